import type { CallResult, Manifest, ManifestTarget, ManifestTool, Selector } from '@webmcp/contract';

import { locate } from '../../locate/locate.js';
import { rowsOf, type Row } from '../rows/rows.js';
import { inAnyRow, targetInRow } from '../rows/target-in-row.js';

type Located = ReturnType<typeof locate>;

/** Locates what one call needs, by the tool's mode, and keeps what was found in another way than by its best selector. */
export interface Finder {
  /** @param what a field's key, `container`, `action` or `opener`, for reports of heals */
  find(target: ManifestTarget, what: string, root?: ParentNode | undefined): Located;
  element(target: ManifestTarget, what: string, root?: ParentNode | undefined): HTMLElement | undefined;
  rows(root?: ParentNode): Row[];
  /** From now on targets mean those of this row. */
  inRow(row: Row): void;
  healed: NonNullable<CallResult['healed']>;
}

const show = (by: Selector | 'fingerprint' | undefined): string =>
  typeof by === 'object' ? `${by.strategy} ${by.value}` : (by ?? 'nothing');

export function finder(tool: ManifestTool, { testIdAttributes, tools }: Manifest): Finder {
  const known = new Set(
    tools.flatMap(({ fields, action }) => [
      ...fields.map(({ label }) => label),
      ...(action?.fingerprint?.labels ?? []),
    ]),
  );
  const strict = tool.risk.level === 'destructive';
  let row: Row | undefined;
  const found: Finder = {
    healed: [],
    find(target, what, root = document) {
      const wanted = row ? targetInRow(target, row.key) : target;
      const labels = wanted.fingerprint?.labels ?? [];
      const own = [...labels, (target as { label?: string }).label];
      const located = locate(row && root === row.element ? inAnyRow(wanted) : wanted, {
        root,
        strict,
        others: [...known].filter((label) => !own.includes(label)),
        testIdAttributes,
      });
      if ('element' in located && located.healed && !found.healed.some(({ field }) => field === what))
        found.healed.push({ field: what, from: show(wanted.selectors[0]), to: show(located.by) });
      return located;
    },
    element(target, what, root) {
      const located = found.find(target, what, root);
      return 'element' in located ? (located.element as HTMLElement) : undefined;
    },
    rows: (root = document) => (tool.row ? rowsOf(tool.row, root, testIdAttributes) : []),
    inRow(picked) {
      row = picked;
    },
  };
  return found;
}
