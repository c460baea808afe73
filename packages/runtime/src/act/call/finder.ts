import type { CallResult, Manifest, ManifestTarget, ManifestTool, Selector } from '@webmcp/contract';

import { roleAndName } from '../../accessibility/role-and-name.js';
import { locate, type Located } from '../../locate/locate.js';
import type { LocateTarget } from '../../locate/approaches/search.js';
import { hits } from '../../locate/strategies/hits.js';
import { readsRiskier } from '../../policy/reads-riskier.js';
import { ownOf } from '../rows/own-of.js';
import { nameRows } from '../rows/row-names.js';
import { rowsOf, type Row } from '../rows/rows.js';
import { inAnyRow, targetInRow } from '../rows/target-in-row.js';
import { isOther } from './twin-behind.js';
import { rootNode } from '../../dom/parents.js';
import { contains } from '../../dom/matching.js';

/** Locates the targets of one call by the tool's mode, and notes each heal: a target found by another than its best selector. */
export interface Finder {
  /** @param part a field's key, `container`, `action` or `opener`; names the target in the report of a heal */
  find(target: ManifestTarget, part: string, root?: ParentNode | undefined): Located;
  element(target: ManifestTarget, part: string, root?: ParentNode | undefined): HTMLElement | undefined;
  /** Locates the element of a reach step, inside the step's container if it has one. */
  opener(step: TargetStep, root?: ParentNode | undefined): HTMLElement | undefined;
  /** Locates a target inside one item of a list. */
  inItem(target: ManifestTarget, item: Element): Located;
  rows(root?: ParentNode): Row[];
  /** Sets the row whose targets are located from now on. */
  inRow(row: Row): void;
  healed: NonNullable<CallResult['healed']>;
  /** Returns the text of a located element that reads riskier than the map, or like another tool. */
  riskierText(target: ManifestTarget, element: Element): string | undefined;
  /**
   * Decides whether another element has a mark that only the target had: its words in the same part of the page, or its
   * id in the same tree.
   */
  hasDouble(target: ManifestTarget, element: Element, root: ParentNode): boolean;
}

/** A reach step that acts on an element. */
export type TargetStep = Exclude<NonNullable<ManifestTool['reach']>[number], { do: 'navigate' }>;

const show = (by: Selector | 'fingerprint' | undefined): string =>
  typeof by === 'object' ? `${by.strategy} ${by.value}` : (by ?? 'nothing');

/** Returns the labels of a tool's action, in lower case. */
const labelsOf = ({ action }: ManifestTool): string[] =>
  (action?.fingerprint?.labels ?? []).map((label) => label.toLowerCase());

interface Wanted {
  tool: ManifestTool;
  found: Finder;
  wanted: ManifestTarget;
  part: string;
  root: ParentNode;
  testIdAttributes: string[];
}

/** Returns the reason why a located element is another one: a twin behind, or the opener of the tool. */
function otherThan(located: Located, { tool, found, ...place }: Wanted): Located | undefined {
  if (!('element' in located)) return undefined;
  const { element, healed } = located;
  if (isOther(element, place.wanted, place)) return { reason: 'ambiguous', candidates: [roleAndName(element)] };
  // "Delete" of a row opens a question, and looks like the "Delete" that answers it.
  const isOpener = (): boolean =>
    !!tool.reach?.some((step) => step.do === 'click' && found.opener(step, place.root) === element);
  return healed && place.part === 'action' && isOpener() ? { reason: 'gone', candidates: [] } : undefined;
}

function openerOf(step: TargetStep, found: Finder, root: ParentNode | undefined): HTMLElement | undefined {
  const { target } = step;
  const { container: wanted, outside } = step.do === 'click' ? step : {};
  const box = wanted ? found.element(wanted, 'opener container', root) : root;
  const sought: ManifestTarget & LocateTarget = outside ? { ...target, outside } : target;
  return wanted && !box ? undefined : found.element(sought, 'opener', box);
}

const labelsOfControls = (tools: Manifest['tools']): ReadonlySet<string> =>
  new Set(
    tools.flatMap(({ fields, action }) => [
      ...fields.map(({ label }) => label),
      ...(action?.fingerprint?.labels ?? []),
    ]),
  );

/** Creates the finder of one call. The labels of all other controls of the manifest count against a candidate. */
export function finder(tool: ManifestTool, { testIdAttributes, tools }: Manifest): Finder {
  const known = labelsOfControls(tools);
  const actions = new Set(tools.flatMap((each) => (each.id === tool.id ? [] : labelsOf(each))));
  for (const label of labelsOf(tool)) actions.delete(label);
  const strict = tool.risk.level === 'destructive';
  let row: Row | undefined;
  const found: Finder = {
    healed: [],
    find(target, part, root = document) {
      const wanted = row ? targetInRow(target, row.key) : target;
      const labels = wanted.fingerprint?.labels ?? [];
      const own = [...labels, (target as { label?: string }).label];
      // The row's name was read on the page just now, and the row is the control.
      const ofRow = row && root === row.element ? ownOf(wanted, row.element) : undefined;
      if (ofRow) return { element: ofRow, by: wanted.selectors[0]!, healed: false };
      const located = locate(row && root === row.element ? inAnyRow(wanted) : wanted, {
        root,
        strict,
        others: [...known].filter((label) => !own.includes(label)),
        testIdAttributes,
      });
      const other = otherThan(located, { tool, found, wanted, part, root, testIdAttributes });
      if (other) return other;
      if ('element' in located && located.healed && !found.healed.some(({ field }) => field === part))
        found.healed.push({ field: part, from: show(wanted.selectors[0]), to: show(located.by) });
      return located;
    },
    element(target, part, root) {
      const located = found.find(target, part, root);
      return 'element' in located ? (located.element as HTMLElement) : undefined;
    },
    opener: (step, root) => openerOf(step, found, root),
    inItem: (target, root) => locate(inAnyRow(targetInRow(target, row?.key ?? '')), { root, strict, testIdAttributes }),
    // A position names a row only where a wrong row does no harm.
    rows: (root = document) =>
      tool.row ? nameRows(rowsOf(tool.row, root, testIdAttributes), tool.risk.level === 'safe') : [],
    riskierText: (target, element) => readsRiskier(element, { tool, target, others: actions, row: row?.key }),
    hasDouble({ selectors, fingerprint }, element, root) {
      const [best] = selectors;
      const { id, unique = [] } = fingerprint ?? {};
      const same: Selector[] = [
        ...(best?.strategy === 'role' && !row ? [best] : []),
        ...(id && unique.includes('id') ? [{ strategy: 'css' as const, value: `#${CSS.escape(id)}`, score: 0 }] : []),
      ];
      return same.some((each) => {
        const home = rootNode(element);
        const others = hits(each, each === best ? root : (home as Document | ShadowRoot), testIdAttributes);
        return others.some(
          (other) => !contains(other, element) && !contains(element, other) && rootNode(other) === home,
        );
      });
    },
    inRow(picked) {
      row = picked;
    },
  };
  return found;
}
