import {
  type ClickStep,
  type PageContainer,
  type PageElement,
  type PageSnapshot,
  type Problem,
  problem,
  type State,
} from '@webmcp/contract';
import { slugOf } from '../visit/route.js';
import type { StateToVisit } from '../visit/state-to-visit.js';
import type { Visit } from '../visit/visit-state.js';

/** Something on a page that only opens something, as data that the runtime could replay. */
export interface Opener extends Omit<ClickStep, 'do'> {
  label: string;
  /** Equal for the same opener met again, in another state or on another route. */
  key: string;
}

export interface ExploreOptions {
  /** What may be pressed on a page; it must be sure that nothing is changed or sent by it. */
  openers(snapshot: PageSnapshot): Opener[];
  /** Presses at most; default 120. */
  clicks?: number;
  /** Milliseconds after which nothing new is pressed; default two minutes. */
  time?: number;
}

/** A state that was found by pressing something. */
export interface ExploredState extends State {
  from: 'explored';
  /** The state of the harness, or of the routes, in which it was begun. */
  base: string;
  /** What is there and was not before: the first dialog or menu, else the first element. */
  shows?: { role: string; name: string };
}

/** A dialog from a menu from a drawer. */
const deepest = 3;
const mostClicks = 120;
const mostTime = 120_000;

/** What exploring found, and what it left where it ended at a bound. */
export interface Found {
  states: ExploredState[];
  visits: Visit[];
  problems: Problem[];
}

interface Place {
  base: StateToVisit;
  snapshot: PageSnapshot;
  path: Opener[];
}

/**
 * Presses what only opens something, each in a page of its own, and keeps what shows anything that no state of its route
 * showed before. Breadth first, so that a bound cuts off what lies deepest.
 */
export async function explore(
  bases: { state: StateToVisit; snapshot: PageSnapshot }[],
  { openers, clicks = mostClicks, time = mostTime }: ExploreOptions,
  visitBatch: (batch: StateToVisit[]) => Promise<Visit[]>,
): Promise<Found> {
  const end = performance.now() + time;
  const ids = new Set(bases.map(({ state }) => state.id));
  const known = new Map<string, Set<string>>();
  for (const { snapshot } of bases) news(snapshot, known);
  const tried = new Set<string>();
  const found: Found = { states: [], visits: [], problems: [] };
  let left = clicks;
  let places = bases.map(({ state, snapshot }): Place => ({ base: state, snapshot, path: [] }));
  while (places.length > 0) {
    const ways = places
      .flatMap((place) => openers(place.snapshot).map((opener) => ({ ...place, path: [...place.path, opener] })))
      .filter(({ path }) => path.length <= deepest && !tried.has(path.at(-1)!.key) && tried.add(path.at(-1)!.key));
    places = [];
    // Small batches, so that the bound on time is kept.
    for (let at = 0; at < ways.length;) {
      if (left === 0 || performance.now() >= end) {
        const bound = left === 0 ? `${clicks} presses` : `${Math.round(time / 1000)} seconds`;
        const first = ways[at]!.path.at(-1)!.label;
        found.problems.push(problem('EXPLORE_CUT_SHORT', { bound, left: String(ways.length - at), first }));
        return found;
      }
      const batch = ways.slice(at, at + Math.min(4, left));
      at += batch.length;
      left -= batch.length;
      const visits = await visitBatch(batch.map((way) => ({ ...way.base, id: idOf(way), presses: pressesOf(way) })));
      for (const [index, way] of batch.entries()) {
        const visit = visits[index]!;
        const { snapshot } = visit;
        if (snapshot === undefined) found.problems.push(...visit.problems);
        // What led to another route is a link, not something that opened.
        if (snapshot === undefined || snapshot.route !== way.snapshot.route) continue;
        const fresh = news(snapshot, known);
        if (fresh.length === 0) continue;
        ids.add(snapshot.state);
        const shows = fresh.find(({ name }) => name !== '');
        found.states.push({
          id: snapshot.state,
          route: snapshot.route,
          from: 'explored',
          base: way.base.id,
          reach: pressesOf(way).map((press) => ({ do: 'click', ...press })),
          ...(shows === undefined ? {} : { shows }),
        });
        found.visits.push(visit);
        places.push({ ...way, snapshot });
      }
    }
  }
  return found;

  function idOf({ base, path }: Place): string {
    const slug = slugOf(path.at(-1)!.label);
    const wanted = slug === 'home' ? `${base.id}-open` : slug;
    let id = wanted;
    for (let count = 2; ids.has(id); count += 1) id = `${wanted}-${count}`;
    ids.add(id);
    return id;
  }
}

function pressesOf({ path }: Place): Omit<ClickStep, 'do'>[] {
  return path.map(({ target, row }) => ({ target, ...(row === undefined ? {} : { row }) }));
}

/** What a page shows that its route did not show before, containers that open first; from then on it is known. */
function news(snapshot: PageSnapshot, known: Map<string, Set<string>>): { role: string; name: string }[] {
  const before = known.get(snapshot.route) ?? new Set<string>();
  known.set(snapshot.route, before);
  const opened = snapshot.containers.filter(({ kind }) => kind === 'dialog' || kind === 'menu');
  const all = [
    ...opened.map((container) => ({ role: container.role, name: container.name, key: keyOf(container) })),
    ...snapshot.elements.map((element) => ({ role: element.role, name: element.name, key: keyOf(element) })),
  ];
  return all.filter(({ key }) => !before.has(key) && before.add(key)).map(({ role, name }) => ({ role, name }));
}

/** What it is for a person; ids and states of expansion change with every opening. */
function keyOf({ role, name, attributes, testIds, ...rest }: PageElement | PageContainer): string {
  const { placeholder, href, title } = attributes;
  return JSON.stringify([role, name, 'kind' in rest ? rest.heading : rest.labels, placeholder, href, title, testIds]);
}
