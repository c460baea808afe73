import type { PageSnapshot } from '@webmcp/contract';

import type { Boundary } from '../../intents/model/intent.js';
import { assign, type Edge } from '../assignment/assign.js';
import { containerAt } from '../model/container-at.js';
import type { ElementView } from '../views/element-view.js';
import type { IntentView } from '../views/intent-view.js';
import { siteKey } from '../../intents/model/site-key.js';
import { saysOtherwise, type Reading } from '../signals/signals.js';
import { siteAgreement } from '../signals/provenance.js';
import { alignment, bothNameless, bounds, floor, notThere, proved, rowWeights } from '../model/weights.js';

export interface RowMatch {
  pairs: { intent: IntentView; element: ElementView; reading: Reading }[];
  /** Elements inside sets that belong to a loop of the source, paired or not. */
  taken: Set<ElementView>;
  /** Row boundaries that have a set on this page. */
  placed: Set<number>;
}

type Read = (intent: IntentView, element: ElementView) => Reading;

/** What is written once in the body of a loop. */
interface Loop {
  boundary: number;
  intents: readonly IntentView[];
  rank: number;
}

/** Rows of one set on the page, with what stands in each. */
interface RowSet {
  set: number;
  rows: { row: number; elements: readonly ElementView[] }[];
}

/**
 * Pairs what is written once inside a loop with what stands in every row of a set on the page. Loops and sets are
 * assigned one to one; a set that is left over goes to the loop that fits it best, because loops within loops have many
 * sets. Inside each row the pairing is one to one.
 * @param rivals intents outside of loops that an element could be
 */
export function matchRows(
  boundaries: readonly Boundary[],
  intents: readonly IntentView[],
  elements: readonly ElementView[],
  snapshot: PageSnapshot,
  read: Read,
  rivals: ReadonlyMap<ElementView, readonly IntentView[]>,
  useProvenance: boolean,
): RowMatch {
  const loops = loopsOf(intents);
  const sets = setsOf(elements, snapshot);
  const edges: (Edge & { loop: Loop; rowSet: RowSet })[] = [];
  for (const rowSet of sets) {
    for (const loop of likelyLoops(loops, rowSet, useProvenance)) {
      const worth = fit(loop, rowSet, boundaries, snapshot, read, useProvenance);
      if (worth <= 0 || isOutdone(loop, rowSet, read, rivals)) continue;
      const firstRow = rowSet.rows[0]?.row ?? 0;
      edges.push({
        left: loop.boundary,
        right: rowSet.set,
        worth,
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
  const result: RowMatch = { pairs: [], taken: new Set(), placed: new Set() };
  for (const { loop, rowSet } of [...chosen, ...left.filter((edge) => edge !== null)]) {
    result.placed.add(loop.boundary);
    for (const { elements: inRow } of rowSet.rows) {
      result.pairs.push(...withRest(pairRow(loop.intents, inRow, read), loop.intents, inRow, read));
      for (const element of inRow) result.taken.add(element);
    }
  }
  return result;
}

/** Rows may be written out one by one: then what is written once explains a set better than the loop does. */
function isOutdone(
  { intents }: Loop,
  { rows }: RowSet,
  read: Read,
  rivals: ReadonlyMap<ElementView, readonly IntentView[]>,
): boolean {
  const all = rows.flatMap(({ elements }) => elements);
  const own = new Set(all.flatMap((element) => rivals.get(element) ?? []));
  if (own.size === 0) return false;
  const total = (pairs: RowMatch['pairs']): number => pairs.reduce((sum, { reading }) => sum + reading.score, 0);
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

/** Loops that share something with a set; what few loops share counts more. Without anything in common any loop is as likely. */
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

/** How well a loop fits a set, above zero when anything pairs; rows that read the same are read once. */
function fit(
  loop: Loop,
  { rows }: RowSet,
  boundaries: readonly Boundary[],
  snapshot: PageSnapshot,
  read: Read,
  useProvenance: boolean,
): number {
  const kinds = new Map<string, { elements: readonly ElementView[]; rows: number[] }>();
  for (const { row, elements } of rows) {
    const kind = elements
      .map(({ element, texts }) => `${element.role} ${texts.map(({ text }) => text).join('|')}`)
      .join('\n');
    const known = kinds.get(kind);
    if (known === undefined) kinds.set(kind, { elements, rows: [row] });
    else known.rows.push(row);
  }
  // Rows are taken by what they say and not by where they stand, so that their order has no part in it.
  const samples = [...kinds]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, bounds.rowsForFit)
    .map(([, kind]) => kind);
  const whole = samples.reduce((sum, kind) => sum + kind.rows.length, 0);
  const covered = new Set<number>();
  let isTold = false;
  let scores = 0;
  for (const { elements, rows: same } of samples) {
    const pairs = pairRow(loop.intents, elements, read);
    const most = Math.max(1, Math.min(elements.length, loop.intents.length));
    scores += (pairs.reduce((sum, { reading }) => sum + reading.score, 0) / most) * same.length;
    for (const { intent, reading } of pairs) {
      covered.add(intent.intent.index);
      isTold ||=
        reading.signals.label > bothNameless || reading.signals.nameId > 0 || (reading.provenance ?? 0) >= proved;
    }
  }
  // Any loop of buttons fits any rows of buttons.
  if (!isTold) return 0;
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

function pairRow(intents: readonly IntentView[], elements: readonly ElementView[], read: Read): RowMatch['pairs'] {
  const edges: (Edge & RowMatch['pairs'][number])[] = [];
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
 * The pairs of a row and what they leave: where one control of the loop, whose text is data, and one element are left that
 * fit each other and nothing else of the row, they are the same.
 */
function withRest(
  pairs: RowMatch['pairs'],
  intents: readonly IntentView[],
  elements: readonly ElementView[],
  read: Read,
): RowMatch['pairs'] {
  if (pairs.length === 0) return pairs;
  const paired = new Set([...pairs.map(({ intent }) => intent), ...pairs.map(({ element }) => element)]);
  const rest = intents
    .filter((intent) => !paired.has(intent) && !intent.certain && intent.intent.control !== 'hidden')
    .flatMap((intent) =>
      elements
        .filter((element) => !paired.has(element))
        .map((element) => ({ intent, element, reading: read(intent, element) }))
        .filter(({ reading: { vetoed, signals, provenance = 1 } }) => {
          return !vetoed && signals.role >= alignment.role && provenance >= notThere;
        })
        .filter((pair) => !saysOtherwise(pair)),
    );
  const isOnly = ({ intent, element }: RowMatch['pairs'][number]): boolean =>
    rest.filter((other) => other.intent === intent || other.element === element).length === 1;
  return [...pairs, ...rest.filter(isOnly)];
}
