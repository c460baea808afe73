import type { CallResult, ManifestTool } from '@webmcp/contract';

import { finder } from '../act/call/finder.js';
import type { ToolCall } from '../act/call/tool-call.js';
import { patience, waitFor } from '../act/gestures/wait-for.js';
import { perform } from '../act/perform.js';
import { arrive } from '../act/reach/arrive.js';
import { leftToUser } from '../validate/left-to-user.js';

/** Returns the tools of a flow's steps, in order; undefined for a tool that is no flow. */
export const stepsOf = ({ tool, manifest }: ToolCall): ManifestTool[] | undefined =>
  tool.flow?.steps?.flatMap((id) => manifest.tools.filter((each) => each.id === id));

/**
 * Runs the steps of a flow in order, each as a call of its own tool. Ends at the first step that is not done, and names that
 * step. A dry run looks at the first step alone, because the page shows no other step yet.
 */
export async function runFlow(call: ToolCall, steps: readonly ManifestTool[]): Promise<CallResult> {
  const { values } = call;
  let result = call.answer('unavailable', ['The flow has no steps']);
  for (const [at, step] of steps.entries()) {
    call.tool = step;
    call.values = Object.fromEntries(
      Object.entries(values).filter(([key]) => step.fields.some((field) => field.key === key)),
    );
    call.given = step.fields.filter(({ key }) => Object.hasOwn(call.values, key));
    call.kept = step.fields.find((field) => leftToUser(field) && field.required);
    const page = await arrive(call);
    result = 'status' in page ? page : await perform(call, page);
    if (call.dryRun) return result;
    if (at + 1 < steps.length && !(await leadsOn(call, result, steps[at + 1]!)))
      return {
        ...result,
        messages: [`Stopped at step ${at + 1} of ${steps.length}: ${step.title}`, ...result.messages],
      };
  }
  return result;
}

/** Decides whether a step is done and the page shows the next step. The next step is the best evidence of all. */
async function leadsOn(call: ToolCall, { status }: CallResult, next: ManifestTool): Promise<boolean> {
  if (!/^(completed|navigated|unknown)$/.test(status)) return false;
  const first = next.container ?? next.action ?? next.fields[0];
  const found = finder(next, call.manifest);
  return first !== undefined && (await waitFor(() => found.element(first, 'container') !== undefined, patience));
}
