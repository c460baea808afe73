import { createHash } from 'node:crypto';

import type { Tool } from '@webmcp/contract';

import { meaning } from '../identity/identity.js';
import type { AppModel } from '../intents/model/intent.js';
import type { ToolTargets } from '../synthesize/tool-targets.js';

/** Returns, by tool id, the place of each wizard step. A flow's id comes from the meanings of its steps. */
export function flowsOf(tools: readonly ToolTargets[], appModel: AppModel): Map<string, NonNullable<Tool['flow']>> {
  const steps = new Map<number, { tool: string; step: number; means: string }[]>();
  for (const { id, candidate } of tools) {
    const { flow } = candidate;
    if (flow === undefined) continue;
    steps.set(flow.boundary, [
      ...(steps.get(flow.boundary) ?? []),
      { tool: id, step: flow.step, means: meaning(candidate, appModel) },
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
