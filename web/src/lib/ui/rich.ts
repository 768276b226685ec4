interface Run {
  text: string;
  strong: boolean;
  /** The seat of the player whose name this is. */
  seat?: number;
  /** A card or place name that can be looked up. */
  term: boolean;
}

/** Splits a message into runs: **2:name** is the player of a seat, **word** strong, __card__ a term. No other mark-up. */
export function runs(text: string): Run[] {
  const out: Run[] = [];
  for (const part of text.split(/(\*\*[^*]+\*\*|__[^_]+__)/)) {
    if (part === '') continue;
    const strong = part.startsWith('**');
    const term = part.startsWith('__');
    const text = strong || term ? part.slice(2, -2) : part;
    const who = strong ? /^(\d+):(.+)$/s.exec(text) : null;
    out.push(who ? { text: who[2] ?? '', strong, term, seat: Number(who[1]) } : { text, strong, term });
  }
  return out;
}
