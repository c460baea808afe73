import { patternOf, slugOf, withoutEmptyHash } from '../reach/route.js';
import type { StateToVisit } from '../reach/state-to-visit.js';
import { StateIds } from './state-ids.js';

/** The most states of an app without a harness. A larger app needs a harness that names the important states. */
export const mostStates = 24;

/** The first pages of one source pattern are visited at once. The others wait until the limit allows more. */
const firstOfPattern = 3;

/** Turns found routes into states, one for each pattern, and keeps the rest waiting. */
export class RouteQueue {
  readonly #sourcePatternOf: (route: string) => string;
  /** Waiting routes by their pattern. */
  readonly #waiting = new Map<string, string>();
  /** The number of routes that were found, by source pattern. */
  readonly #found = new Map<string, number>();
  readonly #patterns = new Set<string>();
  readonly #ids = new StateIds();
  #withoutData = (route: string): string => route;

  /** @param sourcePatternOf returns the source's pattern of a route, or the route itself */
  constructor(sourcePatternOf: (route: string) => string) {
    this.#sourcePatternOf = sourcePatternOf;
  }

  /**
   * Returns states for the routes with a new pattern, up to the limit. The other new routes wait.
   * @param withoutData returns a route without data, which names the state
   */
  take(routes: readonly string[], withoutData = (route: string): string => route): StateToVisit[] {
    this.#withoutData = withoutData;
    return routes.flatMap((route) => {
      const pattern = withoutEmptyHash(patternOf(route.replace(/\?[^#]*/, '')));
      if (this.#patterns.has(pattern) || this.#waiting.has(pattern)) return [];
      const ofSource = this.#sourcePatternOf(route);
      const before = this.#found.get(ofSource) ?? 0;
      this.#found.set(ofSource, before + 1);
      if (before < firstOfPattern && this.#patterns.size < mostStates) return [this.#stateOf(pattern, route)];
      this.#waiting.set(pattern, route);
      return [];
    });
  }

  /** Returns states for the routes that waited longest, up to the limit. */
  takeWaiting(): StateToVisit[] {
    const next = [...this.#waiting].slice(0, Math.max(0, mostStates - this.#patterns.size));
    return next.map(([pattern, route]) => {
      this.#waiting.delete(pattern);
      return this.#stateOf(pattern, route);
    });
  }

  /** Returns the routes that still wait. */
  get waiting(): string[] {
    return [...this.#waiting.values()];
  }

  #stateOf(pattern: string, route: string): StateToVisit {
    this.#patterns.add(pattern);
    return { id: this.#ids.free(slugOf(this.#withoutData(pattern))), route };
  }
}
