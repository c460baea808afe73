import type { Problem } from '@webmcp/contract';
import type { StateToVisit } from '../reach/state-to-visit.js';
import type { Visit } from './visit.js';
import type { PageBasis } from '../pages/page-basis.js';
import type { VisitContext } from '../reach/visit-context.js';
import type { VisitedPage } from '../reach/visited-page.js';

/** One attempt to visit a state. Its steps share it. */
export interface Attempt {
  state: StateToVisit;
  shared: VisitContext;
  visited: VisitedPage;
  /** Keeps the page from being used by another state. */
  spoil(): void;
  /** The last attempt reports a reload instead of beginning again. */
  isLast: boolean;
  /** Reloads that the dev server had asked for before the state was reached. */
  reloadsBefore: number;
  /** Records what the visit rests on, if the run wants that. */
  basis?: PageBasis;
  /** Problems that leave the page usable. */
  problems: Problem[];
}

/** The end of an attempt: a visit, or the order to begin again because the dev server reloaded the page. */
export type AttemptEnd = Visit | 'again';

/** Decides whether the dev server reloaded the page during an attempt that another one may follow. */
export function wasReloaded({ isLast, visited, reloadsBefore }: Attempt): boolean {
  return !isLast && visited.watch.reloads !== reloadsBefore;
}
