import { type ClickStep, type PageSnapshot, type Problem, problem, type State } from '@webmcp/contract';
import { patternOf, slugOf } from '../reach/route.js';
import type { StateToVisit } from '../reach/state-to-visit.js';
import type { Visit } from '../visit/visit.js';
import type { WithoutData } from './derive-states.js';
import { KnownContent, type ShownThing } from './known-content.js';
import { PressBudget } from './press-budget.js';
import { StateIds } from './state-ids.js';

/** A control that only opens something, as data that the runtime can replay. */
export interface Opener extends Omit<ClickStep, 'do'> {
  label: string;
  /** Identifies the opener in every state and on every route. */
  key: string;
  /** True for a control that only goes to another page, whose address the run decides. */
  goes?: boolean;
  /** True for a control that is pressed after all others of its page. */
  last?: boolean;
}

export interface ExploreOptions {
  /** Returns the controls of a page that may be pressed. A press on them must change and send nothing. */
  openers(snapshot: PageSnapshot): Opener[];
  /** Returns the pattern of a route; pages of one pattern are opened once. Default: the route with ids as `:id`. */
  patternOf?: (route: string) => string;
  /** Returns a route without data, which names the state of a page that a control goes to; default: the route itself. */
  withoutData?: WithoutData;
  /** The most presses; default 120. */
  clicks?: number;
  /** Milliseconds after which nothing more is pressed; default two minutes. */
  time?: number;
}

/** A state that exploring opened. */
export interface ExploredState extends State {
  from: 'explored';
  /**
   * The state of the harness, or of the routes, from which exploring began. A page that a control goes to is its own base:
   * its address opens it.
   */
  base: string;
  /** The first named thing that its route did not show before: a dialog or menu, else an element. */
  shows?: ShownThing;
}

/** The result of exploring. A problem names the states that a limit cut off. */
export interface Found {
  states: ExploredState[];
  visits: Visit[];
  problems: Problem[];
  /** The pages that controls go to. Each is also among the states. */
  pages: StateToVisit[];
  /** The route without data, for each route of these pages that holds data. */
  withoutData: Map<string, string>;
}

/** The most openers that are pressed for one state: a dialog from a menu from a drawer. */
const deepest = 3;
const mostClicks = 120;
const mostTime = 120_000;

/** The number of states that are visited at once. Small batches keep to the limit of time. */
const batchSize = 4;

/** A page, and the openers that show the page from a state. */
interface ReachedPage {
  base: StateToVisit;
  snapshot: PageSnapshot;
  path: Opener[];
}

/**
 * Presses the openers of each state, each in a page of its own. Keeps the pages with content that their route did not
 * show before. Goes breadth first, so that a limit cuts off the deepest pages.
 */
export async function explore(
  bases: { state: StateToVisit; snapshot: PageSnapshot }[],
  {
    openers,
    clicks = mostClicks,
    time = mostTime,
    patternOf: ofRoute = patternOf,
    withoutData = (route) => route,
  }: ExploreOptions,
  visitBatch: (batch: StateToVisit[]) => Promise<Visit[]>,
): Promise<Found> {
  const budget = new PressBudget(clicks, time);
  const ids = new StateIds(bases.map(({ state }) => state.id));
  const known = new KnownContent();
  for (const { snapshot } of bases) known.add(snapshot);
  const tried = new Set<string>();
  const patterns = new Set(bases.map(({ snapshot }) => ofRoute(snapshot.route)));
  const found: Found = { states: [], visits: [], problems: [], pages: [], withoutData: new Map() };
  let reached = bases.map(({ state, snapshot }): ReachedPage => ({ base: state, snapshot, path: [] }));
  while (reached.length > 0) {
    const next = reached.flatMap((page) => pressesFrom(page, openers(page.snapshot), tried));
    reached = [];
    for (let at = 0; at < next.length;) {
      const limit = budget.reached;
      if (limit !== null) {
        found.problems.push(cutShort(limit, next.slice(at)));
        return found;
      }
      const batch = next.slice(at, at + budget.take(batchSize));
      at += batch.length;
      const visits = await visitBatch(batch.map((page) => stateOf(page, ids)));
      for (const [index, page] of batch.entries()) reached.push(...keepNew(page, visits[index]!, known, found));
      const seen = [...bases, ...found.visits].flatMap(({ snapshot }) => snapshot ?? []);
      const shownAs = (route: string): string => withoutData(route, seen);
      const pages = newPages(batch, visits, { patterns, ids, ofRoute, shownAs, hidden: found.withoutData });
      const opened = pages.length === 0 ? [] : await visitBatch(pages);
      for (const [index, page] of pages.entries()) reached.push(...keepPage(page, opened[index]!, known, found));
    }
  }
  return found;
}

/** Returns the pages behind the openers of a page that were not tried yet, with the snapshot before the press. */
function pressesFrom(page: ReachedPage, openers: Opener[], tried: Set<string>): ReachedPage[] {
  if (page.path.length >= deepest) return [];
  return openers
    .toSorted((one, other) => Number(one.last === true) - Number(other.last === true))
    .filter(({ key }) => !tried.has(key) && tried.add(key))
    .map((opener) => ({ ...page, path: [...page.path, opener] }));
}

/**
 * Adds a visit to the found visits if its page shows new content on the same route. Another route means that the
 * control is a link.
 * @param page the page before the last press
 * @returns the page after the press; empty for a page without new content
 */
function keepNew(page: ReachedPage, visit: Visit, known: KnownContent, found: Found): ReachedPage[] {
  const { snapshot } = visit;
  if (snapshot === undefined) found.problems.push(...visit.problems);
  if (snapshot === undefined || snapshot.route !== page.snapshot.route) return [];
  const fresh = known.add(snapshot);
  if (fresh.length === 0) return [];
  const shows = fresh.find(({ name }) => name !== '');
  found.states.push({
    id: snapshot.state,
    route: snapshot.route,
    from: 'explored',
    base: page.base.id,
    reach: pressesOf(page).map((press) => ({ do: 'click', ...press })),
    ...(shows === undefined ? {} : { shows }),
  });
  found.visits.push(visit);
  return [{ ...page, snapshot }];
}

/** Returns the pages that the pressed controls went to, one for each new pattern. A set-up belongs to its own route. */
function newPages(
  batch: readonly ReachedPage[],
  visits: readonly Visit[],
  { patterns, ids, ofRoute, shownAs, hidden }: NewPageRules,
): StateToVisit[] {
  return batch.flatMap(({ base, snapshot: before, path }, index) => {
    const route = visits[index]?.address;
    if (route === undefined || route === before.route || path.at(-1)?.goes !== true || base.setup !== undefined)
      return [];
    const pattern = ofRoute(route);
    if (patterns.has(pattern)) return [];
    patterns.add(pattern);
    const shownRoute = shownAs(route);
    if (shownRoute !== route) hidden.set(route, shownRoute);
    return [{ id: ids.free(slugOf(shownRoute)), route }];
  });
}

interface NewPageRules {
  patterns: Set<string>;
  ids: StateIds;
  ofRoute: (route: string) => string;
  /** Returns a route without data. */
  shownAs: (route: string) => string;
  hidden: Map<string, string>;
}

/** Adds a page that its address opened. Returns the page, to press its openers; empty if the page could not be read. */
function keepPage(page: StateToVisit, visit: Visit, known: KnownContent, found: Found): ReachedPage[] {
  const { snapshot } = visit;
  if (snapshot === undefined) found.problems.push(...visit.problems);
  if (snapshot === undefined || snapshot.route !== page.route) return [];
  known.add(snapshot);
  found.states.push({ id: page.id, route: page.route, from: 'explored', base: page.id });
  found.visits.push(visit);
  found.pages.push(page);
  return [{ base: page, snapshot, path: [] }];
}

function cutShort(bound: string, left: ReachedPage[]): Problem {
  const first = left[0]!.path.at(-1)!.label;
  return problem('EXPLORE_CUT_SHORT', { bound, left: String(left.length), first });
}

function stateOf(page: ReachedPage, ids: StateIds): StateToVisit {
  const slug = slugOf(page.path.at(-1)!.label);
  const id = ids.free(slug === 'home' ? `${page.base.id}-open` : slug);
  return { ...page.base, id, presses: pressesOf(page) };
}

function pressesOf({ path }: ReachedPage): Omit<ClickStep, 'do'>[] {
  return path.map(({ target, container, outside, row }) => ({
    target,
    ...(container === undefined ? {} : { container }),
    ...(outside === undefined ? {} : { outside }),
    ...(row === undefined ? {} : { row }),
  }));
}
