import type { GroundTruthMap, Tool } from '@webmcp/contract';

import type { EvalCase } from '../outputs/eval-cases.js';

type Words = Pick<GroundTruthMap, 'tools' | 'states'>;

/**
 * Returns the tools with the words of the rules, and the cases with those names. Undefined if no model has named a tool,
 * so that there is no before.
 */
export function withRuleWords(
  { tools, states }: Words,
  cases: readonly EvalCase[],
): { map: Words; cases: EvalCase[] } | undefined {
  const before = tools.map(beforeModel);
  if (before.every((tool, at) => tool === tools[at])) return undefined;
  const names = new Map(tools.map(({ name }, at) => [name, before[at]!.name]));
  const renamed = cases.map(({ expectedCall, ...one }) => ({
    ...one,
    expectedCall: expectedCall.map((call) => ({
      ...call,
      functionName: names.get(call.functionName) ?? call.functionName,
    })),
  }));
  return { map: { tools: before, states }, cases: renamed };
}

function beforeModel(tool: Tool): Tool {
  const { worded } = tool;
  return worded === undefined || worded.refused !== undefined ? tool : { ...tool, ...worded.rules };
}
