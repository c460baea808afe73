import type { ReachStep, State, Tool } from '@webmcp/contract';

import type { NamedTool } from '../naming/named-tool.js';
import { exploredReach } from '../synthesize/explored-reach.js';
import { trustedSteps } from '../synthesize/step-target.js';

/** The states of the app, and the tools whose rows a read may open. */
export interface ReachInput {
  states?: readonly State[];
  tools?: readonly NamedTool[];
  /** The confidence from which a target is stable, 0 to 1. */
  threshold?: number;
}

/**
 * Returns the steps to a part that only explored states show, such as the details of a record. If a step presses a
 * control in a row, the call names the row. Empty if another state shows the part, or no way is stable.
 */
export function readReach(
  shownIn: readonly string[],
  { states = [], tools = [], threshold = 0 }: ReachInput,
): Pick<Tool, 'reach' | 'row'> {
  const ways = new Map(
    states.flatMap(({ id, from, reach }) =>
      from === 'explored' && reach !== undefined ? [[id, trustedSteps(reach, threshold) ?? null] as const] : [],
    ),
  );
  const reach = exploredReach(shownIn, ways);
  const rows = (reach ?? []).flatMap((step) => (step.do === 'click' && step.row !== undefined ? [step.row] : []));
  if (reach === undefined || rows.length > 1) return {};
  const steps = reach.map(withoutRow);
  const [row] = rows;
  if (row === undefined) return { reach: steps };
  const first = JSON.stringify(row.rows.selectors[0]);
  const owner = tools.find(({ targets }) => JSON.stringify(targets.row?.rows.selectors[0]) === first);
  return { reach: steps, row: { param: owner?.rowParam ?? 'row', ...row } };
}

function withoutRow(step: ReachStep): ReachStep {
  if (step.do !== 'click') return step;
  const { row: _row, ...rest } = step;
  return rest;
}
