import type { CallResult, ManifestTool } from '@webmcp/contract';

import type { ReachedPage } from '../call/reached-page.js';
import { asleep } from '../element/asleep.js';
import type { ToolCall } from '../call/tool-call.js';
import { fill } from '../fill/fill-field.js';
import { navigate } from './navigate.js';
import { press } from '../gestures/press.js';
import { patience, waitFor } from '../gestures/wait-for.js';

/** The element of a tool that is shown: one that it acts on, or its container. */
export type There = Element | undefined;

/** What is pressed on the way to a tool, in order: the labels of its openers, the routes that it goes to. */
const wayOf = ({ reach = [] }: ManifestTool): string[] =>
  reach.flatMap((step) =>
    step.do === 'fill'
      ? []
      : step.do === 'navigate'
        ? step.route
        : (step.target.fingerprint?.labels[0] ?? step.target.selectors[0]?.value ?? []),
  );

/** Whether something is still on its way in: an animation with an end moves or fades it, or what it stands in. */
const comesIn = (at: Element): boolean =>
  document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' &&
        effect!.getComputedTiming().endTime !== Infinity &&
        (effect as KeyframeEffect).target?.contains(at),
    );

/**
 * Brings a tool's container, where the person allows it.
 * @param there what is there of it
 * @returns why it is not; undefined when it is
 */
export async function reach(call: ToolCall, place: ReachedPage, there: () => There): Promise<CallResult | undefined> {
  const { tool, answer } = call;
  if (!place.allowed()) return answer('denied', ['The person did not allow it']);
  if (call.dryRun === true)
    return answer('unknown', ['It would be opened first; what that shows is not known before. Nothing was touched'], {
      data: { dryRun: true, opens: wayOf(tool) },
    });
  call.stage = 'reaching';
  const missing = await replay(call, place, there);
  return missing === undefined ? undefined : answer('unavailable', [missing]);
}

/** Replays the steps, openers in the row first, until it is there; tells what is missing. */
async function replay(call: ToolCall, place: ReachedPage, there: () => There): Promise<string | undefined> {
  const { tool, values, controls } = call;
  const { element } = place.found;
  const row = place.row?.element;
  for (const step of tool.reach ?? []) {
    if (there()) return undefined;
    if (step.do === 'navigate') {
      if (!(await navigate(step.route))) return `Open ${step.route} first`;
      continue;
    }
    const { target } = step;
    const find = (): HTMLElement | undefined => (row && element(target, 'opener', row)) ?? element(target, 'opener');
    await waitFor(() => find() ?? there(), 2 * patience);
    const found = find();
    if (step.do === 'fill') {
      const field = tool.fields.find(({ key }) => key === step.field);
      const value = values[step.field];
      call.stage = 'filling';
      const problem = field && value !== undefined && (await fill({ field, value, find }, controls));
      if (problem) return `${field.label}: ${problem}`;
    } else if (found && !asleep(found)) press(found);
  }
  const at = await waitFor(there, 2 * patience);
  if (!at) return `It is not on the page, and pressing ${wayOf(tool).join(', ')} did not bring it`;
  // A component that is closed or left before it has come in may never be done with it.
  await waitFor(() => !at.isConnected || !comesIn(at), patience);
  return undefined;
}
