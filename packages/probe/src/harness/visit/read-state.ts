import { type PageSnapshot, problem } from '@webmcp/contract';
import type { ReadPage } from '@webmcp/contract/packed-page';
import type { Page } from 'playwright';
import { readTree } from '../../browser/read-tree.js';
import type { PageReader } from '../../reader/page-reader.js';
import { type Attempt, type AttemptEnd, wasReloaded } from './attempt.js';
import { readFrames } from '../reach/read-frames.js';
import { patternOf, routeOf } from '../reach/route.js';
import type { StateToVisit } from '../reach/state-to-visit.js';
import { controlsOfRows } from './controls-of-rows.js';
import { failedVisit } from './visit.js';

/** Milliseconds for opening and closing all drawn selects of a state. */
const optionsTime = 10_000;

/** The most readings of the accessibility tree. The page may change during a reading. */
const treeAttempts = 3;

/**
 * Reads a page that is in its state: elements, frames, copy, links, and the options of drawn selects. The options come
 * last, because reading them presses something.
 */
export async function readState(attempt: Attempt): Promise<AttemptEnd> {
  const { state, shared, visited, problems } = attempt;
  const { page, reader } = visited;
  await giveTree(page, reader);
  const first = await readElements(attempt);
  const rowOf = attempt.basis?.rowsBy(shared.rowOfHandler) ?? shared.rowOfHandler;
  const rowControls = controlsOfRows(first, rowOf);
  const read = rowControls.length === 0 ? first : await readElements(attempt, rowControls);
  const missing = missingOf(state, read);
  if (missing !== undefined) {
    const reason = `it does not show "${missing}"`;
    return wasReloaded(attempt)
      ? 'again'
      : failedVisit(problem('HARNESS_FAILED', { state: state.id, reason }, state.id));
  }
  const frames = await readFrames(page, shared);
  const copy = shared.copies ? { copy: await reader.call('copyPage') } : {};
  const links = await reader.call('sameOriginLinks');
  await addOptions(read, reader);
  if (wasReloaded(attempt)) return 'again';
  const route = shownRoute(state.route, shared.baseUrl, page.url());
  return {
    snapshot: { state: state.id, route, ...read, ...(frames.length === 0 ? {} : { frames }) },
    ...copy,
    problems,
    links,
    address: routeOf(page.url()),
  };
}

/**
 * Reads the elements of a page, with the places of their source.
 * @param rowControls the controls of rows that the reading before did not distinguish, by their indexes
 */
async function readElements({ shared, visited, basis }: Attempt, rowControls: number[][] = []): Promise<ReadPage> {
  const { page, reader } = visited;
  const { testIdAttributes, rowPlaces, callSites, handlerPlaces } = shared;
  if (callSites !== undefined && rowPlaces.length > 0) {
    const keyed = await reader.call('offerKeyed');
    if (keyed.length > 0) await reader.call('takeStamps', await callSites.stampsOf(page, keyed, basis?.placedIn));
  }
  const { calls, ...read } = await reader.readPage(testIdAttributes, callSites !== undefined, rowPlaces, rowControls);
  if (calls !== undefined) await callSites?.complete(page, read, calls, basis?.placedIn);
  await handlerPlaces?.complete(page, read, reader, undefined, basis?.placedIn);
  return read;
}

/** Passes the DevTools protocol's roles and names to the page. Some browsers compute no roles and names in the page. */
async function giveTree(page: Page, reader: PageReader): Promise<void> {
  if (await reader.call('hasComputed')) return;
  for (let attempt = 1; attempt <= treeAttempts; attempt += 1)
    if (await reader.call('takeTree', await readTree(page))) return;
}

/** Returns the first name that a state expects and does not show. An explored state begins in a state that showed them. */
function missingOf(
  { expect = [], presses }: StateToVisit,
  { elements, containers }: Pick<PageSnapshot, 'elements' | 'containers'>,
): string | undefined {
  if (presses !== undefined) return undefined;
  const shown = new Set([
    ...elements.flatMap(({ name, labels }) => [name, ...labels]),
    ...containers.flatMap(({ name, heading }) => [name, heading]),
  ]);
  return [expect].flat().find((name) => !shown.has(name));
}

/** Adds the options of drawn selects to the elements without options. */
async function addOptions({ elements }: Pick<ReadPage, 'elements'>, reader: PageReader): Promise<void> {
  const options = await reader.call('readClosedOptions', optionsTime);
  for (const element of elements) if (options[element.index] !== undefined) element.options ??= options[element.index]!;
}

/** Returns the state's own route if the page is still on it, else the pattern of the page's route. */
function shownRoute(wanted: string, baseUrl: string, url: string): string {
  const route = routeOf(url);
  return route === routeOf(new URL(wanted, baseUrl).href) ? wanted : patternOf(route);
}
