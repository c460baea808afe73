import type { Fingerprint, Selector } from './map.js';
import type { PageCalls } from './page-calls.js';
import type {
  SelectorCandidate,
  PageContainer,
  PageElement,
  PageRecords,
  PageRow,
  PageSnapshot,
} from './page-snapshot.js';

/** The parts of a page or frame, numbered in their order. A chain is the nearest container and its parents. */
export type ReadPage = Pick<
  PageSnapshot,
  'elements' | 'containers' | 'records' | 'figures' | 'hydrated' | 'untraced'
> & {
  calls?: PageCalls;
};

/**
 * The number of its kind, its value, and its hits: 1 for one hit everywhere, else the hits in the document and along
 * the chain.
 */
type PackedCandidate = [kind: number, value: string, hits: 1 | number[]];
/** `around` is the number of the nearest container, from 1. */
type Packed<T> = Omit<
  T,
  'index' | 'handlers' | 'answers' | 'isCalled' | 'chain' | 'parent' | 'candidates' | 'fingerprint' | 'row'
> & {
  around: number;
  candidates: PackedCandidate[];
};
type PackedElement = Packed<PageElement>;
type PackedContainer = Packed<PageContainer> & { row?: Omit<PageRow, 'rows'> };
/** The numbers of its scopes and of its unique signals, from 1. */
type PackedFingerprint = Omit<Fingerprint, 'scope' | 'unique'> & { scope: number; unique: number };

/** Records as columns: one list for each property. 0 means empty. */
type Columns<T> = { [K in keyof T]-?: (T[K] | 0)[] };

/**
 * The reading of a page in its shortest form without a loss. The transfer out of the page takes time in proportion to
 * the text: 36 ms a megabyte, and one to three megabytes for a page of 10,000 nodes.
 */
export interface PackedPage {
  kinds: Omit<Selector, 'value'>[];
  scopes: string[][];
  uniques: string[][];
  /** The selectors of the rows, by row set. */
  rows: Selector[][];
  elements: Columns<PackedElement>;
  containers: Columns<PackedContainer>;
  /** The fingerprints of the elements, then of the containers. */
  fingerprints: Columns<PackedFingerprint>;
  records?: PageRecords[];
  figures?: NonNullable<PageSnapshot['figures']>;
  hydrated?: true;
  calls?: PageCalls;
}

/** The value that 0 replaces in each column. */
const empties = {
  text: { make: () => '', is: (value: unknown) => value === '' },
  list: { make: () => [], is: (value: unknown) => (value as unknown[]).length === 0 },
  record: { make: () => ({}), is: (value: unknown) => Object.keys(value as object).length === 0 },
  no: { make: () => false, is: (value: unknown) => value === false },
  none: { make: () => 0, is: (value: unknown) => value === 0 },
  absent: { make: () => undefined, is: (value: unknown) => value === undefined },
};
type Empties<T> = Record<keyof T, keyof typeof empties>;

const thing = { tag: 'text', role: 'text', name: 'text', attributes: 'record', testIds: 'list' } as const;
const emptyElement: Empties<PackedElement> = {
  ...thing,
  around: 'none',
  labels: 'list',
  beside: 'absent',
  constraints: 'record',
  options: 'absent',
  disabled: 'no',
  prefilled: 'absent',
  opensList: 'absent',
  steps: 'absent',
  wraps: 'absent',
  sorts: 'absent',
  candidates: 'list',
  sources: 'absent',
  carries: 'absent',
};
const emptyContainer: Empties<PackedContainer> = {
  ...thing,
  around: 'none',
  kind: 'text',
  heading: 'absent',
  candidates: 'list',
  sources: 'absent',
  dataLabels: 'absent',
  sends: 'absent',
  row: 'absent',
};
const emptyFingerprint: Empties<PackedFingerprint> = {
  kind: 'text',
  labels: 'list',
  name: 'absent',
  id: 'absent',
  type: 'absent',
  href: 'absent',
  placeholder: 'absent',
  datum: 'absent',
  icon: 'absent',
  near: 'absent',
  twin: 'absent',
  place: 'absent',
  scope: 'none',
  unique: 'none',
};

/** Packs the reading of a page. Runs in the page. */
export function packPage({ elements, containers, records, figures, hydrated, calls }: ReadPage): PackedPage {
  const kinds = new Table<Omit<Selector, 'value'>>();
  const [scopes, uniques] = [new Table<string[]>(), new Table<string[]>()];
  const rows: Selector[][] = [];
  const chainOf = chains(containers.map(({ parent }) => parent));
  const packCandidates = (candidates: SelectorCandidate[], chain: number[]): PackedCandidate[] =>
    candidates.map(({ selector: { strategy, score, value }, document, containers: held }) => [
      kinds.numberOf(`${strategy} ${String(score)}`, { strategy, score }),
      value,
      document === 1 && chain.every((at) => held[at] === 1) ? 1 : [document, ...chain.map((at) => held[at]!)],
    ]);
  const prints = [...elements, ...containers].map(({ fingerprint: { scope, unique, ...print } }) => ({
    ...print,
    scope: scopes.numberOf(JSON.stringify(scope), scope),
    unique: uniques.numberOf(JSON.stringify(unique), unique),
  }));
  const packedElements = elements.map(({ chain, candidates, ...element }) => ({
    ...element,
    around: (chain[0] ?? -1) + 1,
    candidates: packCandidates(candidates, chain),
  }));
  const packedContainers = containers.map(({ parent, candidates, row, ...container }) => {
    if (row !== undefined) rows[row.set] = row.rows;
    return {
      ...container,
      around: (parent ?? -1) + 1,
      candidates: packCandidates(candidates, chainOf(parent)),
      ...(row === undefined ? {} : { row: { set: row.set, keys: row.keys } }),
    };
  });
  return {
    kinds: kinds.all,
    scopes: scopes.all,
    uniques: uniques.all,
    rows,
    elements: columns(packedElements, emptyElement),
    containers: columns(packedContainers, emptyContainer),
    fingerprints: columns(prints, emptyFingerprint),
    ...(records === undefined ? {} : { records }),
    ...(figures === undefined ? {} : { figures }),
    ...(hydrated === undefined ? {} : { hydrated }),
    ...(calls === undefined ? {} : { calls }),
  };
}

/** Unpacks the reading of a page. Elements of one container share one object for their common parts. */
export function unpackPage(page: PackedPage): ReadPage {
  const parents = page.containers.around.map(parentOf);
  const chainOf = chains(parents);
  const prints = things(page.fingerprints, emptyFingerprint).map(({ scope, unique, ...print }): Fingerprint => ({
    ...print,
    scope: page.scopes[scope - 1]!,
    unique: page.uniques[unique - 1]!,
  }));
  const unpackCandidates = (candidates: PackedCandidate[], chain: number[]): SelectorCandidate[] => {
    const once = Object.fromEntries(chain.map((at) => [at, 1])) as SelectorCandidate['containers'];
    return candidates.map(([kind, value, hits]) => {
      const [document, ...counts] = hits === 1 ? [1] : hits;
      return {
        selector: { ...page.kinds[kind - 1]!, value },
        document: document!,
        containers: hits === 1 ? once : Object.fromEntries(chain.map((at, position) => [at, counts[position]!])),
      };
    });
  };
  const elements = things(page.elements, emptyElement).map(({ around, candidates, ...element }, index) => {
    const chain = chainOf(parentOf(around));
    const fingerprint = prints[index]!;
    return { index, ...element, chain, candidates: unpackCandidates(candidates, chain), fingerprint };
  });
  const containers = things(page.containers, emptyContainer).map(({ around, candidates, row, ...container }, index) => {
    const parent = parentOf(around);
    return {
      index,
      ...container,
      parent,
      candidates: unpackCandidates(candidates, chainOf(parent)),
      fingerprint: prints[elements.length + index]!,
      ...(row === undefined ? {} : { row: { ...row, rows: page.rows[row.set]! } }),
    };
  });
  return {
    elements,
    containers,
    ...(page.records === undefined ? {} : { records: page.records }),
    ...(page.figures === undefined ? {} : { figures: page.figures }),
    ...(page.hydrated === undefined ? {} : { hydrated: page.hydrated }),
    ...(page.calls === undefined ? {} : { calls: page.calls }),
  };
}

const parentOf = (around: number): number | null => (around === 0 ? null : around - 1);

/** Returns the chain that begins with a container, by the parents of all containers. */
function chains(parents: (number | null)[]): (first: number | null) => number[] {
  const known = new Map<number | null, number[]>([[null, []]]);
  const chainOf = (first: number | null): number[] => {
    const chain = known.get(first) ?? [first!, ...chainOf(parents[first!]!)];
    known.set(first, chain);
    return chain;
  };
  return chainOf;
}

function columns<T extends object>(all: T[], kinds: Empties<T>): Columns<T> {
  const keys = Object.keys(kinds) as (keyof T)[];
  const column = (key: keyof T): unknown[] => {
    const { is } = empties[kinds[key]];
    return all.map((one) => (is(one[key]) ? 0 : one[key]));
  };
  return Object.fromEntries(keys.map((key) => [key, column(key)])) as Columns<T>;
}

function things<T extends object>(lists: Columns<T>, kinds: Empties<T>): T[] {
  const keys = Object.keys(kinds) as (keyof T)[];
  return lists[keys[0]!].map((_, at) => {
    const one: Partial<Record<keyof T, unknown>> = {};
    for (const key of keys) {
      const told = lists[key][at];
      const value = told === 0 ? empties[kinds[key]].make() : told;
      if (value !== undefined) one[key] = value;
    }
    return one as T;
  });
}

/** Numbers different values from 1, each value once. */
class Table<T> {
  readonly all: T[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(key: string, one: T): number {
    let number = this.#numbers.get(key);
    if (number === undefined) this.#numbers.set(key, (number = this.all.push(one)));
    return number;
  }
}
