export interface Run {
  text: string;
  strong: boolean;
  /** A card or place name that can be looked up. */
  term: boolean;
}

/** Splits a message into runs: **name** is strong, __card__ is a term. Nothing else is marked up. */
export function runs(text: string): Run[] {
  const out: Run[] = [];
  for (const part of text.split(/(\*\*[^*]+\*\*|__[^_]+__)/)) {
    if (part === '') continue;
    const strong = part.startsWith('**');
    const term = part.startsWith('__');
    out.push({ text: strong || term ? part.slice(2, -2) : part, strong, term });
  }
  return out;
}
