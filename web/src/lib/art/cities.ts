import type { CityKind } from './types';

/** Nameless city shapes by type. K is the dark body, W a lit window. */
export const CITIES: Record<CityKind, readonly string[]> = {
  cultural: [
    '<path d="M78 150V104C78 78 96 66 118 60L120 48 122 60C144 66 162 78 162 104V150Z" fill="K"/><path d="M60 150v-36h14v36ZM166 150v-36h14v36Z" fill="K"/><path d="M92 150v-26q8-12 16 0v26ZM116 150v-26q8-12 16 0v26ZM140 150v-20q6-10 12 0v20Z" fill="W"/>',
    '<path d="M76 150V96L90 44 104 96V110H136V96L150 44 164 96V150Z" fill="K"/><circle cx="120" cy="122" r="8" fill="W"/><path d="M84 112h10v16H84ZM146 112h10v16h-10ZM112 150v-14h16v14Z" fill="W"/>',
    '<path d="M66 150V80H174V150ZM60 72h120v10H60Z" fill="K"/><path d="M98 150v-34q22-30 44 0v34Z" fill="W"/><path d="M70 88h16v12H70ZM154 88h16v12h-16Z" fill="W"/>',
    '<path d="M82 150v-24H70l14-14h4V94H78l14-14h4V64H88l32-26 32 26h-8v16h4l14 14h-10v18h4l14 14h-12v24Z" fill="K"/><path d="M104 136h32v14h-32ZM108 102h24v9h-24ZM112 72h16v7h-16Z" fill="W"/>',
  ],
  scientific: [
    '<path d="M74 150V112H166V150ZM82 112C82 80 158 80 158 112Z" fill="K"/><path d="M118 96 160 50 170 58 130 104Z" fill="K"/><path d="M84 122h14v12H84ZM106 122h14v12h-14ZM128 122h14v12h-14Z" fill="W"/>',
    '<path d="M114 150 118 96h4l4 54Z" fill="K"/><path d="M66 60Q74 112 128 108 92 96 66 60Z" fill="K"/><path d="M92 92 70 84" stroke="K" stroke-width="3"/><path d="M60 150v-22h44v22Z" fill="K"/><path d="M66 134h10v9H66ZM84 134h10v9H84Z" fill="W"/>',
    '<path d="M104 150V78q8-28 16-34 8 6 16 34v72Z" fill="K"/><path d="M150 150V52h6v98ZM150 60h-16M150 90h-16M150 120h-16" fill="K" stroke="K" stroke-width="4"/><circle cx="120" cy="84" r="6" fill="W"/><path d="M92 150l12-24v24ZM148 150l-12-24v24Z" fill="K"/>',
  ],
  industrial: [
    '<path d="M60 150V112L84 100V112L108 100V112L132 100V150ZM140 150 144 66H156L160 150ZM166 150 169 80H179L182 150Z" fill="K"/><path d="M150 60q-12-14 4-24 20-10 34 4" stroke="K" stroke-width="9" fill="none" opacity=".5" stroke-linecap="round"/><path d="M70 122h12v10H70ZM92 122h12v10H92ZM114 122h10v10h-10Z" fill="W"/>',
    '<path d="M92 150V52h6v98ZM60 58h116v6H60ZM95 44 176 60H60Z" fill="K"/><path d="M160 64v30" stroke="K" stroke-width="2.5"/><path d="M150 94h20v14h-20ZM112 150v-36h60v36Z" fill="K"/><path d="M120 122h12v10h-12ZM142 122h12v10h-12Z" fill="W"/>',
    '<path d="M64 150Q78 104 70 74H112Q104 104 118 150ZM126 150Q138 110 132 86H170Q164 110 176 150Z" fill="K"/><path d="M90 66q-14-16 6-26 24-8 36 6" stroke="#fff" stroke-width="10" opacity=".35" fill="none" stroke-linecap="round"/><path d="M80 138h10v8H80ZM98 138h8v8h-8ZM144 138h10v8h-10Z" fill="W"/>',
  ],
};
