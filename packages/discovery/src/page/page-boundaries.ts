import type { BoundaryKind, PageContainer, PageSnapshot } from '@webmcp/contract';
import { foldText, isGeneratedId } from '@webmcp/text';

import type { AppModel, Boundary, Label } from '../intents/model/intent.js';
import { noPlace } from '../intents/model/no-place.js';
import { boundaryChain } from '../match/views/intent-view.js';
import type { ContainerPair, Match } from '../match/model/match.js';
import { containerAt } from '../match/model/container-at.js';

const kinds: Readonly<Record<PageContainer['kind'], BoundaryKind>> = {
  form: 'form',
  dialog: 'dialog',
  menu: 'menu',
  group: 'group',
  row: 'row',
  landmark: 'region',
};

/** Finds the boundary of the source for each container of the pages, and makes one for each container without. */
export class PageBoundaries {
  readonly made: Boundary[] = [];
  readonly pairs: ContainerPair[] = [];
  readonly #first: number;
  readonly #known = new Map<string, number>();
  readonly #byKey = new Map<string, number>();

  constructor(appModel: AppModel, match: Pick<Match, 'pairs' | 'containers'>, snapshots: readonly PageSnapshot[]) {
    this.#first = appModel.boundaries.length;
    for (const { state, container, boundary } of match.containers) this.#known.set(`${state} ${container}`, boundary);
    const pages = new Map(snapshots.map((snapshot) => [snapshot.state, snapshot]));
    for (const { intent, state, element } of match.pairs) this.#noteRow(appModel, intent, pages.get(state), element);
  }

  /** Returns the boundary of an element with this chain of containers. */
  boundaryOf(snapshot: PageSnapshot, chain: readonly number[]): number {
    const [nearest, ...around] = chain;
    const container = nearest === undefined ? undefined : containerAt(snapshot, nearest);
    if (container === undefined)
      return this.#make(`page ${snapshot.route}`, { kind: 'page', parent: null, labels: [] });
    const place = `${snapshot.state} ${container.index}`;
    const known = this.#known.get(place) ?? this.#known.get(setOf(snapshot, container));
    if (known !== undefined) return known;
    const parent = this.boundaryOf(snapshot, around);
    const made = this.#make(keyOf(snapshot, container, parent), { ...partsOf(container), parent });
    this.#known.set(place, made);
    if (container.kind !== 'row')
      this.pairs.push({ boundary: made, state: snapshot.state, container: container.index, score: 1 });
    return made;
  }

  /** Notes that the rows of a set belong to the row of the source whose intent was paired there. */
  #noteRow(
    { intents, boundaries }: AppModel,
    intent: number,
    snapshot: PageSnapshot | undefined,
    element: number,
  ): void {
    const chain = snapshot?.elements.find(({ index }) => index === element)?.chain ?? [];
    const row = chain
      .map((index) => (snapshot === undefined ? undefined : containerAt(snapshot, index)))
      .find((one) => one?.kind === 'row');
    const boundary = boundaryChain(boundaries, intents[intent]?.boundary ?? null).find(
      (index) => boundaries[index]?.kind === 'row',
    );
    if (snapshot !== undefined && row !== undefined && boundary !== undefined)
      this.#known.set(setOf(snapshot, row), boundary);
  }

  #make(key: string, parts: Pick<Boundary, 'kind' | 'parent' | 'labels'>): number {
    const known = this.#byKey.get(key);
    if (known !== undefined) return known;
    const index = this.#first + this.made.length;
    this.made.push({ ...parts, index, handlers: [], openers: [], source: noPlace, sites: [] });
    this.#byKey.set(key, index);
    return index;
  }
}

/** Returns a key for the rows of a set; no key of a single container has this form. */
const setOf = ({ state }: PageSnapshot, { row }: PageContainer): string =>
  row === undefined ? '' : `${state} set ${row.set}`;

function keyOf(snapshot: PageSnapshot, container: PageContainer, parent: number): string {
  const { kind, role, name, heading = '', row, attributes } = container;
  const [rows] = row?.rows ?? [];
  if (row !== undefined) return JSON.stringify([parent, kind, rows ?? [snapshot.state, row.set]]);
  return JSON.stringify([parent, kind, role, name, heading, attributes.id ?? '']);
}

function partsOf({
  kind,
  role,
  name,
  heading,
  attributes,
  testIds,
  sources,
}: PageContainer): Omit<Boundary, 'index' | 'parent' | 'openers' | 'handlers' | 'source' | 'sites'> {
  const texts = kind === 'row' ? [] : [name, heading ?? ''].map(foldText).filter((text) => text !== '');
  const [testId] = testIds;
  const { id, method, action } = attributes;
  return {
    kind: kinds[kind],
    labels: [...new Set(texts)].map((text): Label => ({ text, from: 'page' })),
    role,
    ...(testId === undefined ? {} : { testId: testId.value }),
    ...(id === undefined || isGeneratedId(id) ? {} : { domId: id }),
    ...(method === undefined ? {} : { method }),
    ...(action === undefined ? {} : { action }),
    ...(sources === undefined ? {} : {}),
  };
}
