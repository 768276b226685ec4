/** Six places and two homes in the snow. S is snow, W the one warm window. */
export const HOUSES = {
  police:
    '<path d="M54 152V78H186V152Z"/><path d="M50 70H190V80H50Z" S/><path d="M120 86l6 13 14 1-11 9 4 14-13-8-13 8 4-14-11-9 14-1Z" fill="#86abc3"/><path d="M62 92h18v16H62ZM160 92h18v16h-18Z" fill="#22384f"/><path d="M108 152v-20h24v20Z" fill="W"/>',
  grocery:
    '<path d="M40 152V92H200V152Z"/><path d="M36 84H204V94H36Z" S/><path d="M44 100H196l8 14H36Z" fill="#86abc3"/><path d="M68 100l-6 14M100 100l-3 14M132 100v14M164 100l3 14" stroke="#0a131f" stroke-width="7"/><path d="M52 122h36v22H52Z" fill="#22384f"/><path d="M104 122h32v30h-32Z" fill="W"/><path d="M152 122h36v22h-36Z" fill="#22384f"/>',
  school:
    '<path d="M44 152V96H100V70L120 52 140 70V96H196V152Z"/><path d="M40 92H100v7H40ZM140 92h60v7h-60ZM94 72 120 46 146 72 140 74 120 56 100 74Z" S/><circle cx="120" cy="84" r="9" fill="#e8eff4"/><path d="M120 79v5l4 2" stroke="#0a131f" stroke-width="2" fill="none"/><path d="M54 108h14v14H54ZM78 108h14v14H78ZM148 108h14v14h-14Z" fill="#22384f"/><path d="M172 108h14v14h-14Z" fill="W"/><path d="M110 152v-24h20v24Z" fill="#22384f"/>',
  library:
    '<path d="M46 152V144H194V152ZM54 96H186V144H54Z"/><path d="M46 94 120 56 194 94V98H46Z"/><path d="M42 92 120 50 198 92 194 96 120 58 46 96Z" S/><path d="M64 100h10v44H64ZM88 100h10v44H88ZM142 100h10v44h-10ZM166 100h10v44h-10Z" fill="#86abc3"/><path d="M108 144v-30q12-12 24 0v30Z" fill="W"/>',
  hospital:
    '<path d="M50 152V86H98V58H142V86H190V152Z"/><path d="M46 80H98v7H46ZM142 80h52v7h-52ZM94 52h52v7H94Z" S/><path d="M114 64h12v9h9v12h-9v9h-12v-9h-9V73h9Z" fill="#e8eff4"/><path d="M60 98h12v12H60ZM80 98h12v12H80ZM148 98h12v12h-12ZM60 122h12v12H60ZM168 122h12v12h-12Z" fill="#22384f"/><path d="M168 98h12v12h-12Z" fill="W"/><path d="M108 152v-32h24v32Z" fill="#22384f"/>',
  gas: '<path d="M44 76H196V88H44ZM60 88h8V152H60ZM172 88h8V152h-8Z"/><path d="M40 68H200V78H40Z" S/><path d="M84 152V104h28V152ZM126 152V104h28V152Z"/><path d="M90 110h16v12H90Z" fill="W"/><path d="M132 110h16v12h-16Z" fill="#22384f"/><path d="M112 112q10 4 8 22M154 112q10 4 8 22" fill="none" stroke="#0a131f" stroke-width="4"/>',
  sun: '<path d="M70 160V96L120 62 170 96V160Z"/><path d="M60 102 120 58 180 102 174 108 120 70 66 108Z" S/><path d="M146 74V50h12V84Z"/><path d="M152 46q-14-12 2-22 16-8 8-22" stroke="#e8eff4" stroke-width="8" fill="none" opacity=".4" stroke-linecap="round"/><path d="M106 104h28v26h-28Z" fill="W"/><path d="M120 104v26M106 117h28" stroke="#0a131f" stroke-width="3"/><path d="M80 136h14v24H80ZM146 136h14v24h-14Z" fill="#22384f"/>',
  moon: '<path d="M66 160V92H96V58H144V92H174V160Z"/><path d="M62 86H96v8H62ZM144 86h34v8h-34ZM90 50h60v9H90Z" S/><path d="M118 50V22h4V50ZM104 30h32" stroke="#0a131f" stroke-width="3"/><path d="M108 104h24v24h-24Z" fill="W"/><path d="M120 104v24" stroke="#0a131f" stroke-width="3"/><path d="M104 66h10v12h-10ZM126 66h10v12h-10ZM74 106h12v12H74ZM154 106h12v12h-12Z" fill="#22384f"/>',
} as const;

export type House = keyof typeof HOUSES;
