export type Params = Record<string, string>;

function parts(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function queryValue(search: string, name: string): string | null {
  return new URLSearchParams(search).get(name);
}

/** Matches "/table/:id" against a path; undefined when it does not fit. */
export function match(pattern: string, path: string): Params | undefined {
  const want = parts(pattern);
  const have = parts(path);
  if (want.length !== have.length) return undefined;
  const params: Params = {};
  for (const [i, part] of want.entries()) {
    const value = decode(have[i] ?? '');
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part !== value) return undefined;
  }
  return params;
}
