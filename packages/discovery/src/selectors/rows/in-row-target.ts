import type { Selector, Target } from '@webmcp/contract';
import { foldText, onlyChildValue, ownRowValue, selectorScores, withRowKey } from '@webmcp/text';

import type { Intent } from '../../intents/model/intent.js';
import { isDataText } from '../../intents/model/is-data-text.js';
import type { MatchedElement } from '../../match/model/matched-elements.js';
import { isAgreedText } from '../agreed-text.js';
import { isBareRole } from '../bare-role.js';
import { onAgreedName } from '../agreed-name.js';
import { holdsData } from '../changing-text.js';
import { targetWith, type ScopedMatch } from '../intent-target.js';
import { onAskedPart, withAskedMark } from '../on-asked-part.js';
import { onAgreedWords } from '../on-agreed-words.js';
import { onPictureInRow } from '../on-picture.js';
import { common, proven, provenAt, ranked } from '../prove.js';
import { provenByWording } from '../proven-by-wording.js';
import { literalInRow, searchedText, selectorWithRowKey } from '../row-text.js';
import { nearestRow, rowKey, type RowPlan } from './row-plan.js';

/** A matched element with its row as scope and the text of the row's key. */
interface MatchInRow extends ScopedMatch {
  key: string;
}

/**
 * Makes the target of an intent inside every row: selectors that are alone in their row. The key's text is written as
 * `{row}`, so that one target serves all rows.
 */
export function inRowTarget(intent: Intent, matchedElements: readonly MatchedElement[], plan: RowPlan): Target {
  const inRows = matchedElements.flatMap((matched) => matchInRow(matched, plan));
  const isFixed = (text: string): boolean =>
    intent.labels.some((label) => label.parts === undefined && foldText(label.text) === foldText(text));
  if (inRows.length > 0 && inRows.every(isOwnRow)) return ownRowTarget(intent, inRows, isFixed);
  const named = namedTarget(intent, inRows, isFixed);
  if (named.confidence >= selectorScores.role || inRows.length === 0) return named;
  // A control whose texts are data has no other sign than to be alone in its row: as its only child, or by its role.
  return aloneTarget(intent, inRows, { plan, isFixed }) ?? named;
}

/** Makes the target of a control by its own signs and texts. */
function namedTarget(intent: Intent, inRows: readonly MatchInRow[], isFixed: (text: string) => boolean): Target {
  const keys = [...new Set(inRows.map(({ key }) => key))];
  const isSingle = keys.length < 2;
  const holdsKey = (selector: Selector, key: string): boolean => {
    const text = searchedText(selector);
    return text !== null && !isFixed(text) && withRowKey(text, key) !== null;
  };
  // Beside its key, the text of a single row may show other data: "Mug 2 left". The source knows "Delete Mug".
  const isOfSingleRow = (text: string, key: string): boolean => isSingle && !isWritten(withoutKey(text, key), intent);
  const plain = proven(inRows, (selector) => {
    if (selector.value === onlyChildValue || inRows.some(({ key }) => holdsKey(selector, key))) return false;
    if (isBareRole(selector) && inRows.some(isOnlyOfRole)) return false;
    if (!isAgreedText(selector, intent.labels, inRows) || isDataText(searchedText(selector) ?? '', intent))
      return false;
    // A text that several rows share is no data of a row; the text of a single row may be.
    return !isSingle || !holdsData(selector, intent.labels);
  }).map(literalInRow);
  // A row that is being edited may show no text that names it, and no call finds it then.
  const keyedRows = inRows.filter(({ key }) => key !== '');
  const keyed = common(
    keyedRows.map((matched) =>
      provenAt(matched).flatMap((selector) =>
        holdsKey(selector, matched.key) && !isOfSingleRow(searchedText(selector) ?? '', matched.key)
          ? (selectorWithRowKey(selector, matched.key) ?? [])
          : [],
      ),
    ),
  );
  const template = (text: string): string | null => {
    if (isFixed(text)) return text;
    const [replaced] = keys.flatMap((key) => {
      const found = withRowKey(text, key);
      return found === null ? [] : [isOfSingleRow(text, key) ? null : found];
    });
    if (replaced !== undefined) return replaced;
    if (isDataText(text, intent)) return null;
    return isSingle && intent.labels.some(({ parts }) => parts?.includes(null)) ? null : text;
  };
  const worded = provenByWording(inRows, intent.labels).map(literalInRow);
  const inRow = plain.map(onAgreedName(intent, inRows)).map(inItsRow);
  const counted = onAgreedWords(intent.labels, inRows).map(literalInRow);
  const own = ranked([...keyed, ...inRow, ...worded, ...counted]);
  const asked = (own[0]?.score ?? 0) >= selectorScores.role ? [] : onAskedPart(inRows);
  return withAskedMark(targetWith([...asked, ...own], intent, inRows, template), asked);
}

/** Returns a text without the key of its row. */
const withoutKey = (text: string, key: string): string =>
  foldText((withRowKey(text, key) ?? text).replace('{row}', ' '));

/** Decides whether the labels of the source contain a text. */
const isWritten = (text: string, { labels }: Intent): boolean =>
  text === '' || labels.some((label) => label.from !== 'page' && foldText(label.text.replace('…', ' ')).includes(text));

/**
 * Makes the target of a control by its role: it is all of its row, or the only one of its role there. Undefined without
 * a role that the rows share, and if some row has another control of the role.
 */
function aloneTarget(
  intent: Intent,
  inRows: readonly MatchInRow[],
  { plan, isFixed }: { plan: RowPlan; isFixed: (text: string) => boolean },
): Target | undefined {
  const [kind, ...others] = new Set(inRows.map(({ element }) => element.role));
  if (kind === undefined || others.length > 0 || /^(?:none|presentation|)$/.test(kind)) return undefined;
  const isChild = inRows.every(isOnlyChild);
  if (!isChild && !(inRows.every(isOnlyOfRole) && isOnlyIntent(kind, inRows, plan))) return undefined;
  const selectors: Selector[] = [{ strategy: 'role', value: kind, score: selectorScores.role }];
  if (isChild) selectors.push({ strategy: 'css', value: onlyChildValue, score: selectorScores.path });
  return targetWith(selectors, intent, inRows, (text) => (isFixed(text) ? text : null));
}

/** Decides whether no row of the set contains another control of a role. The role would find that control instead. */
function isOnlyIntent(kind: string, inRows: readonly MatchInRow[], plan: RowPlan): boolean {
  const own = new Set(inRows.map(({ snapshot, element }) => `${snapshot.state} ${element.index}`));
  return [...new Set(inRows.map(({ snapshot }) => snapshot))].every((snapshot) =>
    snapshot.elements.every(({ index, role, chain }) => {
      const row = role === kind ? nearestRow(snapshot, chain) : undefined;
      const isOfSet = row !== undefined && plan.texts.has(rowKey(snapshot.state, row.index));
      return !isOfSet || own.has(`${snapshot.state} ${index}`);
    }),
  );
}

/** Makes the target of a control that is the row itself. Its texts and its address are the data of the row. */
function ownRowTarget(intent: Intent, inRows: readonly MatchInRow[], isFixed: (text: string) => boolean): Target {
  const isOfRow = ({ strategy, value }: Selector): boolean =>
    value === ownRowValue || isBareRole({ strategy, value, score: 0 });
  const selectors = proven(inRows, isOfRow).map(inItsRow);
  return targetWith(ranked(selectors), intent, inRows, (text) => (isFixed(text) ? text : null));
}

/** Decides whether a matched control is the row itself. */
const isOwnRow = ({ element }: MatchInRow): boolean =>
  element.candidates.some(({ selector }) => selector.value === ownRowValue);

/** Decides whether a matched control with a name is the only one of its role in its row. The page counts it there alone. */
const isOnlyOfRole = ({ element }: MatchInRow): boolean =>
  element.candidates.some(({ selector, document }) => document === 0 && isBareRole(selector));

/** Decides whether a matched control is all that its row contains. */
const isOnlyChild = ({ element }: MatchInRow): boolean =>
  element.candidates.some(({ selector }) => selector.value === onlyChildValue);

/**
 * Returns a selector with the score that it has inside a row. The key identifies the row. So the only control of a role,
 * or of an icon, counts like a control with a name.
 */
function inItsRow(selector: Selector): Selector {
  return isBareRole(selector) ? { ...selector, score: selectorScores.role } : onPictureInRow(selector);
}

function matchInRow(matched: MatchedElement, plan: RowPlan): MatchInRow[] {
  const row = nearestRow(matched.snapshot, matched.element.chain);
  if (row === undefined) return [];
  const key = plan.texts.get(rowKey(matched.snapshot.state, row.index)) ?? '';
  return [{ ...matched, scope: row.index, key }];
}
