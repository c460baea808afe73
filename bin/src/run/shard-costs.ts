import type { GroundTruthMap, State } from '@webmcp/contract';

/** The cost of a state that no map has measured, in elements. */
const unmeasured = 30;

/**
 * Returns the cost of a state by its id, or of a route: the elements that the committed map counted there, and at its
 * explored states. Elements are the same on every machine, seconds are not.
 */
export function shardCosts(committed: GroundTruthMap | undefined): (state: string) => number {
  const states = committed?.states ?? [];
  const elements = ({ coverage }: State): number => coverage?.elements ?? unmeasured;
  const total = (isWanted: (state: State) => boolean): number =>
    states.filter(isWanted).reduce((sum, state) => sum + elements(state), 0);
  return (wanted) => {
    const ofState = total(({ id }) => id === wanted);
    return ofState > 0 ? ofState : total(({ route }) => route === wanted) || unmeasured;
  };
}
