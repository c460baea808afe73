import type { Harness } from '@webmcp/contract';

/** A state of the harness, or a route found on the way. */
export interface StateToVisit {
  id: string;
  route: string;
  setup?: Harness['states'][string]['setup'];
}
