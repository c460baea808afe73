import type { CallResult, Manifest, ManifestTool } from '@webmcp/contract';

import type { CallOptions, ToolCall } from '../act/call/tool-call.js';
import { fieldControls } from '../act/controls/field-controls.js';
import { watchPerson } from '../act/element/person.js';
import { waitFor } from '../act/gestures/wait-for.js';
import { perform } from '../act/perform.js';
import { arrive } from '../act/reach/arrive.js';
import { onRoute, routesOf } from '../act/reach/on-route.js';
import { read } from '../act/read.js';
import { inputSchema } from '../validate/input-schema.js';
import { leftToUser } from '../validate/left-to-user.js';
import { validate } from '../validate/validate.js';
import { actOnce } from './act-once.js';

/** The end of the last call of this page. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Executes one tool call. All calls of all tools pass through here, one at a time. Arguments are validated and policy is
 * asked before the page is touched.
 * @param args the arguments as the caller sent them, of any type
 * @returns the outcome as plain data; never throws. If the act leaves the page, the answer comes at `beforeunload`,
 * because later answers are lost
 */
export function execute(
  tool: ManifestTool,
  args: unknown,
  manifest: Manifest,
  options: CallOptions = {},
): Promise<CallResult> {
  watchPerson();
  const stop = new AbortController();
  const call = newCall(tool, manifest, options, stop.signal);
  const left = answerOnLeaving(call);
  const act = (started?: () => void): Promise<CallResult> => {
    const done = last
      .then(() => Promise.race([carryOut(call, args, started).catch((error) => failed(call, error)), left]))
      .finally(() => stop.abort());
    last = done;
    return done;
  };
  const { idempotencyKey } = options;
  if (!idempotencyKey || call.dryRun) return act();
  return actOnce(idempotencyKey, tool.name, args, call.answer, act).finally(() => stop.abort());
}

function newCall(tool: ManifestTool, manifest: Manifest, options: CallOptions, ended: AbortSignal): ToolCall {
  const { controls = fieldControls, signal, deadline = 5000, dryRun = false, overwrite = false } = options;
  return {
    tool,
    manifest,
    controls,
    signal,
    deadline,
    dryRun,
    overwrite,
    values: {},
    given: [],
    kept: tool.fields.find((field) => leftToUser(field) && (field.required || tool.fields.every(leftToUser))),
    ended,
    stage: 'reading',
    answer: (status, messages = [], { evidence = [], ...more } = {}) => ({
      status,
      tool: tool.name,
      messages,
      // A text that is a message already is not repeated as evidence.
      evidence: evidence.map(({ kind, text }) => (!text || messages.includes(text) ? { kind } : { kind, text })),
      ...more,
    }),
  };
}

/** Answers a call when the page is left. The progress of the call decides: only an act that was done may have navigated. */
function answerOnLeaving(call: ToolCall): Promise<CallResult> {
  const { answer, ended } = call;
  return new Promise((resolve) => {
    const leave = (): void => {
      if (call.stage === 'acted') resolve(answer('navigated', [], { evidence: [{ kind: 'navigation' }] }));
      else if (call.stage === 'reaching')
        resolve(answer('unavailable', ['Opening the tool left the page; call the tool again on the next page']));
      else resolve(answer('unknown', ['The page was left before the call ended']));
    };
    // A dry run leaves no page, and these listeners cost more than all its looking.
    if (call.dryRun === true) return;
    for (const type of ['beforeunload', 'pagehide']) window.addEventListener(type, leave, { signal: ended });
  });
}

function failed({ answer, stage }: ToolCall, error: unknown): CallResult {
  return answer(stage === 'reading' ? 'unavailable' : 'unknown', [`The call stopped on an error: ${String(error)}`]);
}

/**
 * Carries out a call in order: validates the arguments, checks the route, waits for the page, reaches the tool, performs
 * or reads.
 * @param started called before the call touches the page
 */
async function carryOut(call: ToolCall, args: unknown, started?: () => void): Promise<CallResult> {
  const refused = checkArguments(call, args) ?? checkRoute(call);
  if (refused) return refused;
  // A server-rendered page has no listeners until its scripts have run: it forgets values and submits raw forms.
  await waitFor(() => document.readyState === 'complete', call.deadline);
  started?.();
  const page = await arrive(call);
  if ('status' in page) return page;
  const result = call.tool.kind === 'read' ? read(call, page) : await perform(call, page);
  const { healed } = page.found;
  return healed.length ? { ...result, healed } : result;
}

/** Validates the arguments and notes the values in the call. Returns the answer that refuses them. */
function checkArguments(call: ToolCall, args: unknown): CallResult | undefined {
  const { tool, answer } = call;
  const { values, messages } = validate(inputSchema(tool), args);
  if (messages.length) return answer('invalid_input', messages);
  call.values = values;
  call.given = tool.fields.filter(({ key }) => Object.hasOwn(values, key));
  const isIdle = tool.kind !== 'read' && !tool.action && !call.kept && !call.given.length;
  return isIdle
    ? answer('invalid_input', [`Give at least one of: ${tool.fields.map(({ key }) => key).join(', ')}`])
    : undefined;
}

function checkRoute({ tool, manifest, answer }: ToolCall): CallResult | undefined {
  if (onRoute(tool, manifest)) return undefined;
  return answer('unavailable', [`The tool works on ${routesOf(tool, manifest).join(' or ')}; open that route first`]);
}
