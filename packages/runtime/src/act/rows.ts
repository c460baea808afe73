import type { ManifestTarget, ManifestTool } from '@webmcp/contract';

import { name } from '../accessibility/accessible-name.js';
import { normalizeText } from '../accessibility/normalize-text.js';
import { hits } from '../locate/hits.js';
import type { Rows } from '../parts.js';
import { named } from './named.js';

export interface Row {
  element: Element;
  /** The text that names it. */
  key: string;
}

/** The rows that are there now with the text that names each; those without such a text cannot be named and are left out. */
export function rowsOf(
  row: Pick<NonNullable<ManifestTool['row']>, 'rows' | 'key'>,
  root: ParentNode,
  testIdAttributes: string[],
): Row[] {
  for (const selector of row.rows.selectors) {
    const found = hits(selector, root, testIdAttributes);
    if (!found.length) continue;
    return found.flatMap((element) => {
      for (const each of row.key.selectors) {
        const [only, second] = hits(each, element, testIdAttributes);
        const key = only && !second && normalizeText(only.textContent || name(only));
        if (key) return [{ element, key }];
      }
      return [];
    });
  }
  return [];
}

/** The rows that a text can mean: by the whole text, then without regard to case, then by its beginning. */
export function rowsNamed(rows: Row[], text: string): Row[] {
  const found = named(rows, text, ({ key }) => [key]);
  const start = normalizeText(text).toLowerCase();
  return found.length || !start ? found : rows.filter(({ key }) => key.toLowerCase().startsWith(start));
}

/** A target of a row action with `{row}` in its texts replaced by the row's key, and doubled braces made single. */
export function targetInRow(target: ManifestTarget, key: string): ManifestTarget {
  const quoted = JSON.stringify(key).slice(1, -1);
  const fill = (text: string, row: string): string =>
    text.replace(/\{row\}|\{\{|\}\}/g, (found) => (found.length > 2 ? row : found[0]!));
  return {
    ...target,
    selectors: target.selectors.map((each) => ({
      ...each,
      value: fill(each.value, /role|css/.test(each.strategy) ? quoted : key),
    })),
    ...(target.fingerprint && {
      fingerprint: { ...target.fingerprint, labels: target.fingerprint.labels.map((label) => fill(label, key)) },
    }),
  };
}

/**
 * A target without what its fingerprint says of the row that it was taken in: where it stands, among which words. One
 * without a label has nothing else to say; its selectors must do.
 */
export function inAnyRow({ fingerprint, ...target }: ManifestTarget): ManifestTarget {
  if (!fingerprint?.labels.length) return target;
  const { near: _near, twin: _twin, ...print } = fingerprint;
  // Every row has this label: in the page it is no identity, in the row it is.
  return { ...target, fingerprint: { ...print, scope: [], unique: [...print.unique, 'label'] } };
}

/** The part that tools for rows need. */
export const rows: Rows = { rowsOf, rowsNamed, targetInRow, inAnyRow };
