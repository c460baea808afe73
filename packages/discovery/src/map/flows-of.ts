import { createHash } from 'node:crypto';

import type { Tool } from '@webmcp/contract';

import type { AppModel } from '../intents/model/intent.js';
import type { IdentifiedTool } from '../synthesize/identify.js';
import { meaning } from '../identity/identity.js';

/** For each tool that is a step of a wizard its place; a flow is known by what its steps mean. */
export function flowsOf(
  identified: readonly IdentifiedTool[],
  appModel: AppModel,
): Map<string, NonNullable<Tool['flow']>> {
  const steps = new Map<number, { tool: string; step: number; means: string }[]>();
  for (const { id, targets } of identified) {
    const { flow } = targets.candidate;
    if (flow === undefined) continue;
    steps.set(flow.boundary, [
      ...(steps.get(flow.boundary) ?? []),
      { tool: id, step: flow.step, means: meaning(targets.candidate, appModel) },
    ]);
  }
  const flows = new Map<string, NonNullable<Tool['flow']>>();
  for (const members of steps.values()) {
    const all = members.map(({ means }) => means).sort();
    const id = `flow_${createHash('sha256').update(all.join('\n')).digest('hex').slice(0, 8)}`;
    for (const { tool, step } of members) flows.set(tool, { id, step });
  }
  return flows;
}
