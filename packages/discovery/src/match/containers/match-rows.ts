import type { PageSnapshot } from '@webmcp/contract';

import type { Boundary } from '../../intents/model/intent.js';
import { assign, type Edge } from '../assignment/assign.js';
import { containerAt } from '../model/container-at.js';
import type { ContainerMatch } from '../model/container-match.js';
import type { ElementView } from '../views/element-view.js';
import type { IntentView } from '../views/intent-view.js';
import { siteKey } from '../../intents/model/site-key.js';
import { labelsDiffer, type Reading } from '../signals/reading.js';
import { picturesDiffer } from '../signals/role-signal.js';
import { siteAgreement } from '../signals/provenance.js';
import { setsBeside } from './sets-beside.js';
import { alignment, bothNameless, bounds, floor, absentBelow, proved, rowWeights } from '../model/weights.js';

/** The page and the intents that rows are matched from. */
export interface RowPage {
  boundaries: readonly Boundary[];
  intents: readonly IntentView[];
  elements: readonly ElementView[];
  snapshot: PageSnapshot;
  /** The intents outside of loops that could be an element, by element. */
  rivals: ReadonlyMap<ElementView, readonly IntentView[]>;
  /** The matched containers of the page. */
  containers: readonly ContainerMatch[];
  useProvenance: boolean;
}

/** The pairs of all rows, and the elements and rows that are no longer free. */
export interface RowMatches {
  pairs: { intent: IntentView; element: ElementView; reading: Reading }[];
  /** The elements inside sets of a loop, paired or not. */
  taken: Set<ElementView>;
  /** The row boundaries that have a set on this page. */
  placed: Set<number>;
}

type Read = (intent: IntentView, element: ElementView) => Reading;

/** The intents in the body of one loop. */
interface Loop {
  boundary: number;
  intents: readonly IntentView[];
  rank: number;
}

/** The rows of one set on the page with their elements. */
interface RowSet {
  set: number;
  rows: { row: number; elements: readonly ElementView[] }[];
}

/**
 * Pairs the intents of a loop with the elements of every row of a set on the page. Loops and sets are assigned one to
 * one. A remaining set goes to its best loop, because a loop within a loop has many sets. Inside each row the pairing is
 * one to one.
 */
export function matchRows(page: RowPage, read: Read): RowMatches {
  const { intents, elements, snapshot, rivals, useProvenance } = page;
  const loops = loopsOf(intents);
  const sets = setsOf(elements, snapshot);
  const besideContainer = setsBeside(
    page.boundaries,
    page.containers,
    elements,
    sets.map(({ set, rows }) => ({ set, elements: rows.flatMap((row) => row.elements) })),
  );
  const edges: (Edge & { loop: Loop; rowSet: RowSet })[] = [];
  for (const rowSet of sets) {
    for (const loop of likelyLoops(loops, rowSet, useProvenance)) {
      const worth = fit(loop, rowSet, page, read);
      if (worth <= 0 || isOutdone(loop, rowSet, read, rivals)) continue;
      const firstRow = rowSet.rows[0]?.row ?? 0;
      edges.push({
        left: loop.boundary,
        right: rowSet.set,
        worth: worth + besideContainer(loop.boundary, rowSet.set),
        label: 0,
        container: 0,
        leftRank: loop.rank,
        rightRank: firstRow,
        loop,
        rowSet,
      });
    }
  }
  const { chosen } = assign(edges);
  const assigned = new Set(chosen.map(({ right }) => right));
  const left = sets
    .filter(({ set }) => !assigned.has(set))
    .map(({ set }) =>
      edges
        .filter(({ right }) => right === set)
        .reduce<(typeof edges)[number] | null>(
          (a, b) => (a === null || b.worth > a.worth || (b.worth === a.worth && b.leftRank < a.leftRank) ? b : a),
          null,
        ),
    );
  const result: RowMatches = { pairs: [], taken: new Set(), placed: new Set() };
  for (const { loop, rowSet } of [...chosen, ...left.filter((edge) => edge !== null)]) {
    result.placed.add(loop.boundary);
    for (const { elements: inRow } of rowSet.rows) {
      result.pairs.push(...withRest(pairRow(loop.intents, inRow, read), loop.intents, inRow, read));
      for (const element of inRow) result.taken.add(element);
    }
  }
  return result;
}

/**
 * Decides whether intents outside of the loop explain a set better than the loop. The set's rows are then written out
 * one by one.
 */
function isOutdone(
  { intents }: Loop,
  { rows }: RowSet,
  read: Read,
  rivals: ReadonlyMap<ElementView, readonly IntentView[]>,
): boolean {
  const all = rows.flatMap(({ elements }) => elements);
  const own = new Set(all.flatMap((element) => rivals.get(element) ?? []));
  if (own.size === 0) return false;
  const total = (pairs: RowMatches['pairs']): number => pairs.reduce((sum, { reading }) => sum + reading.score, 0);
  const looped = rows.reduce((sum, { elements }) => sum + total(pairRow(intents, elements, read)), 0);
  return own.size >= rows.length && total(pairRow([...own], all, read)) > looped;
}

function loopsOf(intents: readonly IntentView[]): Loop[] {
  const groups = new Map<number, IntentView[]>();
  for (const intent of intents) {
    if (intent.row === null) continue;
    const group = groups.get(intent.row);
    if (group === undefined) groups.set(intent.row, [intent]);
    else group.push(intent);
  }
  return [...groups].map(([boundary, inside]) => ({
    boundary,
    intents: inside,
    rank: Math.min(...inside.map(({ rank }) => rank)),
  }));
}

function setsOf(elements: readonly ElementView[], snapshot: PageSnapshot): RowSet[] {
  const rows = new Map<number, ElementView[]>();
  for (const element of elements) {
    if (element.row === null) continue;
    const inRow = rows.get(element.row);
    if (inRow === undefined) rows.set(element.row, [element]);
    else inRow.push(element);
  }
  const sets = new Map<number, RowSet>();
  for (const [row, inRow] of rows) {
    const set = containerAt(snapshot, row)?.row?.set;
    if (set === undefined) continue;
    const known = sets.get(set) ?? { set, rows: [] };
    known.rows.push({ row, elements: inRow });
    sets.set(set, known);
  }
  return [...sets.values()];
}

/**
 * Returns the loops that share texts or sites with a set. A trait of few loops counts more. Without shared traits every
 * loop is equally likely.
 */
function likelyLoops(loops: readonly Loop[], { rows }: RowSet, useProvenance: boolean): readonly Loop[] {
  const shown = new Set(
    rows.flatMap(({ elements }) =>
      elements.flatMap((element) =>
        traits(
          element.texts.concat(element.hints).map(({ text }) => text),
          useProvenance ? element.sources : [],
        ),
      ),
    ),
  );
  const owners = new Map<string, number>();
  const ofLoop = loops.map((loop) => {
    const own = new Set(
      loop.intents.flatMap((intent) =>
        traits(
          intent.labels.map(({ text }) => text),
          useProvenance ? intent.sites : [],
        ),
      ),
    );
    for (const trait of own) owners.set(trait, (owners.get(trait) ?? 0) + 1);
    return { loop, own };
  });
  const scored = ofLoop.map(({ loop, own }) => ({
    loop,
    shared: [...own].filter((trait) => shown.has(trait)).reduce((sum, trait) => sum + 1 / (owners.get(trait) ?? 1), 0),
  }));
  const most = Math.max(0, ...scored.map(({ shared }) => shared));
  const likely = most === 0 ? scored : scored.filter(({ shared }) => shared >= most / 2);
  return likely.length <= bounds.loopsForSet || most > 0 ? likely.map(({ loop }) => loop) : [];
}

const traits = (texts: readonly string[], sites: readonly string[]): string[] => [
  ...texts.map((text) => `text ${text}`),
  ...sites.map((site) => `site ${site}`),
];

/** Computes the fit of a loop to a set, 0 to 1. Rows with the same texts are read once. */
function fit(loop: Loop, { rows }: RowSet, { boundaries, snapshot, useProvenance }: RowPage, read: Read): number {
  const kinds = new Map<string, { elements: readonly ElementView[]; rows: number[] }>();
  for (const { row, elements } of rows) {
    const kind = elements
      .map(({ element, texts }) => `${element.role} ${texts.map(({ text }) => text).join('|')}`)
      .join('\n');
    const known = kinds.get(kind);
    if (known === undefined) kinds.set(kind, { elements, rows: [row] });
    else known.rows.push(row);
  }
  // Samples are ordered by their texts, so that the order of the rows has no influence.
  const samples = [...kinds]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, bounds.rowsForFit)
    .map(([, kind]) => kind);
  const whole = samples.reduce((sum, kind) => sum + kind.rows.length, 0);
  const covered = new Set<number>();
  let isNamed = false;
  let scores = 0;
  for (const { elements, rows: same } of samples) {
    const pairs = pairRow(loop.intents, elements, read);
    const most = Math.max(1, Math.min(elements.length, loop.intents.length));
    scores += (pairs.reduce((sum, { reading }) => sum + reading.score, 0) / most) * same.length;
    for (const { intent, reading } of pairs) {
      covered.add(intent.intent.index);
      isNamed ||=
        reading.signals.label > bothNameless || reading.signals.nameId > 0 || (reading.provenance ?? 0) >= proved;
    }
  }
  // Without a name, any loop of buttons fits any rows of buttons.
  if (!isNamed) return 0;
  const sites = boundaries[loop.boundary]?.sites.map(siteKey) ?? [];
  const agreements = useProvenance
    ? rows.map(({ row }) => siteAgreement(sites, (containerAt(snapshot, row)?.sources ?? []).map(siteKey)) ?? 0)
    : [0];
  const provenance = agreements.reduce((sum, agreement) => sum + agreement, 0) / agreements.length;
  const all =
    rowWeights.scores * (scores / whole) +
    rowWeights.covered * (covered.size / loop.intents.length) +
    rowWeights.provenance * provenance;
  return Math.round(all * 1000) / 1000 / (rowWeights.scores + rowWeights.covered + rowWeights.provenance);
}

function pairRow(intents: readonly IntentView[], elements: readonly ElementView[], read: Read): RowMatches['pairs'] {
  const edges: (Edge & RowMatches['pairs'][number])[] = [];
  for (const intent of intents) {
    for (const element of elements) {
      const reading = read(intent, element);
      if (reading.vetoed || reading.score < floor) continue;
      edges.push({
        left: intent.intent.index,
        right: element.element.index,
        worth: reading.score - floor + 0.01,
        label: reading.signals.label,
        container: reading.signals.container,
        leftRank: intent.rank,
        rightRank: element.element.index,
        intent,
        element,
        reading,
      });
    }
  }
  return assign(edges).chosen.map(({ intent, element, reading }) => ({ intent, element, reading }));
}

/**
 * Adds the last intent and the last element of a row as a pair. Both must fit each other and nothing else of the row.
 * Their text is data.
 */
function withRest(
  pairs: RowMatches['pairs'],
  intents: readonly IntentView[],
  elements: readonly ElementView[],
  read: Read,
): RowMatches['pairs'] {
  if (pairs.length === 0) return pairs;
  const paired = new Set([...pairs.map(({ intent }) => intent), ...pairs.map(({ element }) => element)]);
  const rest = intents
    .filter((intent) => !paired.has(intent) && !intent.certain && intent.intent.control !== 'hidden')
    .flatMap((intent) =>
      elements
        .filter((element) => !paired.has(element))
        .map((element) => ({ intent, element, reading: read(intent, element) }))
        .filter(({ reading: { vetoed, signals, provenance = 1 } }) => {
          return !vetoed && signals.role >= alignment.role && provenance >= absentBelow;
        })
        .filter((pair) => !labelsDiffer(pair) && !picturesDiffer(pair.intent, pair.element)),
    );
  const isOnly = ({ intent, element }: RowMatches['pairs'][number]): boolean =>
    rest.filter((other) => other.intent === intent || other.element === element).length === 1;
  return [...pairs, ...rest.filter(isOnly)];
}
