import type { PageSnapshot, Source, State } from '@webmcp/contract';

import type { AppModel } from '../intents/model/intent.js';
import { siteKey } from '../intents/model/site-key.js';
import { matchPage, type PageMatch } from './match-page.js';
import type { ContainerMatch } from './model/container-match.js';
import type { Match } from './model/match.js';
import { floor, proved } from './model/weights.js';
import { repeatedAlternatives } from './presence/alternatives.js';
import { absentFiles } from './presence/absent-files.js';
import { unopenedTwins } from './presence/unopened-twins.js';
import { pressedOpeners, type PairedPage } from './pressed-openers.js';
import type { ElementView } from './views/element-view.js';
import { intentViews, type IntentView } from './views/intent-view.js';
import { libraryNames } from './views/library-names.js';
import { writtenOutRows, type WrittenOut } from './views/written-out-rows.js';

export interface MatchOptions {
  /** True if stamped source sites count as evidence. Default true. */
  provenance?: boolean;
  /** The states of the pages. The presses on the way to an explored state decide which of two equal dialogs is open. */
  states?: readonly State[];
}

/**
 * Pairs the intents of the source with the elements of each page. The function is pure: the order of intents and of files
 * changes no pair. Written-out rows are matched as rows of their own; their pairs count for the one intent of the source.
 */
export function match(
  given: AppModel,
  snapshots: readonly PageSnapshot[],
  { provenance = true, states = [] }: MatchOptions = {},
): Match {
  const expanded = writtenOutRows(given);
  const { appModel } = expanded;
  const all = intentViews(appModel, expanded.rows);
  const repeated = repeatedAlternatives(appModel.boundaries, all);
  const views = all.filter(({ intent }) => !repeated.has(intent.index));
  const elsewhere = absentFiles(appModel.pages ?? [], snapshots, provenance);
  const fromLibrary = libraryNames(snapshots, all);
  const result = new MatchCollector(expanded);
  const matched = matchInOrder(snapshots, states, (snapshot, pressed) => {
    const present = presentOn(appModel, views, elsewhere(snapshot));
    const twins = pressed === undefined ? new Set() : unopenedTwins(appModel.boundaries, present, pressed);
    const open = present.filter(({ intent }) => !twins.has(intent.index));
    return matchPage(appModel, open, snapshot, provenance, fromLibrary);
  });
  for (const snapshot of snapshots) result.add(matched.get(snapshot)!, snapshot.state);
  return result.finish(views);
}

/** Matches a state after the states on the way to it, with the intents that were pressed on that way. */
function matchInOrder(
  snapshots: readonly PageSnapshot[],
  states: readonly State[],
  matchOne: (snapshot: PageSnapshot, pressed: ReadonlySet<number> | undefined) => PageMatch,
): Map<PageSnapshot, PageMatch> {
  const stateOf = new Map(states.map((state) => [state.id, state]));
  const depthOf = ({ state }: PageSnapshot): number => stateOf.get(state)?.reach?.length ?? 0;
  const pages = new Map<string, PairedPage>();
  const matched = new Map<PageSnapshot, PageMatch>();
  for (const snapshot of [...snapshots].sort((a, b) => depthOf(a) - depthOf(b))) {
    const state = stateOf.get(snapshot.state);
    const pressed = state?.from === 'explored' ? pressedOpeners(state, states, pages) : undefined;
    const page = matchOne(snapshot, pressed);
    const intentOf = new Map(page.pairs.map(({ intent, element }) => [element.element.index, intent.intent.index]));
    pages.set(snapshot.state, { snapshot, intentOf });
    matched.set(snapshot, page);
  }
  return matched;
}

/**
 * Returns the intents that can be on a page, by the app's router.
 * @param absent files and site keys that other routes render and this page does not
 */
function presentOn(
  appModel: AppModel,
  views: readonly IntentView[],
  absent: ReadonlySet<string>,
): readonly IntentView[] {
  if (absent.size === 0) return views;
  const isElsewhere = (site: Source): boolean => absent.has(site.file) || absent.has(siteKey(site));
  const away = new Set(appModel.boundaries.flatMap(({ sites }, index) => (sites.some(isElsewhere) ? [index] : [])));
  // The markup of a constant has no use site of its own, so its boundaries decide the page.
  return views.filter(
    ({ intent, chain }) => !intent.sites.some(isElsewhere) && !chain.some((boundary) => away.has(boundary)),
  );
}

/** Collects the matches of all pages under the indexes of the given app model. */
class MatchCollector {
  readonly #expanded: WrittenOut;
  readonly #result: Match & Required<Pick<Match, 'fellows'>> = {
    fellows: [],
    pairs: [],
    containers: [],
    unmatchedElements: [],
    unmatchedIntents: [],
    greedy: [],
  };
  readonly #nearest = new Map<number, { score: number; text: string }>();

  constructor(expanded: WrittenOut) {
    this.#expanded = expanded;
  }

  add(page: PageMatch, state: string): void {
    this.#addPairs(page, state);
    const containers = bestOfEachBoundary(page.containers, this.#expanded.boundaryOf);
    this.#result.containers.push(...containers.map((pair) => ({ ...pair, state })));
    this.#result.unmatchedElements.push(...unmatchedElements(page, state));
    for (const { element, fellows } of page.elements)
      this.#result.fellows.push(...fellows.map(({ index }) => ({ state, element: index, first: element.index })));
    if (page.greedy) this.#result.greedy.push(state);
    for (const [index, { element, reading }] of page.nearest.intents) {
      const intent = this.#expanded.intentOf[index] ?? index;
      const known = this.#nearest.get(intent);
      if (known !== undefined && reading.score <= known.score) continue;
      const text = `nearest was ${described(element)} in state ${state} with score ${reading.score}`;
      this.#nearest.set(intent, { score: reading.score, text });
    }
  }

  #addPairs({ pairs }: PageMatch, state: string): void {
    const { intentOf } = this.#expanded;
    const indexed = pairs.map((pair) => ({ ...pair, index: intentOf[pair.intent.intent.index] ?? -1 }));
    indexed.sort((a, b) => a.index - b.index || a.element.element.index - b.element.element.index);
    for (const { index, element, reading } of indexed)
      this.#result.pairs.push({
        intent: index,
        state,
        element: element.element.index,
        score: reading.score,
        signals: reading.signals,
        ...(reading.provenance === undefined ? {} : { provenance: reading.provenance >= proved }),
      });
  }

  /** Adds the intents without a pair, each with its reason, and returns the whole match. */
  finish(views: readonly IntentView[]): Match {
    const seen = new Set(this.#result.pairs.map(({ intent }) => intent));
    const all = new Set(views.map(({ intent }) => this.#expanded.intentOf[intent.index] ?? intent.index));
    for (const intent of [...all].sort((a, b) => a - b))
      if (!seen.has(intent)) this.#result.unmatchedIntents.push({ intent, reason: this.#reasonFor(intent) });
    return this.#result;
  }

  #reasonFor(intent: number): string {
    const near = this.#nearest.get(intent);
    if (near === undefined) return 'no state shows anything like it';
    return near.score < floor
      ? `${near.text}, under the floor of ${floor}`
      : `${near.text}, which went to a better pair`;
  }
}

/** Returns the best pair of each boundary. Written-out rows share one boundary. */
function bestOfEachBoundary(pairs: readonly ContainerMatch[], boundaryOf: readonly number[]): ContainerMatch[] {
  const surest = new Map<number, ContainerMatch>();
  for (const pair of pairs) {
    const boundary = boundaryOf[pair.boundary] ?? pair.boundary;
    const known = surest.get(boundary);
    if (known === undefined || pair.score > known.score) surest.set(boundary, { ...pair, boundary });
  }
  return [...surest.values()].sort((a, b) => a.boundary - b.boundary);
}

function described({ element: { role, name } }: ElementView): string {
  return name === '' ? `an unnamed ${role}` : `${role} "${name}"`;
}

/** Lists the elements of a page without a pair, each with its reason. */
function unmatchedElements({ pairs, elements, nearest }: PageMatch, state: string): Match['unmatchedElements'] {
  const paired = new Set(pairs.map(({ element }) => element.element.index));
  return elements
    .filter(({ element }) => !paired.has(element.index))
    .map(({ element }) => {
      const near = nearest.elements.get(element.index);
      if (near === undefined) return { state, element: element.index, reason: 'nothing in the source reads like it' };
      const { intent, reading } = near;
      const site = siteKey(intent.intent.source);
      const reason =
        reading.score < floor
          ? `nearest is ${site} with score ${reading.score}, under the floor of ${floor}`
          : `${site} went to a better pair`;
      return { state, element: element.index, reason };
    });
}
