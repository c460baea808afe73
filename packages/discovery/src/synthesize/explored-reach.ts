import type { ClickStep, PageSnapshot, ReachStep, State } from '@webmcp/contract';

import { trustedSteps } from './step-target.js';

/** The ways into explored states, by state id. Null for an explored state without a way that a call may take. */
export type ExploredWays = ReadonlyMap<string, ReachStep[] | null>;

/**
 * Returns the steps into each explored state, if each step is trusted (see `step-target.ts`). A click in a row is left out,
 * because a call would always click the first row.
 */
export function trustedWays(states: readonly State[], threshold: number): ExploredWays {
  return new Map(
    states.flatMap(({ id, from, reach = [] }) => {
      if (from !== 'explored' || reach.length === 0) return [];
      return [[id, reach.some(isInRow) ? null : (trustedSteps(reach, threshold) ?? null)] as const];
    }),
  );
}

const isInRow = (step: ReachStep): step is ClickStep => step.do === 'click' && step.row !== undefined;

/**
 * Returns the steps behind the last click in a row, for each explored state: "Rename" on the page of a record. The page
 * that the row opened needs none. Null for steps that are not trusted. Null too if a page before the click shows their
 * first button, which then opens another part.
 */
export function waysBehindRows(
  states: readonly State[],
  snapshots: readonly PageSnapshot[],
  threshold: number,
): ExploredWays {
  const before = new Set(states.filter(({ reach = [] }) => !reach.some(isInRow)).map(({ id }) => id));
  const outside = snapshots.filter(({ state }) => before.has(state));
  return new Map(
    states.flatMap(({ id, from, reach = [] }) => {
      if (from !== 'explored' || reach.length === 0) return [];
      const last = reach.findLastIndex(isInRow);
      const steps = last === -1 ? undefined : trustedSteps(reach.slice(last + 1), threshold);
      const [first] = steps ?? [];
      const isElsewhere = first?.do === 'click' && outside.some((snapshot) => shows(snapshot, first));
      return [[id, steps === undefined || isElsewhere ? null : steps] as const];
    }),
  );
}

/** Decides whether the best selector of a click finds something on a page. */
function shows({ elements }: PageSnapshot, { target: { selectors } }: ClickStep): boolean {
  const [best] = selectors;
  return elements.some(({ candidates }) =>
    candidates.some(({ selector: { strategy, value } }) => strategy === best?.strategy && value === best.value),
  );
}

/** Returns the shortest way into a tool's states. Undefined if a state that is not explored shows the tool. */
export function exploredReach(states: readonly string[], ways: ExploredWays): ReachStep[] | undefined {
  if (!states.every((state) => ways.has(state))) return undefined;
  const known = states.flatMap((state) => {
    const way = ways.get(state);
    return way === undefined || way === null ? [] : [way];
  });
  return known.sort((one, other) => one.length - other.length)[0];
}

/**
 * Returns a tool's own steps behind the steps to its first opener. The first opener may be on a part that exploring alone
 * found, such as the panel of a tab.
 * @param opener the states that show the first opener
 */
export function fromTheStart(own: readonly ReachStep[], opener: readonly string[], ways: ExploredWays): ReachStep[] {
  const before = exploredReach([...new Set(opener)], ways) ?? [];
  const keyOf = (step: ReachStep): string =>
    step.do === 'navigate' ? step.route : JSON.stringify(step.target.selectors[0]);
  const taken = new Set(own.map(keyOf));
  return before.some((step) => taken.has(keyOf(step))) ? [...own] : [...before, ...own];
}
