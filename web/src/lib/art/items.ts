/** Things one may find. N night, L ember light, W snow white. */
export const ITEMS = {
  fuel: '<path d="M84 150V84l12-14h44l14 14v66Z"/><path d="M104 70V60h26v10" fill="none" stroke-width="8" stroke="N"/><path d="M98 96l42 40M140 96 98 136" stroke="L" stroke-width="5"/>',
  rifle:
    '<path d="M34 128 66 112 150 104 150 98H158V103L216 98v7l-58 6-4 8-26 3-4 22-14 2 2-22-40 5-26 20Z"/><path d="M120 98l4-10h24l2 8Z"/>',
  medkit:
    '<rect x="74" y="84" width="92" height="66" rx="8"/><path d="M102 84V72h36v12" fill="none" stroke="N" stroke-width="7"/><path d="M112 98h16v12h12v16h-12v12h-16v-12h-12v-16h12Z" fill="W"/>',
  lantern:
    '<path d="M98 150v-12h44v12ZM104 92h32l6 46H98ZM108 82h24v10h-24Z"/><path d="M104 84q16-36 32 0" fill="none" stroke="N" stroke-width="4"/><path d="M110 98h20l4 34h-28Z" fill="#ffd08a"/>',
  axe: '<path d="M86 152 138 66l7 4-52 86ZM132 60q26-12 40 12-18-2-22 22-14-4-24-14Z"/>',
  radio:
    '<rect x="74" y="92" width="92" height="58" rx="6"/><path d="M152 92 170 50" stroke="N" stroke-width="4"/><circle cx="102" cy="121" r="17" fill="L"/><circle cx="102" cy="121" r="9"/><path d="M130 106h26v7h-26ZM130 120h26v7h-26ZM130 134h26v7h-26Z" fill="L"/>',
  pills:
    '<path d="M94 90h52v60H94Z"/><path d="M90 76h60v16H90Z"/><path d="M94 106h52v26H94Z" fill="W"/><path d="M116 111h8v5h5v8h-5v5h-8v-5h-5v-8h5Z" fill="#d9473c"/>',
  can: '<path d="M88 76q32-12 64 0v70q-32 12-64 0Z"/><path d="M88 76q32 12 64 0" stroke="#86abc3" stroke-width="3" fill="none"/><path d="M88 98q32 12 64 0v26q-32 12-64 0Z" fill="L"/>',
  pistol:
    '<path d="M70 86H170V102H160V108H126L120 120H110L102 150H76L88 108H70Z"/><path d="M112 108h10l-4 9h-8Z" fill="L"/>',
  shotgun:
    '<path d="M32 120 64 104 206 88v9l-78 9-4 9-30 4-44 24-16-14Z"/><path d="M130 107 180 101v9l-48 6Z" fill="L"/>',
  knife:
    '<path d="M58 142 86 116 98 128 70 154Z"/><path d="M90 112 176 50Q182 84 102 126Z"/><path d="M96 112 170 60" stroke="L" stroke-width="3"/>',
  bat: '<path d="M70 152 64 146 92 112 150 56Q170 44 180 56T166 82L106 124Z"/><path d="M80 134l10 8M88 124l10 8" stroke="L" stroke-width="4"/>',
  hammer:
    '<path d="M112 92h13v60h-13Z"/><path d="M82 68h60q14 0 20 16l-16-3v14H82Z"/><path d="M112 136h13v6h-13Z" fill="L"/>',
  wrench:
    '<path d="M76 146 128 92Q120 68 142 56L150 74 166 68 164 50Q184 62 173 84 161 98 142 96L92 152Q79 159 76 146Z"/><circle cx="85" cy="146" r="4" fill="L"/>',
  scissors:
    '<path d="M146 50 158 54 112 128 102 122ZM94 50 82 54 128 128 138 122Z"/><path d="M98 118a16 16 0 1 1-10 30 16 16 0 0 1 10-30ZM142 118a16 16 0 1 0 10 30 16 16 0 0 0-10-30Z"/><circle cx="94" cy="134" r="7" fill="L"/><circle cx="146" cy="134" r="7" fill="L"/>',
  mop: '<path d="M150 44l8 5-42 78-9-5Z"/><path d="M92 118l34 16-2 18H68Q86 140 92 118Z"/><path d="M82 150l8-16M96 151l6-14M110 151l4-12" stroke="L" stroke-width="3"/>',
  torch:
    '<path d="M142 104 232 70V172L142 142Z" fill="L" opacity=".5"/><path d="M62 114h60l20-14v46l-20-14H62Q54 123 62 114Z"/><path d="M140 104h5v38h-5Z" fill="W"/><path d="M88 112h16v5H88Z" fill="L"/>',
  lamp: '<path d="M92 150h60v-9H126L142 96 112 66 106 72 130 98 114 141H92Z"/><path d="M84 52 122 58 104 90 70 74Z"/><path d="M76 80 104 92 84 132 48 118Z" fill="L" opacity=".5"/>',
  book: '<path d="M70 76q28-10 50 5 22-15 50-5v70q-28-8-50 7-22-15-50-7Z"/><path d="M120 84v64" stroke="L" stroke-width="3"/><path d="M80 92q16-4 30 4M80 106q16-4 30 4M130 96q14-8 30-4M130 110q14-8 30-4" stroke="W" stroke-width="3" fill="none"/>',
  plan: '<path d="M66 70H168q10 0 10 12v62H80q-14 0-14-14Z" fill="#22506f"/><path d="M66 70q-12 0-12 10t12 8ZM80 144q-14 0-14-14h-10q0 14 14 14Z"/><path d="M84 86h34v24H84ZM118 98h40v30h-58v-18" fill="none" stroke="W" stroke-width="2.5"/><path d="M132 98v-8h14v8" stroke="L" stroke-width="3" fill="none"/>',
  padlock:
    '<rect x="86" y="98" width="68" height="54" rx="8"/><path d="M97 98V84q0-24 23-24t23 24v14" fill="none" stroke="N" stroke-width="10"/><path d="M120 112a7 7 0 0 1 4 13v11h-8v-11a7 7 0 0 1 4-13Z" fill="L"/>',
  goggles:
    '<path d="M56 92q64-16 128 0v12h-6q0 34-28 34-20 0-26-22h-8q-6 22-26 22-28 0-28-34h-6Z"/><circle cx="92" cy="114" r="14" fill="#9be29c"/><circle cx="148" cy="114" r="14" fill="#9be29c"/>',
  snowshoes:
    '<g transform="rotate(-14 96 104)"><path d="M96 50q26 0 24 46-2 40-24 64-22-24-24-64-2-46 24-46Zm0 12q-14 0-12 34 2 30 12 44 10-14 12-44 2-34-12-34Z" fill-rule="evenodd"/><path d="M82 80h28M82 100h28M84 120h24" stroke="L" stroke-width="3"/></g><g transform="rotate(14 148 104)"><path d="M148 50q26 0 24 46-2 40-24 64-22-24-24-64-2-46 24-46Zm0 12q-14 0-12 34 2 30 12 44 10-14 12-44 2-34-12-34Z" fill-rule="evenodd"/><path d="M134 80h28M134 100h28M136 120h24" stroke="L" stroke-width="3"/></g>',
  syringe:
    '<g transform="rotate(-32 120 104)"><rect x="80" y="92" width="74" height="26" rx="4"/><path d="M154 102h38v5h-38ZM58 98h22v14H58ZM48 86h9v38h-9Z"/><path d="M104 97h44v16h-44Z" fill="L"/></g>',
  megaphone:
    '<path d="M70 96 150 62v84L70 122ZM82 122h24l9 30H92Z"/><ellipse cx="150" cy="104" rx="11" ry="42" fill="L"/><ellipse cx="150" cy="104" rx="6" ry="30"/>',
  lighter:
    '<rect x="96" y="98" width="48" height="54" rx="6"/><path d="M102 82h36v16h-36Z"/><path d="M121 38q16 20 7 34-3 9-10 9t-10-10q-1-9 6-15 0 6 4 8 3-12 3-26Z" fill="L"/>',
  junk: '<path d="M70 110H170L162 152H78Z"/><path d="M84 110 96 70l12 40ZM118 110V62h9v48ZM136 110l24-30 9 7-18 23Z"/><circle cx="122" cy="60" r="8"/><path d="M80 122h80v5H79Z" fill="L"/>',
  meat: '<path d="M64 132q-10-40 40-56 44-8 56 20 6 36-44 52-40 8-52-16Z"/><circle cx="140" cy="96" r="12" fill="L"/><circle cx="140" cy="96" r="5"/><path d="M60 140l-14 10 4 6 16-10Z"/>',
  jar: '<path d="M92 84h56q8 10 8 20v40q0 8-8 8H92q-8 0-8-8v-40q0-10 8-20ZM92 66h56v14H92Z"/><path d="M92 108h56v34H92Z" fill="L"/><circle cx="108" cy="122" r="8"/><circle cx="130" cy="128" r="8"/>',
  pack: '<path d="M82 152V94q0-28 38-28t38 28v58Z"/><path d="M106 66V54h28v12" fill="none" stroke="N" stroke-width="7"/><path d="M94 116h52v26H94Z" fill="#22384f"/><path d="M114 112h12v10h-12Z" fill="L"/>',
  ammo: '<path d="M70 106H170V152H70Z"/><path d="M80 106V92q5-16 10 0v14ZM98 106V92q5-16 10 0v14ZM116 106V92q5-16 10 0v14ZM134 106V92q5-16 10 0v14ZM152 106V92q5-16 10 0v14Z" fill="L"/><path d="M82 122h76v4H82Z" fill="L"/>',
  bandage:
    '<path d="M76 96q44-20 88 0v40q-44 20-88 0Z"/><ellipse cx="120" cy="96" rx="44" ry="14" fill="#22384f"/><ellipse cx="120" cy="96" rx="14" ry="5"/><path d="M114 116h12v8h8v12h-8v8h-12v-8h-8v-12h8Z" fill="W"/>',
  whistle: '<path d="M60 92H140V110A28 28 0 1 1 96 126H60Z"/><circle cx="124" cy="128" r="9" fill="L"/>',
  coat: '<path d="M98 66Q120 80 142 66L172 82 164 126 152 122V154H88V122L76 126 68 82Z"/><path d="M120 78v74" stroke="L" stroke-width="3"/>',
} as const;

export type Item = keyof typeof ITEMS;
