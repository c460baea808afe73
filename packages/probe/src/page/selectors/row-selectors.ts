import type { Selector } from '@webmcp/contract';
import { anchoredCss, role } from '@webmcp/runtime/page';
import { selectorScores } from '@webmcp/text';
import type { HitIndex } from './hit-index.js';
import type { RowSet } from '../containers/row-sets.js';
import type { SetPlaces } from '../containers/set-places.js';

/**
 * Returns the selectors that find exactly the rows of a set and of its parallel sets in the document. The best comes
 * first: a test id of all rows, anchored CSS, the plain path, the bare role. No selector holds the position of an outer
 * row. If no selector finds exactly the rows, selectors that also find similar siblings are returned (`card` beside
 * `card muted`). A person may mean such a sibling as a row.
 */
export function rowSelectors(set: RowSet, sets: SetPlaces, testIdAttributes: string[], index: HitIndex): Selector[] {
  const own = selectorsOf(sets.parallelTo(set), proposals(set, sets, testIdAttributes, index), index);
  const kin = sets.kinOf(set);
  if (kin.length === 1) return own;
  // An action of the same rows in several places needs a selector for all of them.
  const isRow = (element: Element): boolean => sets.isRow(element) || divides(element, kin);
  const isInRow = (element: Element): boolean => sets.isInRow(element) || isInside(element, isRow);
  const wide = selectorsOf(
    kin,
    [...proposals(set, { isRow, isInRow }, testIdAttributes, index), ...inLists(kin)],
    index,
  );
  const known = new Set(own.map(({ value }) => value));
  return [...own, ...wide.filter(({ value }) => !known.has(value))];
}

/** Returns the proposals by a class that the lists of all sets share. */
function inLists(kin: readonly RowSet[]): Selector[] {
  const parents = kin.map(({ parent }) => parent);
  const [{ classList, localName }] = parents as [Element];
  const shared = [...classList].filter((token) => parents.every((parent) => parent.matches(`.${CSS.escape(token)}`)));
  return shared.flatMap((token) =>
    rowSteps(kin[0]!).map((step) => ({
      strategy: 'css' as const,
      value: `${CSS.escape(localName)}.${CSS.escape(token)} > ${step}`,
      score: selectorScores.rowStep,
    })),
  );
}

/** Returns the proposals that find exactly the rows of all sets; else those that find similar siblings, too. */
function selectorsOf(wanted: readonly RowSet[], all: readonly Selector[], index: HitIndex): Selector[] {
  const rows = wanted.flatMap((one) => one.rows);
  const holdsAll = (found: readonly Element[]): boolean =>
    rows.every((row, at) => found[at] === row || found.includes(row));
  const exact = bestOf(all, index, (found) => found.length === rows.length && holdsAll(found), mostClasses);
  if (exact.length > 0) return exact;
  const tests = wanted.map(likeRows);
  const isLike = (element: Element): boolean => tests.some((isLikeRows) => isLikeRows(element));
  return bestOf(all, index, (found) => found.length > rows.length && found.every(isLike) && holdsAll(found));
}

/**
 * The most selectors by a class of the rows. A panel that opens beside the list changes its path, and may have the first
 * class, too: the other states of the page decide which class they share.
 */
const mostClasses = 6;

/** Returns the first fitting selector of each strategy and score, best first. */
function bestOf(
  all: readonly Selector[],
  index: HitIndex,
  fits: (found: readonly Element[]) => boolean,
  classes = 1,
): Selector[] {
  const best = new Map<string, Selector>();
  let byClass = 0;
  for (const selector of all) {
    const isByClass = selector.score === selectorScores.rowStep;
    const key = `${selector.strategy} ${selector.score} ${isByClass ? classOf(selector) : ''}`;
    if (best.has(key) || (isByClass && byClass >= classes) || !fits(index.hits(selector))) continue;
    best.set(key, selector);
    if (isByClass) byClass += 1;
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}

/** Returns the step of a row in a selector, without the controls inside. */
const classOf = ({ value }: Selector): string => (value.split(' > ').at(-1) ?? value).replace(/:has\(.*\)$/, '');

/** Returns a test for rows of the set, and for siblings with every class that the rows share. */
function likeRows(set: RowSet): (element: Element) => boolean {
  const rows = new Set(set.rows);
  const shared = sharedClasses(set);
  const [{ localName }] = set.rows as [Element];
  return (element) =>
    rows.has(element) ||
    (element.parentElement === set.parent &&
      element.localName === localName &&
      shared.length > 0 &&
      shared.every((token) => element.classList.contains(token)));
}

const sharedClasses = ({ rows }: RowSet): string[] =>
  [...rows[0]!.classList].filter((token) => rows.every((row) => row.classList.contains(token)));

/** Decides whether sets of one kind are in an element and in its siblings: a column of cards beside other columns. */
const divides = (element: Element, kin: readonly RowSet[]): boolean =>
  kin.some(({ parent }) => element.contains(parent)) &&
  kin.some(({ parent }) => !element.contains(parent) && element.parentElement?.contains(parent) === true);

function isInside(element: Element, isRow: (around: Element) => boolean): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement) if (isRow(at)) return true;
  return false;
}

function proposals(
  set: RowSet,
  sets: Pick<SetPlaces, 'isRow' | 'isInRow'>,
  testIdAttributes: string[],
  index: HitIndex,
): Selector[] {
  const first = set.rows[0]!;
  const rows = rowSteps(set);
  const found: Selector[] = [];
  for (const attribute of testIdAttributes) {
    const value = first.getAttribute(attribute);
    if (value !== null && set.rows.every((row) => row.getAttribute(attribute) === value))
      found.push({ strategy: 'testid', value, score: selectorScores.testId });
  }
  let path = '';
  let steps = 0;
  for (let at: Element | null = set.parent; at !== null && at.localName !== 'html'; at = at.parentElement) {
    for (const anchor of sets.isInRow(at) ? [] : anchors(at, testIdAttributes)) {
      for (const step of rows)
        found.push({
          strategy: 'css',
          value: `${anchor.value} > ${path}${step}`,
          score: steps < 3 ? anchor.score : selectorScores.farAnchor,
        });
    }
    path = `${sets.isRow(at) ? CSS.escape(at.localName) : index.stepOf(at)} > ${path}`;
    steps += 1;
  }
  for (const step of rows) {
    found.push(
      { strategy: 'css', value: `${set.parent.localName} > ${step}`, score: selectorScores.rowStep },
      { strategy: 'css', value: step, score: selectorScores.rowStep },
    );
    found.push({ strategy: 'css', value: `${path}${step}`, score: selectorScores.path });
  }
  const kind = role(first);
  if (kind !== 'generic' && set.rows.every((row) => role(row) === kind))
    found.push({ strategy: 'role', value: kind, score: selectorScores.bareRole });
  return found;
}

/** Returns CSS that identifies an element above the rows. */
function anchors(element: Element, testIdAttributes: string[]): Selector[] {
  const attributed = testIdAttributes.flatMap((attribute): Selector[] => {
    const value = element.getAttribute(attribute);
    return value === null || value === ''
      ? []
      : [{ strategy: 'css', value: `[${attribute}="${CSS.escape(value)}"]`, score: selectorScores.id }];
  });
  const labelled = element.getAttribute('aria-label');
  const named: Selector[] =
    labelled === null || labelled === ''
      ? []
      : [
          {
            strategy: 'css',
            value: `${element.localName}[aria-label="${CSS.escape(labelled)}"]`,
            score: selectorScores.name,
          },
        ];
  return [...attributed, ...anchoredCss(element), ...named];
}

/**
 * Returns the steps that distinguish the rows from their siblings: the tag alone, its cells, a class that all rows
 * share, or a control inside.
 */
export function rowSteps(set: RowSet): string[] {
  const first = set.rows[0]!;
  const tag = CSS.escape(first.localName);
  const explicit = first.getAttribute('role');
  const shared = sharedClasses(set).filter((token) => !/\d/.test(token));
  const held = parts.filter((part) => set.rows.every((row) => row.querySelector(part) !== null));
  return [
    tag,
    ...(first.localName === 'tr' ? ['tr:has(> td)'] : []),
    ...(explicit === null ? [] : [`${tag}[role="${explicit}"]`]),
    ...shared.map((token) => `${tag}.${CSS.escape(token)}`),
    ...held.flatMap((part) => shared.map((token) => `${tag}.${CSS.escape(token)}:has(${part})`)),
    ...held.map((part) => `${tag}:has(${part})`),
  ];
}

/** Controls by their tag. A heading row of the same classes has none of them. */
const parts = ['button', 'input', 'a', 'select'];
