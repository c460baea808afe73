import { isOverlayKind } from '@webmcp/text';

import type { ToolCandidate } from '../group/tool-candidate.js';
import type { AppModel, Boundary, Intent } from '../intents/model/intent.js';
import { siteKey } from '../intents/model/site-key.js';
import { boundaryChain } from '../match/views/intent-view.js';
import type { MatchedElement, MatchedElements } from '../match/model/matched-elements.js';
import { rowFacts } from '../selectors/rows/own-keys.js';
import { nearestRow, planRows, setKey, type RowPlan } from '../selectors/rows/row-plan.js';
import { twinIntents } from './row-twins.js';
import { membersOf, type ToolPart, type ToolParts } from './tool-parts.js';

/** The rows of a row action, with the parts of the tool that are inside them. */
export interface ToolRows {
  plan: RowPlan;
  /** Decides whether a part is inside the rows. */
  holds(part: ToolPart): boolean;
  /** Returns the elements of a part that are in these rows. An opener may also be in other rows: a tab, a menu item. */
  elementsOf(part: ToolPart): MatchedElement[];
}

/**
 * Finds the rows that a tool acts on, with the rows of their twins. Null if the candidate has no row, or if no selector finds
 * rows and key on the pages.
 */
export function toolRows(
  candidate: ToolCandidate,
  parts: ToolParts,
  appModel: AppModel,
  seen: Pick<MatchedElements, 'ofIntent'>,
): ToolRows | null {
  if (candidate.row === null) return null;
  const held = partsInRows(candidate.row, parts, appModel.boundaries);
  const elements = held.flatMap(({ matchedElements }) => matchedElements.filter(isInRow));
  const twins = twinsOf(candidate.row, held, appModel).flatMap((intent) => seen.ofIntent(intent.index).filter(isInRow));
  const plan = elements.length === 0 ? null : planRows([...elements, ...twins], rowFacts(candidate.row, appModel));
  if (plan === null) return null;
  const sets = new Set(elements.map(rowSetOf));
  return {
    plan,
    holds: (part) => held.includes(part),
    elementsOf: ({ matchedElements }) =>
      matchedElements.filter((matched) => isInRow(matched) && sets.has(rowSetOf(matched))),
  };
}

/** Returns the controls of the row's twins that are the same tags as the parts in the row. */
function twinsOf(row: number, held: readonly ToolPart[], appModel: AppModel): Intent[] {
  const tags = new Set(held.flatMap(({ intent }) => intent.sites.slice(0, 1).map(siteKey)));
  return twinIntents(row, appModel).filter(({ sites: [tag] }) => tag !== undefined && tags.has(siteKey(tag)));
}

/**
 * Returns the parts that a row contains. The button of a row may open a dialog with the action: then only the opener is in
 * the row. A row that is edited in place contains opener and members, seldom in one state. A menu that is drawn elsewhere
 * may have rows of its own, its items. The row of the tool is then that of the opener.
 */
function partsInRows(row: number, parts: ToolParts, boundaries: readonly Boundary[]): readonly ToolPart[] {
  const ownOpeners = parts.openers.filter(({ intent }) => boundaryChain(boundaries, intent.boundary).includes(row));
  const ofOpeners = new Set(ownOpeners.flatMap(({ matchedElements }) => matchedElements.filter(isInRow).map(rowSetOf)));
  const isElsewhere = ({ intent, matchedElements }: ToolPart): boolean =>
    ofOpeners.size > 0 &&
    isBehindOverlay(boundaryChain(boundaries, intent.boundary), row, boundaries) &&
    !matchedElements.some((matched) => ofOpeners.has(rowSetOf(matched)));
  const members = membersOf(parts).filter((member) => !isElsewhere(member));
  // The opener of a group around the row is in a row of its own.
  if (!members.some(hasRow)) return (ownOpeners.some(hasRow) ? ownOpeners : parts.openers).filter(hasRow);
  return [...members, ...ownOpeners].filter(hasRow);
}

/** Decides whether a chain of boundaries, innermost first, has an overlay inside of a row. */
const isBehindOverlay = (chain: readonly number[], row: number, boundaries: readonly Boundary[]): boolean =>
  chain.includes(row) &&
  chain.slice(0, chain.indexOf(row)).some((index) => isOverlayKind(boundaries[index]?.kind ?? ''));

const hasRow = ({ matchedElements }: ToolPart): boolean => matchedElements.some(isInRow);

const isInRow = ({ snapshot, element }: MatchedElement): boolean => nearestRow(snapshot, element.chain) !== undefined;

/** Names the set of rows around an element, within one state. */
const rowSetOf = ({ snapshot, element }: MatchedElement): string =>
  setKey(snapshot, nearestRow(snapshot, element.chain));
