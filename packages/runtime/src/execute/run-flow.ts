import type { CallResult, ManifestTool } from '@webmcp/contract';

import { finder } from '../act/call/finder.js';
import type { ToolCall } from '../act/call/tool-call.js';
import { patience, waitFor } from '../act/gestures/wait-for.js';
import { perform } from '../act/perform.js';
import { arrive } from '../act/reach/arrive.js';
import { keptField } from '../validate/kept-field.js';

/** Returns the tools of a flow's steps, in order; undefined for a tool that is no flow. */
export const stepsOf = ({ tool, manifest }: ToolCall): (ManifestTool | undefined)[] | undefined =>
  tool.flow?.steps?.map((id) => manifest.tools.find((each) => each.id === id));

/**
 * Runs the steps of a flow in order, each as a call of its own tool. Ends at the first step that is not done, and names that
 * step. Touches nothing if the manifest lacks a step. A dry run looks at the first step alone, because the page shows no
 * other step yet.
 */
export async function runFlow(call: ToolCall, all: readonly (ManifestTool | undefined)[]): Promise<CallResult> {
  const { values } = call;
  const steps = all.filter((step) => step !== undefined);
  const healed: NonNullable<CallResult['healed']> = [];
  let result = call.answer('unavailable', ['The map does not have every step of the flow. Nothing was done']);
  if (steps.length < all.length) return result;
  for (const [at, step] of steps.entries()) {
    begin(call, step, values);
    call.around = { before: at, after: steps.length - at - 1 };
    // The act of the step before is no act of this step.
    if (at > 0) call.stage = 'filling';
    const page = await arrive(call);
    result = 'status' in page ? page : await perform(call, page);
    if (!('status' in page)) healed.push(...page.found.healed);
    if (call.dryRun) break;
    // A dry run promises the first step alone.
    delete call.promised;
    const next = steps[at + 1];
    if (next === undefined) break;
    // A call that has its answer, because the page is left, acts no more.
    if ((await leadsOn(call, result, next)) && !call.ended.aborted) continue;
    result = stopped(call, result, `Stopped at step ${at + 1} of ${steps.length}: ${step.title}`);
    break;
  }
  return { ...result, ...(healed.length && { healed }) };
}

/** Makes a call of a flow the call of one of its steps. */
function begin(call: ToolCall, step: ManifestTool, values: ToolCall['values']): void {
  call.tool = step;
  call.values = Object.fromEntries(
    Object.entries(values).filter(([key]) => step.fields.some((field) => field.key === key)),
  );
  call.given = step.fields.filter(({ key }) => Object.hasOwn(call.values, key));
  call.kept = keptField(step);
}

/** Answers a flow that ended before its last step. The success of one step is no success of the flow. */
function stopped(call: ToolCall, { status, messages, evidence, data }: CallResult, where: string): CallResult {
  delete call.goOn;
  const said = status === 'pending' ? ['Its act still runs'] : messages;
  return call.answer(/^(completed|navigated|pending)$/.test(status) ? 'unknown' : status, [where, ...said], {
    evidence,
    ...(data !== undefined && { data }),
  });
}

/** Decides whether a step is done and the page shows the next step. The next step is the best evidence of all. */
async function leadsOn(call: ToolCall, { status }: CallResult, next: ManifestTool): Promise<boolean> {
  if (!/^(completed|navigated|unknown)$/.test(status)) return false;
  const first = next.container ?? next.action ?? next.fields[0];
  const found = finder(next, call.manifest);
  return first !== undefined && (await waitFor(() => found.element(first, 'container') !== undefined, patience));
}
