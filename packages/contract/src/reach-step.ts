import type { Target } from './map.js';

/** A set of rows or a container, for the controls that are no target. */
type TwinPlace = Pick<Target, 'selectors' | 'confidence'>;

/**
 * One step on the way to a tool. With `row`, every row of a list contains the target, and the step uses the first such
 * row. With `container`, the target is searched inside the container, and with `outside` in none of these places.
 */
export type ReachStep =
  | { do: 'click'; target: Target; container?: Target; outside?: TwinPlace[]; row?: { rows: Target; key: Target } }
  | { do: 'navigate'; route: string }
  | { do: 'fill'; target: Target; field: string };

export type ClickStep = Extract<ReachStep, { do: 'click' }>;
