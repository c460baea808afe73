import type { ClickStep, Harness } from '@webmcp/contract';

/** A state of the harness, a route found on the way, or what pressing something there shows. */
export interface StateToVisit {
  id: string;
  route: string;
  setup?: Harness['states'][string]['setup'];
  expect?: string | string[];
  /** What is pressed after the set-up, in order, with writes blocked. */
  presses?: Omit<ClickStep, 'do'>[];
}
