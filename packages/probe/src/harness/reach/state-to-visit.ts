import type { ClickStep, Harness } from '@webmcp/contract';

/** A state of the harness, a route of the app, or a state that exploring opens. */
export interface StateToVisit {
  id: string;
  route: string;
  /** The state of the harness that the state is, or begins from. Absent without named states. */
  named?: string;
  setup?: Harness['states'][string]['setup'];
  /** The data of the state may be changed. */
  disposable?: true;
  /** Names that the page has to show. */
  expect?: string | string[];
  /** Openers that are pressed after the set-up, in order, with writes blocked. */
  presses?: Omit<ClickStep, 'do'>[];
}
