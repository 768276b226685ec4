/** Evidence under the desk lamp. */
export const PROOFS = {
  file: '<path d="M62 60H112l10 12H178V160H62Z"/><path d="M74 86h92M74 100h92M74 114h60" stroke="#0a0f13" stroke-width="4"/><path d="M130 122h44v20h-44Z" fill="none" stroke="#e2573f" stroke-width="4" transform="rotate(-9 152 132)"/>',
  flask:
    '<path d="M104 52h32v8h-5v32l31 54q4 14-10 14H88q-14 0-10-14l31-54V60h-5Z"/><path d="M96 122h48l16 28q2 5-4 5H84q-6 0-4-5Z" fill="#9be29c"/><circle cx="112" cy="138" r="5" fill="#fffbe0"/><circle cx="130" cy="130" r="3" fill="#fffbe0"/>',
  tape: '<rect x="58" y="72" width="124" height="78" rx="7"/><path d="M76 86h88v26H76Z" fill="#0a0f13"/><circle cx="98" cy="99" r="9" fill="#f4eab8"/><circle cx="142" cy="99" r="9" fill="#f4eab8"/><path d="M82 126h76v14H82Z" fill="#e2573f"/>',
  photo:
    '<g transform="rotate(-7 120 104)"><path d="M68 54H172V160H68Z" fill="#f4eab8"/><path d="M76 62H164V136H76Z" fill="#142430"/><path d="M76 136v-16l20-22 14 16 16-26 38 48Z" fill="#05090d"/><ellipse cx="136" cy="78" rx="20" ry="5" fill="#fffbe0"/></g>',
  implant:
    '<circle cx="120" cy="104" r="52" fill="none" stroke="#f4eab8" stroke-width="3"/><rect x="104" y="88" width="32" height="32" rx="4"/><path d="M104 94h-16M104 104H84M104 114h-16M136 94h16M136 104h20M136 114h16M112 88V70M128 88V70M112 120v18M128 120v18" stroke="#cdc9a4" stroke-width="3"/><circle cx="120" cy="104" r="6" fill="#e2573f"/>',
  stone:
    '<path d="M70 140 84 86 122 62 166 84 176 130 146 156H92Z"/><path d="M84 86 118 104 122 62M118 104 176 130M118 104 108 156" stroke="#0a0f13" stroke-width="3" fill="none"/><path d="M118 104q12 16 0 26-10-12 0-26Z" fill="#9be29c"/>',
  wagon:
    '<path d="M44 84H196V146H44ZM56 146a11 11 0 1 0 22 0ZM162 146a11 11 0 1 0 22 0Z"/><path d="M104 84h32V146h-32Z" fill="#f4eab8"/><path d="M112 146v-34q8-10 16 0v34Z" fill="#05090d"/>',
} as const;

export type Proof = keyof typeof PROOFS;
