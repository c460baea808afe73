import { type ClickStep, type PageSnapshot, type Problem, problem, type State } from '@webmcp/contract';
import { patternOf, slugOf } from '../reach/route.js';
import type { StateToVisit } from '../reach/state-to-visit.js';
import type { Visit } from '../visit/visit.js';
import type { WithoutData } from './derive-states.js';
import { KnownContent, type ShownThing } from './known-content.js';
import { PressBudget } from './press-budget.js';
import { isOfRecord, isSamePage, type PatternOf, recordPattern, seenPatterns } from './record-pages.js';
import { StateIds } from './state-ids.js';

/** A control that only opens something, as data that the runtime can replay. */
export interface Opener extends Omit<ClickStep, 'do'> {
  label: string;
  /** Identifies the opener in every state and on every route. */
  key: string;
  /** True for a control that only goes to another page, whose address the run decides. */
  goes?: boolean;
  /** The address of a link to such a page. Exploring presses the link only if no state shows the page. */
  href?: string;
  /** True for a control that is pressed after all others of its page. */
  last?: boolean;
  /** True for a control of the site's frame: its header, footer or menu. What the content opens is pressed before. */
  frame?: boolean;
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
   * its address opens it, or the presses that are its way.
   */
  base: string;
  /** The route and the presses that open a page which its address does not open. */
  way?: Pick<StateToVisit, 'route' | 'presses'>;
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

/** The most links to one unknown page that are pressed at a time. The first may be in a part that hides it. */
const mostLinks = 2;

/** The number of states that are visited at once. Small batches keep to the limit of time. */
const batchSize = 4;

/** A page, and the openers that show the page from a state. */
interface ReachedPage {
  base: StateToVisit;
  snapshot: PageSnapshot;
  path: Opener[];
}

/** A page that a control went to, with the page before the press, and its visit by the press. */
interface NewPage {
  page: StateToVisit;
  before: ReachedPage;
  pressed: Visit;
}

/**
 * Presses the openers of each state, each in a page of its own. Keeps the pages with content that their route did not
 * show before. Goes breadth first, so that a limit cuts off the deepest pages. The frame of the site comes a level later.
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
  const patterns = seenPatterns(
    bases.map(({ snapshot }) => snapshot),
    ofRoute,
  );
  const routed = new Set(bases.map(({ snapshot }) => ofRoute(snapshot.route)));
  const found: Found = { states: [], visits: [], problems: [], pages: [], withoutData: new Map() };
  let reached = bases.map(({ state, snapshot }): ReachedPage => ({ base: state, snapshot, path: [] }));
  let ofFrames: ReachedPage[] = [];
  while (reached.length + ofFrames.length > 0) {
    const links = new Map<string, number>();
    const presses = reached.flatMap((page) =>
      pressesFrom(page, unseen(openers(page.snapshot), page, { patterns, ofRoute, links }), tried),
    );
    const next = [...presses.filter((press) => !isOfFrame(press)), ...ofFrames];
    ofFrames = presses.filter(isOfFrame);
    reached = [];
    for (let at = 0; at < next.length;) {
      const limit = budget.reached;
      if (limit !== null) {
        found.problems.push(cutShort(limit, [...next.slice(at), ...ofFrames]));
        return found;
      }
      const batch = next.slice(at, at + budget.take(Math.min(batchSize, next.length - at)));
      at += batch.length;
      const visits = (await visitBatch(batch.map((page) => stateOf(page, ids)))).map((visit, index) =>
        onRouteOf(batch[index]!, visit, ofRoute),
      );
      for (const [index, page] of batch.entries()) reached.push(...keepNew(page, visits[index]!, known, found));
      const seen = [...bases, ...found.visits].flatMap(({ snapshot }) => snapshot ?? []);
      const shownAs = (route: string): string => withoutData(route, seen);
      const pages = newPages(batch, visits, { patterns, ids, ofRoute, shownAs, hidden: found.withoutData });
      const byAddress = pages.filter(({ before }) => before.base.setup === undefined);
      const opened = byAddress.length === 0 ? [] : await visitBatch(byAddress.map(({ page }) => page));
      for (const page of pages)
        reached.push(...keepPage(page, opened[byAddress.indexOf(page)], { known, found, ofRoute, ids, routed }));
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

const isOfFrame = ({ path }: ReachedPage): boolean => path.at(-1)?.frame === true;

/** Leaves out the links to pages that were seen, and all but the first links to any other page. */
function unseen(
  openers: readonly Opener[],
  { snapshot: { route } }: ReachedPage,
  { patterns, ofRoute, links }: { patterns: ReadonlySet<string>; ofRoute: PatternOf; links: Map<string, number> },
): Opener[] {
  return openers.filter(({ href }) => {
    if (href === undefined) return true;
    const pattern = recordPattern(href, route, ofRoute);
    if (pattern === undefined || patterns.has(pattern)) return false;
    const before = links.get(pattern) ?? 0;
    links.set(pattern, before + 1);
    return before < mostLinks;
  });
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

/** Names the pages of a pressed base by its route: the id in their address is new in each. */
function onRouteOf({ base, snapshot: { route } }: ReachedPage, visit: Visit, ofRoute: PatternOf): Visit {
  const { snapshot } = visit;
  const isOnIt = base.presses !== undefined && snapshot !== undefined && ofRoute(snapshot.route) === ofRoute(route);
  return isOnIt ? { ...visit, snapshot: { ...snapshot, route } } : visit;
}

/** Returns the pages that the pressed controls went to, one for each new pattern. */
function newPages(
  batch: readonly ReachedPage[],
  visits: readonly Visit[],
  { patterns, ids, ofRoute, shownAs, hidden }: NewPageRules,
): NewPage[] {
  return batch.flatMap((before, index) => {
    const pressed = visits[index]!;
    const { address: route } = pressed;
    if (route === undefined || before.path.at(-1)?.goes !== true) return [];
    const pattern = ofRoute(route);
    if (patterns.has(pattern) || pattern === ofRoute(before.snapshot.route)) return [];
    patterns.add(pattern);
    const shownRoute = shownAs(route);
    if (shownRoute !== route) hidden.set(route, shownRoute);
    return [{ page: { id: ids.free(slugOf(shownRoute)), route }, before, pressed }];
  });
}

interface NewPageRules {
  patterns: Set<string>;
  ids: StateIds;
  ofRoute: PatternOf;
  /** Returns a route without data. */
  shownAs: (route: string) => string;
  hidden: Map<string, string>;
}

/**
 * Adds a page that a control went to. Its address opens the page, else the presses do: an app with new ids at each load
 * forgets the address. A set-up belongs to its own route, so the address alone does not repeat it.
 * @param opened the visit of the address
 * @returns the page, to press its openers; empty for a page that could not be read
 */
function keepPage(
  { page, before, pressed }: NewPage,
  opened: Visit | undefined,
  { known, found, ofRoute, ids, routed }: KeepRules,
): ReachedPage[] {
  const byAddress = opened?.snapshot?.route === page.route ? opened.snapshot : undefined;
  if (opened !== undefined && opened.snapshot === undefined) found.problems.push(...opened.problems);
  const after = pressed.snapshot;
  if (byAddress !== undefined && (after === undefined || isSamePage(byAddress, after, before.snapshot)))
    return routed.has(ofRoute(page.route)) ? [] : keep(page, opened!, known, found);
  const route = ofRoute(page.route);
  if (after === undefined || !isOfRecord(route)) return [];
  // The id in the address is another one in each run.
  const state: StateToVisit = { ...before.base, id: ids.free(slugOf(route)), presses: allPressesOf(before) };
  const snapshot = { ...after, state: state.id, route };
  return keep(state, { ...pressed, snapshot }, known, found);
}

interface KeepRules {
  known: KnownContent;
  found: Found;
  ofRoute: PatternOf;
  ids: StateIds;
  /** The patterns of the pages from which exploring began. */
  routed: ReadonlySet<string>;
}

/** Adds a page as a base of its own. */
function keep(base: StateToVisit, visit: Visit, known: KnownContent, found: Found): ReachedPage[] {
  const snapshot = visit.snapshot!;
  known.add(snapshot);
  const { id, route, presses } = base;
  const way = presses === undefined ? {} : { way: { route, presses } };
  found.states.push({ id, route: snapshot.route, from: 'explored', base: id, ...way });
  found.visits.push(visit);
  found.pages.push(base);
  return [{ base, snapshot, path: [] }];
}

function cutShort(bound: string, left: ReachedPage[]): Problem {
  const first = left[0]!.path.at(-1)!.label;
  return problem('EXPLORE_CUT_SHORT', { bound, left: String(left.length), first });
}

function stateOf(page: ReachedPage, ids: StateIds): StateToVisit {
  const slug = slugOf(page.path.at(-1)!.label);
  const id = ids.free(slug === 'home' ? `${page.base.id}-open` : slug);
  return { ...page.base, id, presses: allPressesOf(page) };
}

/** Returns the presses from the address of a page: those that show its base, and its own. */
const allPressesOf = (page: ReachedPage): Omit<ClickStep, 'do'>[] => [...(page.base.presses ?? []), ...pressesOf(page)];

function pressesOf({ path }: ReachedPage): Omit<ClickStep, 'do'>[] {
  return path.map(({ target, container, outside, row }) => ({
    target,
    ...(container === undefined ? {} : { container }),
    ...(outside === undefined ? {} : { outside }),
    ...(row === undefined ? {} : { row }),
  }));
}
