import type { PageSnapshot } from '@webmcp/contract';

import type { AppModel, Boundary } from '../intents/model/intent.js';
import { assign, type Edge } from './assignment/assign.js';
import { favourOrder } from './assignment/favour-order.js';
import { favourDuplicates } from './assignment/favour-duplicates.js';
import { pairNeighbours } from './assignment/neighbours.js';
import { favourNeighbours } from './assignment/favour-neighbours.js';
import { containerMembers } from './containers/container-members.js';
import { matchContainers } from './containers/match-containers.js';
import { type OpenedElsewhere, openedElsewhere } from './containers/opened-elsewhere.js';
import { matchRows, type RowMatches } from './containers/match-rows.js';
import { containerAt } from './model/container-at.js';
import type { ContainerMatch } from './model/container-match.js';
import { bothNameless, floor, proved } from './model/weights.js';
import { absentRoots } from './presence/absent-roots.js';
import { exclusiveShares, counterpartsOf, supportOf, type Counterparts } from './presence/counterparts.js';
import { intentsOfPage } from './presence/page-files.js';
import { isInAbsentBoundary, presenceOf, proximity } from './presence/proximity.js';
import type { PagePair } from './signals/page-pair.js';
import { handlerAgreement, type HandlerAgreement } from './signals/handler-agreement.js';
import { siteAgreement } from './signals/provenance.js';
import { readPair } from './signals/read-pair.js';
import { notOnPage, type Reading } from './signals/reading.js';
import { useAgreement, type UseAgreement } from './signals/use-agreement.js';
import { wrapperAgreement, type WrapperAgreement } from './signals/wrapper-agreement.js';
import { elementIndex, type ElementIndex } from './views/element-index.js';
import { elementViews, isBoxGroup, isButtonGroup, type ElementView } from './views/element-view.js';
import type { IntentView } from './views/intent-view.js';

/** The pairs of one page with the best readings that explain missing pairs. */
export interface PageMatch {
  pairs: PagePair[];
  containers: ContainerMatch[];
  elements: ElementView[];
  /** The best pair of each intent and each element, by their indexes, chosen or not. */
  nearest: { intents: Map<number, PagePair>; elements: Map<number, PagePair> };
  /** True if some component was too large to be assigned exactly. */
  greedy: boolean;
}

/** One page and the intents that can be on it. */
interface Page {
  boundaries: readonly Boundary[];
  intents: readonly IntentView[];
  elements: readonly ElementView[];
  snapshot: PageSnapshot;
  index: ElementIndex;
  provenance: (intent: IntentView, element: ElementView) => number | undefined;
  counterparts: Counterparts;
}

/** The evidence about places: the matched containers and the surroundings of each intent. */
interface Places {
  containers: ContainerMatch[];
  near: (intent: IntentView, element: ElementView) => number | null;
  /** True if the intent is inside a closed overlay or inside an absent page. */
  isOut: (intent: IntentView) => boolean;
}

type ReadPair = (intent: IntentView, element: ElementView) => Reading;

/**
 * Pairs intents with the elements of one page, in five steps: containers, rows, candidate pairs, the best assignment, and
 * neighbours without a text.
 * @param fromLibrary folded names that a library sets on any field (see `library-names.ts`)
 */
export function matchPage(
  appModel: AppModel,
  all: readonly IntentView[],
  snapshot: PageSnapshot,
  useProvenance: boolean,
  fromLibrary: ReadonlySet<string>,
): PageMatch {
  const page = pageOf(appModel, all, snapshot, useProvenance, fromLibrary);
  const { boundaries, intents, elements, counterparts } = page;
  const places = placesOf(page, useProvenance);
  const read = pairReader(page, places);
  const rivals = rivalsOf(intents, counterparts);
  const rows = matchRows(
    { boundaries, intents, elements, snapshot, rivals, containers: places.containers, useProvenance },
    read,
  );

  const { edges, nearest } = candidateEdges(page, places, rows, read);
  favourOrder(edges);
  favourDuplicates(edges);
  favourNeighbours(edges);
  const { chosen, greedy } = assign(edges);

  const direct = chosen.map(({ intent, element, reading }) => ({ intent, element, reading }));
  const pairs = [...rows.pairs, ...direct, ...neighboursOf(page, places, rows, direct, read)];
  pairs.sort(
    (a, b) => a.intent.intent.index - b.intent.intent.index || a.element.element.index - b.element.element.index,
  );
  return { pairs, containers: places.containers, elements: [...elements], nearest, greedy };
}

function pageOf(
  appModel: AppModel,
  all: readonly IntentView[],
  snapshot: PageSnapshot,
  useProvenance: boolean,
  fromLibrary: ReadonlySet<string>,
): Page {
  const intents = intentsOfPage(all, snapshot);
  const several = appModel.intents.filter((intent) => isBoxGroup(intent) || isButtonGroup(intent));
  const elements = elementViews(snapshot, several, fromLibrary);
  const index = elementIndex(elements, useProvenance);
  const handlers = handlerAgreement(appModel.intents);
  const provenance = useProvenance
    ? provenanceBy(handlers, wrapperAgreement(appModel.intents, elements), useAgreement(intents))
    : () => undefined;
  const readAlone: ReadPair = (intent, element) => readPair(intent, element, null, provenance(intent, element));
  const counterparts = counterpartsOf(intents, elements, index, readAlone);
  return { boundaries: appModel.boundaries, intents, elements, snapshot, index, provenance, counterparts };
}

/**
 * Returns the agreement of the sites; for an element without sites, the agreement of its handlers. The function of a
 * wrapper that a press runs proves the pair.
 */
const provenanceBy =
  (handlers: HandlerAgreement, wrapper: WrapperAgreement, use: UseAgreement) =>
  (intent: IntentView, element: ElementView): number | undefined =>
    wrapper(intent.intent, element) ??
    use(intent, element) ??
    siteProvenance(intent, element) ??
    handlers(intent.intent, element.handlers);

/** Returns the best agreement of the sites of an intent, or of one of its parts, with an element's sites. */
function siteProvenance({ sites, partSites }: IntentView, { sources }: ElementView): number | undefined {
  const agreements = [sites, ...partSites]
    .map((each) => siteAgreement(each, sources))
    .filter((each) => each !== undefined);
  return agreements.length === 0 ? undefined : Math.max(...agreements);
}

/** Matches the containers, then computes the presence again with them. An intent inside its own container counts in full. */
function placesOf({ boundaries, intents, snapshot, counterparts }: Page, useProvenance: boolean): Places {
  const isAbsent = absentRoots(boundaries, intents, counterparts);
  const presence = presenceOf(boundaries, intents, supportOf(counterparts, intents));
  const containers = matchContainers({ boundaries, intents, snapshot, counterparts, presence, useProvenance });
  const refined = presenceOf(boundaries, intents, supportOf(counterparts, intents, containers));
  const { near, isClosed } = proximity(
    boundaries,
    containers,
    refined,
    exclusiveShares(boundaries, intents, counterparts),
  );
  return { containers, near, isOut: memoize((intent) => isClosed(intent) || isAbsent(intent)) };
}

/** Returns a function that reads each pair once. Only provenance pairs an intent that is not on the page. */
function pairReader({ provenance }: Page, { near, isOut }: Places): ReadPair {
  const known = new Map<IntentView, Map<ElementView, Reading>>();
  const readOnce: ReadPair = (intent, element) => {
    const agreement = provenance(intent, element);
    if (isOut(intent) && (agreement ?? 0) < proved) return notOnPage;
    return readPair(intent, element, near(intent, element) ?? 'unknown', agreement);
  };
  return (intent, element) => {
    const readings = known.get(intent) ?? new Map<ElementView, Reading>();
    known.set(intent, readings);
    const reading = readings.get(element) ?? readOnce(intent, element);
    readings.set(element, reading);
    return reading;
  };
}

function memoize<T, R>(ask: (item: T) => R): (item: T) => R {
  const known = new Map<T, R>();
  return (item) => {
    const answer = known.get(item) ?? ask(item);
    known.set(item, answer);
    return answer;
  };
}

/** The least proximity for an element whose key many elements share. */
const nearEnough = 0.5;

/**
 * Lists the pairs for the assignment and keeps the best reading of each side. An intent inside a matched container is
 * compared with all members of the container; other intents are compared by common keys. Rows are paired before, and only
 * the overlays that they open are left.
 */
function candidateEdges(
  { boundaries, intents, elements, index, snapshot }: Page,
  { containers, near }: Places,
  rows: RowMatches,
  read: ReadPair,
): { edges: (Edge & PagePair)[]; nearest: PageMatch['nearest'] } {
  const matched = new Set(containers.map(({ boundary }) => boundary));
  const membersOf = containerMembers(intents, elements, containers);
  const opened = openedElsewhere({ boundaries, containers, snapshot });
  const edges: (Edge & PagePair)[] = [];
  const nearest: PageMatch['nearest'] = { intents: new Map(), elements: new Map() };
  for (const intent of intents) {
    const isOpened = opened(intent);
    if (intent.row !== null && rows.placed.has(intent.row) && isOpened === undefined) continue;
    const isPlaced = intent.chain.some((boundary) => matched.has(boundary));
    const byKeys = index.lookup(intent, isPlaced ? null : (element) => (near(intent, element) ?? 0) > nearEnough);
    const positions = new Set([...byKeys, ...membersOf(intent)]);
    for (const position of [...positions].sort((a, b) => a - b)) {
      const element = elements[position];
      if (element === undefined || isOpened?.holds(element) === false) continue;
      const reading = read(intent, element);
      if (reading.vetoed || (needsProof(element, rows, isOpened) && !isProved(reading))) continue;
      remember(nearest, { intent, element, reading });
      if (reading.score >= floor && !hasWeakEvidence(intent, reading)) edges.push(edgeOf({ intent, element, reading }));
    }
  }
  return { edges, nearest };
}

/** Decides whether an element is in a row that is paired, or in an overlay without a container. */
const needsProof = (element: ElementView, { taken }: RowMatches, opened: OpenedElsewhere | undefined): boolean =>
  opened?.onlyProved === true || taken.has(element);

const isProved = ({ provenance = 0 }: Reading): boolean => provenance >= proved;

function edgeOf({ intent, element, reading }: PagePair): Edge & PagePair {
  return {
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
  };
}

/** Decides whether only role and surroundings support the pair. Neighbours may still pair such an intent. */
function hasWeakEvidence({ certain }: IntentView, { signals, provenance = 0 }: Reading): boolean {
  return signals.nameId === 0 && provenance < proved && !certain && signals.label <= bothNameless;
}

/** Pairs the intents without a text by the order of their neighbours, outside of rows that are matched already. */
function neighboursOf(
  { intents, elements, snapshot, counterparts }: Page,
  places: Places,
  rows: RowMatches,
  direct: readonly PagePair[],
  read: ReadPair,
): PagePair[] {
  const isAlone = isInAbsentBoundary(intents, supportOf(counterparts, intents));
  const isOut = (intent: IntentView): boolean =>
    places.isOut(intent) || isAlone(intent) || (intent.row !== null && rows.placed.has(intent.row));
  const setOf = ({ row }: ElementView): number | null =>
    row === null ? null : (containerAt(snapshot, row)?.row?.set ?? null);
  const outside = elements.filter((element) => !rows.taken.has(element));
  return pairNeighbours({ intents, elements: outside, pairs: direct, isOut, setOf }, read);
}

/** Returns for each element the intents outside of loops that the element could be. */
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

function remember({ intents, elements }: PageMatch['nearest'], pair: PagePair): void {
  const { intent, element, reading } = pair;
  const ofIntent = intents.get(intent.intent.index);
  if (ofIntent === undefined || reading.score > ofIntent.reading.score) intents.set(intent.intent.index, pair);
  const ofElement = elements.get(element.element.index);
  if (ofElement === undefined || reading.score > ofElement.reading.score) elements.set(element.element.index, pair);
}
