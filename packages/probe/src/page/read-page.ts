import type { CallPlace, ContainerKind, PageCalls } from '@webmcp/contract';
import { packPage, type PackedPage, type ReadPage } from '@webmcp/contract/packed-page';
import { isOwned, role, whileStill } from '@webmcp/runtime/page';
import { isNarrowLandmark } from '@webmcp/text';
import { type FoundContainer, findContainers } from './containers/containers.js';
import { ownHeadings } from './containers/headings.js';
import type { RowPlaces } from './containers/is-made-by-loop.js';
import { rowKeys } from './containers/row-keys.js';
import { ownRows, ownRowSets } from './containers/own-rows.js';
import { handledOwnRows, handledRows, joinedSets } from './containers/handled-rows.js';
import { inOrder, rowSets } from './containers/row-sets.js';
import { setPlaces } from './containers/set-places.js';
import { withoutLayouts } from './containers/without-layouts.js';
import { askComputed } from './elements/computed.js';
import { interactiveElements } from './elements/interactive.js';
import { callsReader } from './frameworks/calls.js';
import { offerHandlers } from './handlers/offer-handlers.js';
import type { PageReading } from './page-reading.js';
import { readContainer } from './read-container.js';
import { readElement } from './read-element.js';
import { pageFigures } from './records/page-figures.js';
import { type FoundRecords, readRecords } from './records/read-records.js';
import { HitIndex } from './selectors/hit-index.js';
import { rowSelectors } from './selectors/row-selectors.js';

/** The interactive elements of the last reading, so that their handlers are read for the same elements. */
let lastRead: readonly Element[] = [];

/** The containers of the last reading. */
let lastContainers: readonly Element[] = [];

/** Offers the handlers of the elements and containers of the last reading; see {@link offerHandlers}. */
export const offerLastHandlers = (): string => offerHandlers(lastRead, lastContainers);

/**
 * Reads every interactive element and container of the page as it is now. Leaves out everything that a person typed.
 * @param testIdAttributes the attributes that a `testid` selector counts over, in order
 * @param withCalls adds the calls that made the elements, for source without stamps
 * @param rowPlaces the stamps of the rows that loops make, each with the stamp of the row's own tag
 * @param rowControls the controls that one loop makes, one in each row, by their places in the last reading
 */
export function readPage(
  testIdAttributes: string[],
  withCalls = false,
  rowPlaces: [place: string, root: string][] = [],
  rowControls: number[][] = [],
): ReadPage {
  return whileStill(() => read(testIdAttributes, withCalls, rowPlaces, rowControls));
}

/** Reads the page like {@link readPage}, packed for the way out of the page. */
export const readPacked = (...asked: Parameters<typeof readPage>): PackedPage => packPage(readPage(...asked));

function read(
  testIdAttributes: string[],
  withCalls: boolean,
  rowPlaces: [place: string, root: string][],
  rowControls: readonly number[][],
): ReadPage {
  const interactive = interactiveElements(document);
  const made = handledRows(rowControls.map((numbers) => numbers.flatMap((number) => lastRead[number] ?? [])));
  lastRead = interactive;
  const places: RowPlaces = new Map(rowPlaces);
  const around = withoutLayouts(rowSets(interactive, testIdAttributes, places), testIdAttributes);
  const stamped = [...around, ...ownRowSets(interactive, around, places)];
  const sets = inOrder(joinedSets(stamped, made));
  const own = new Set([...ownRows(interactive, sets, places), ...handledOwnRows(interactive, made)]);
  const found = findContainers(document, interactive, sets, own);
  lastContainers = found.map(({ element }) => element);
  askComputed(interactive);
  askComputed(found.filter(({ kind }) => kind !== 'row').map(({ element }) => element));
  const scopes = new Set(found.map(({ element }) => element));
  const headings = ownHeadings(found);
  const index = new HitIndex(document, testIdAttributes, [...scopes], { ownRows: own });
  const homes = setPlaces(sets, (element) => index.stepOf(element), places);
  const allRows = new Set(sets.flatMap(({ rows }) => rows));
  const reading: PageReading = {
    testIdAttributes,
    index,
    controls: new Set(interactive),
    scopes,
    ownRows: own,
    rowNumbers: numbersOf(found, ['row']),
    formNumbers: new Set([...numbersOf(found, ['form', 'dialog']), ...narrowLandmarks(found)]),
    headings,
    rowSets: sets.map((set) => ({
      rows: rowSelectors(set, homes, testIdAttributes, index),
      keys: rowKeys(set, testIdAttributes, allRows),
    })),
  };
  const records = readRecords(places, testIdAttributes, { index, rowSets: sets });
  const shown = pageFigures(document, records);
  return {
    elements: interactive.map((element, position) => readElement(element, position, reading)),
    containers: found.map((container, position) => readContainer(container, position, reading)),
    ...(records.length === 0 ? {} : { records: shown.records }),
    ...(shown.figures.length === 0 ? {} : { figures: shown.figures }),
    ...(interactive.some(isOwned) ? { hydrated: true as const } : {}),
    ...(withCalls ? { calls: callsOf(interactive, found, records) } : {}),
  };
}

/** Returns the numbers of the containers of these kinds. */
const numbersOf = (found: readonly FoundContainer[], kinds: readonly ContainerKind[]): Set<number> =>
  new Set(found.flatMap(({ kind }, number) => (kinds.includes(kind) ? [number] : [])));

/** Returns the numbers of the landmarks with few controls, such as a header. */
const narrowLandmarks = (found: readonly FoundContainer[]): number[] =>
  found.flatMap(({ kind, element }, number) =>
    kind === 'landmark' && isNarrowLandmark(role(element)) ? [number] : [],
  );

/** Reads the calls that made the elements, the containers and the records. */
function callsOf(interactive: Element[], found: FoundContainer[], records: FoundRecords[]): PageCalls {
  const places: CallPlace[][] = [];
  const numbersOf = callsReader(places);
  return {
    places,
    elements: interactive.map(numbersOf),
    containers: found.map(({ element }) => numbersOf(element)),
    records: records.map(({ made }) => numbersOf(made)),
  };
}
