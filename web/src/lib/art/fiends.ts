/** What waits in the Shadows: a dark shape and one lit detail. D dark, E eye light, G torch light. */
export const FIENDS = {
  stretch:
    '<path d="M112 205Q108 150 112 112 92 118 78 168L66 196 60 190 64 176 54 184 72 138Q86 98 114 92 104 60 122 56T140 92Q168 98 182 138L200 184 190 176 194 190 188 196 176 168Q162 118 142 112 146 150 142 205Z" fill="D"/>EYE(115,76,5)EYE(131,76,5)',
  beast:
    '<path d="M30 176Q40 120 84 112 110 84 150 92L168 66 178 88 204 96Q214 112 196 122L184 124Q192 160 184 196H168L160 150 112 156 98 196H80L82 158 60 164 52 196H36Z" fill="D"/>EYE(186,102,7)',
  machine:
    '<path d="M40 205V46H88V205ZM96 205V34H150V205ZM158 205V58H204V205Z" fill="D"/><path d="M48 60h32M48 74h32M48 88h32M166 72h30M166 86h30M166 100h30M104 150h38M104 164h38" stroke="#2d4048" stroke-width="4"/><circle cx="123" cy="90" r="20" fill="#e2573f"/><circle cx="123" cy="90" r="9" fill="D"/><circle cx="123" cy="90" r="40" fill="#e2573f" opacity=".2"/>',
  worm: '<path d="M20 180Q70 120 60 86T112 40Q160 26 170 74T120 132Q96 160 150 176T230 170" fill="none" stroke="D" stroke-width="32" stroke-linecap="round"/><path d="M52 128l24 8M50 100l24-4M72 66l18 16M110 38l6 22M150 44l-12 20M168 76l-24 0M146 116l-18-16" stroke="#2d4048" stroke-width="3"/><circle cx="222" cy="170" r="9" fill="E"/><path d="M214 164l8 6-8 6" stroke="D" stroke-width="3" fill="none"/>',
  ghost:
    '<g fill="none" stroke="G" stroke-width="2.2"><path d="M84 200Q84 110 104 96 96 56 120 52T138 96Q158 110 158 200" opacity=".9"/><path d="M74 200Q74 106 96 92 86 46 120 42T146 92Q168 106 168 200" opacity=".5"/><path d="M64 200Q64 102 88 88 78 36 120 32T154 88Q178 102 178 200" opacity=".25"/></g><path d="M88 200Q88 112 106 98 100 58 120 56T136 98Q154 112 154 200Z" fill="D" opacity=".6"/><path d="M120 112q10 10 0 26-10-16 0-26Z" fill="E"/>',
  twins:
    '<path d="M58 205Q60 140 76 124 64 92 84 84T108 124Q122 140 122 205ZM126 205Q128 140 142 124 130 92 150 84T174 124Q188 140 190 205Z" fill="D"/><path d="M66 120Q60 78 88 78T112 120L104 98H72ZM132 120Q126 78 154 78T178 120L170 98H138Z" fill="D"/>EYE(80,106,4)EYE(94,106,4)EYE(146,106,4)EYE(160,106,4)',
  fire: '<path d="M74 205Q78 130 100 116 90 70 114 66T136 116Q150 124 154 150L176 128 184 136 158 176 146 168V205Z" fill="D"/><path d="M182 130q-18-16-2-40 2 12 10 14 0-18 12-28 2 18 10 26 8 20-12 30Z" fill="#ffb04a"/><circle cx="188" cy="110" r="48" fill="#ff8a3c" opacity=".24"/><path d="M184 126q-6-8 2-18 4 10 8 16Z" fill="#fff4c0"/>',
  mites:
    '<path d="M40 205Q52 100 34-5H70Q64 100 84 205ZM156 205Q160 100 150-5H196Q186 100 208 205Z" fill="D"/><path d="M96 100Q94 70 120 66T146 100Q144 146 120 156 98 146 96 100Z" fill="D"/><path d="M70 40Q96 46 110 70M150 30Q136 50 128 68M84 150Q100 148 108 146M170 160Q150 152 136 148" stroke="D" stroke-width="3" fill="none"/><g fill="#c9f08a">DOTS</g>',
  grey: '<path d="M86 205Q88 156 112 146V132Q80 112 82 74 86 34 122 34T162 74Q164 112 132 132V146Q156 156 158 205Z" fill="D"/><path d="M90 82Q110 78 116 102 96 108 90 82ZM154 82Q134 78 128 102 148 108 154 82Z" fill="E"/><path d="M103 84q6 8 3 18M141 84q-6 8-3 18" stroke="D" stroke-width="3" fill="none"/>',
  oil: '<ellipse cx="120" cy="160" rx="100" ry="30" fill="D"/><path d="M60 156Q70 110 56 84 78 108 82 152ZM108 150Q104 96 120 62 132 100 130 150ZM162 154Q164 118 184 96 180 124 182 158Z" fill="D"/><ellipse cx="112" cy="156" rx="74" ry="16" fill="none" stroke="G" opacity=".5" stroke-width="1.6"/>EYE(120,158,15)',
  fluke:
    '<path d="M-5 150H245V205H-5Z" fill="#0c171b"/><path d="M84 170Q78 110 98 90 96 50 120 48T142 90Q162 110 156 170Z" fill="D"/><path d="M88 128q-22 8-34 34M152 128q22 8 34 34" stroke="D" stroke-width="12" fill="none" stroke-linecap="round"/><circle cx="120" cy="82" r="11" fill="E"/><path d="M120 74v16M112 82h16M114 76l12 12M126 76l-12 12" stroke="D" stroke-width="2.5"/><path d="M60 166h120M40 178h90M120 188h80" stroke="G" stroke-width="2" opacity=".5"/>',
  smoker:
    '<path d="M40 205Q46 146 96 136V116Q78 96 82 70 88 40 122 40T160 72L166 92 158 96V112Q152 124 138 122V136Q190 146 196 205Z" fill="D"/><path d="M162 104l26 4-1 5-26-3Z" fill="D"/><circle cx="190" cy="111" r="4.5" fill="#ff8a3c"/><circle cx="190" cy="111" r="14" fill="#ff8a3c" opacity=".3"/><path d="M192 104Q184 84 198 70T190 36" stroke="G" stroke-width="3" fill="none" opacity=".5"/>',
  gunman:
    '<path d="M60 205Q64 140 98 128 92 82 118 80T142 128Q162 132 172 150L214 132 216 142 176 166 160 160V205Z" fill="D"/><path d="M206 128h24v8h-16v10h-8Z" fill="D"/><path d="M92 92h56v7H92ZM102 92q2-20 18-20t18 20Z" fill="D"/><circle cx="232" cy="131" r="4" fill="E"/>',
  swarm:
    '<path d="M-5 176Q120 160 245 176V205H-5Z" fill="D"/><path d="M60 176V130Q60 96 92 96T124 130V176ZM120 176V140Q120 112 148 112T176 140V176Z" fill="D"/><g fill="E">DOTS</g>',
} as const;

export type Fiend = keyof typeof FIENDS;
