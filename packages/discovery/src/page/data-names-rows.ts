import type { PageContainer, PageRowKey } from '@webmcp/contract';

type IsData = (text: string) => boolean;

/** Matches a text of words alone. A number or a date changes, and people seldom name a record by it. */
const isWorded = (text: string): boolean => /\p{L}/u.test(text) && !/\d/.test(text);

/**
 * Puts the keys that the app itself writes in each row behind a key whose words no file contains. "Team lunch" names an
 * expense, and "Food" names its kind. Records that the source writes keep the page's order.
 */
export function dataNamesRows(containers: readonly PageContainer[], isData: IsData): PageContainer[] {
  const sets = new Map<number, PageContainer[]>();
  for (const container of containers)
    if (container.row !== undefined) sets.set(container.row.set, [...(sets.get(container.row.set) ?? []), container]);
  const moved = new Map([...sets.values()].flatMap((rows) => withNamesFirst(rows, isData)));
  return containers.map((container) => moved.get(container) ?? container);
}

/** Returns the rows of a set with another order of keys; nothing where the order stays. */
function withNamesFirst(rows: readonly PageContainer[], isData: IsData): [PageContainer, PageContainer][] {
  const texts = new Map<string, string[]>();
  for (const { row } of rows)
    for (const key of row?.keys ?? []) texts.set(idOf(key), [...(texts.get(idOf(key)) ?? []), key.text]);
  const all = [...texts].filter(([, own]) => own.length === rows.length && own.length > 1);
  const ofApp = new Set(all.flatMap(([id, own]) => (own.some(isData) ? [] : [id])));
  const names = all.filter(([, own]) => own.every((text) => isData(text) && isWorded(text)) && areDistinct(own));
  if (ofApp.size === 0 || names.length === 0) return [];
  return rows.map((container) => {
    const row = container.row!;
    const keys = row.keys.toSorted((one, other) => Number(ofApp.has(idOf(one))) - Number(ofApp.has(idOf(other))));
    return [container, { ...container, row: { ...row, keys } }];
  });
}

const areDistinct = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;

const idOf = ({ selector: { strategy, value }, from }: PageRowKey): string => `${from ?? 'text'} ${strategy} ${value}`;
