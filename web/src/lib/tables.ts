import { t } from './text';

/** So many tables without a name can stand side by side before a name must come twice. */
export const TABLE_NAMES = 200;

/** Any text as a whole number, spread evenly (FNV-1a). */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** What a table is called: as its host wishes, or by a name that follows from its id, the same for every reader. */
export function titleOf({ title, table }: { title: string; table: string }): string {
  if (title) return title;
  return table ? t(`table-name-${1 + (spread(table) % TABLE_NAMES)}`) : t('loading');
}
