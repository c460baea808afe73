import type { PageSnapshot } from '@webmcp/contract';

import type { AppModel } from '../intents/model/intent.js';
import { absentRoots } from './presence/absent-roots.js';
import { assign, type Edge } from './assignment/assign.js';
import { apartOf, counterpartsOf, supportOf, type Counterparts } from './presence/counterparts.js';
import { elementIndex } from './views/element-index.js';
import { elementViews, isBoxGroup, isButtonGroup, type ElementView } from './views/element-view.js';
import type { IntentView } from './views/intent-view.js';
import { favourOrder } from './assignment/favour-order.js';
import { favourTwins } from './assignment/favour-twins.js';
import { matchContainers } from './containers/match-containers.js';
import { containerAt } from './model/container-at.js';
import type { ContainerMatch } from './model/container-match.js';
import { matchRows } from './containers/match-rows.js';
import { pairNeighbours } from './assignment/neighbours.js';
import { intentsOfPage } from './presence/page-files.js';
import type { PagePair } from './signals/page-pair.js';
import { siteAgreement } from './signals/provenance.js';
import { isBesideNothing, presenceOf, proximity } from './presence/proximity.js';
import { readPair, type Reading } from './signals/signals.js';
import { favourNeighbours } from './assignment/standing-together.js';
import { bothNameless, bounds, floor, proved } from './model/weights.js';

export interface PageMatch {
  pairs: PagePair[];
  containers: ContainerMatch[];
  elements: ElementView[];
  /** For what stayed alone, the best that was considered, by intent index and by element index. */
  nearest: { intents: Map<number, PagePair>; elements: Map<number, PagePair> };
  greedy: boolean;
}

/** Pairs intents with the elements of one page: counterparts, containers, rows, then everything else at once. */
export function matchPage(
  appModel: AppModel,
  all: readonly IntentView[],
  snapshot: PageSnapshot,
  useProvenance: boolean,
  unsaid: ReadonlySet<string>,
): PageMatch {
  const { boundaries } = appModel;
  const intents = intentsOfPage(all, snapshot);
  const several = appModel.intents.filter((intent) => isBoxGroup(intent) || isButtonGroup(intent));
  const elements = elementViews(snapshot, several, unsaid);
  const index = elementIndex(elements, useProvenance);
  const provenance = ({ sites, partSites }: IntentView, { sources }: ElementView): number | undefined => {
    if (!useProvenance) return undefined;
    const agreements = [sites, ...partSites]
      .map((each) => siteAgreement(each, sources))
      .filter((each) => each !== undefined);
    return agreements.length === 0 ? undefined : Math.max(...agreements);
  };
  const alone = (intent: IntentView, element: ElementView): Reading =>
    readPair(intent, element, null, provenance(intent, element));

  const counterparts = counterpartsOf(intents, elements, index, alone);
  const isAbsent = absentRoots(boundaries, intents, counterparts);
  const presence = presenceOf(boundaries, intents, supportOf(counterparts, intents));
  const containers = matchContainers(boundaries, intents, snapshot, counterparts, presence, useProvenance);
  // What stands in its own container is there for sure; that tells the places around it apart once more.
  const surer = presenceOf(boundaries, intents, supportOf(counterparts, intents, containers));
  const { near, isShut } = proximity(boundaries, containers, surer, apartOf(boundaries, intents, counterparts));
  const isOutOf = once((intent: IntentView) => isShut(intent) || isAbsent(intent));
  const known = new Map<IntentView, Map<ElementView, Reading>>();
  const read = (intent: IntentView, element: ElementView): Reading => {
    const readings = known.get(intent) ?? new Map<ElementView, Reading>();
    known.set(intent, readings);
    const reading = readings.get(element) ?? readOnce(intent, element);
    readings.set(element, reading);
    return reading;
  };
  const readOnce = (intent: IntentView, element: ElementView): Reading => {
    const agreement = provenance(intent, element);
    if (isOutOf(intent) && (agreement ?? 0) < proved) return notHere;
    return readPair(intent, element, near(intent, element) ?? 'unknown', agreement);
  };

  const rows = matchRows(boundaries, intents, elements, snapshot, read, rivalsOf(intents, counterparts), useProvenance);
  const placed = new Set(containers.map(({ boundary }) => boundary));
  // What is written inside a container that is there stands among its members; common keys need not be followed.
  const isPlaced = ({ chain }: IntentView): boolean => chain.some((boundary) => placed.has(boundary));
  const membersOf = containerMembers(intents, elements, containers);
  const edges: (Edge & PagePair)[] = [];
  const nearest: PageMatch['nearest'] = { intents: new Map(), elements: new Map() };
  for (const intent of intents) {
    if (intent.row !== null && rows.placed.has(intent.row)) continue;
    const positions = new Set(
      index.lookup(intent, isPlaced(intent) ? null : (element) => (near(intent, element) ?? 0) > 0.5),
    );
    for (const position of membersOf(intent)) positions.add(position);
    for (const element of pick(
      elements,
      [...positions].sort((a, b) => a - b),
    )) {
      const reading = read(intent, element);
      if (reading.vetoed || (rows.taken.has(element) && (reading.provenance ?? 0) < proved)) continue;
      remember(nearest, { intent, element, reading });
      if (reading.score < floor || isGuess(intent, reading)) continue;
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
  favourOrder(edges);
  favourTwins(edges);
  favourNeighbours(edges);
  const { chosen, greedy } = assign(edges);
  const direct = chosen.map(({ intent, element, reading }) => ({ intent, element, reading }));
  const isAlone = isBesideNothing(intents, supportOf(counterparts, intents));
  const isOut = (intent: IntentView): boolean =>
    isOutOf(intent) || isAlone(intent) || (intent.row !== null && rows.placed.has(intent.row));
  const setOf = ({ row }: ElementView): number | null =>
    row === null ? null : (containerAt(snapshot, row)?.row?.set ?? null);
  const outside = elements.filter((element) => !rows.taken.has(element));
  const pairs = [...rows.pairs, ...direct, ...pairNeighbours(intents, outside, direct, isOut, read, setOf)];
  pairs.sort(
    (a, b) => a.intent.intent.index - b.intent.intent.index || a.element.element.index - b.element.element.index,
  );
  return { pairs, containers, elements, nearest, greedy };
}

const notHere: Reading = {
  score: 0,
  signals: { nameId: 0, label: 0, role: 0, labelledby: 0, container: 0 },
  vetoed: true,
};

function once<T, R>(ask: (item: T) => R): (item: T) => R {
  const known = new Map<T, R>();
  return (item) => {
    const answer = known.get(item) ?? ask(item);
    known.set(item, answer);
    return answer;
  };
}

/** Nothing but role and surroundings speak for it: its neighbours may tell, the pair alone does not. */
function isGuess({ certain }: IntentView, { signals, provenance = 0 }: Reading): boolean {
  return signals.nameId === 0 && provenance < proved && !certain && signals.label <= bothNameless;
}

/** For each element the intents outside of loops that it could be. */
function rivalsOf(intents: readonly IntentView[], counterparts: Counterparts): Map<ElementView, IntentView[]> {
  const rivals = new Map<ElementView, IntentView[]>();
  for (const intent of intents) {
    if (intent.row !== null) continue;
    for (const element of counterparts.get(intent.intent.index) ?? []) {
      const known = rivals.get(element);
      if (known === undefined) rivals.set(element, [intent]);
      else known.push(intent);
    }
  }
  return rivals;
}

function pick<T>(items: readonly T[], positions: readonly number[]): T[] {
  return positions.map((position) => items[position]).filter((item) => item !== undefined);
}

/** For an intent inside a matched boundary, the positions of all elements of its container, if they are not too many. */
function containerMembers(
  intents: readonly IntentView[],
  elements: readonly ElementView[],
  containers: readonly ContainerMatch[],
): (intent: IntentView) => readonly number[] {
  const containerOf = new Map(containers.map(({ boundary, container }) => [boundary, container]));
  const members = new Map<number, number[]>();
  const wanted = new Set(
    intents
      .map(({ chain }) => chain.find((boundary) => containerOf.has(boundary)))
      .filter((boundary) => boundary !== undefined),
  );
  const wantedContainers = new Set([...wanted].map((boundary) => containerOf.get(boundary)));
  elements.forEach(({ chain }, position) => {
    for (const container of chain) {
      if (!wantedContainers.has(container)) continue;
      const list = members.get(container);
      if (list === undefined) members.set(container, [position]);
      else list.push(position);
    }
  });
  return ({ chain }) => {
    const boundary = chain.find((index) => containerOf.has(index));
    const list = boundary === undefined ? [] : (members.get(containerOf.get(boundary) ?? -1) ?? []);
    return list.length <= bounds.containerMembers ? list : [];
  };
}

function remember({ intents, elements }: PageMatch['nearest'], pair: PagePair): void {
  const { intent, element, reading } = pair;
  const ofIntent = intents.get(intent.intent.index);
  if (ofIntent === undefined || reading.score > ofIntent.reading.score) intents.set(intent.intent.index, pair);
  const ofElement = elements.get(element.element.index);
  if (ofElement === undefined || reading.score > ofElement.reading.score) elements.set(element.element.index, pair);
}
