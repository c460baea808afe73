import type { CallResult, Manifest, ManifestTool } from '@webmcp/contract';

import { arrive } from '../act/reach/arrive.js';
import type { ToolCall, CallOptions } from '../act/call/tool-call.js';
import { fieldControls } from '../act/controls/field-controls.js';
import { onRoute, routesOf } from '../act/reach/on-route.js';
import { perform } from '../act/perform.js';
import { read } from '../act/read.js';
import { waitFor } from '../act/gestures/wait-for.js';
import { actOnce } from './act-once.js';
import { leftToUser } from '../validate/left-to-user.js';
import { inputSchema } from '../validate/input-schema.js';
import { validate } from '../validate/validate.js';

let last: Promise<unknown> = Promise.resolve();

/**
 * Carries out one tool call. Every call of every tool goes through here, one at a time; arguments are checked and
 * policy is asked before the page is touched.
 * @param args whatever the caller sent
 * @returns what really happened, as plain data; never throws. Where the act leaves the page the answer comes at
 * `beforeunload`, because what comes later is lost
 */
export function execute(
  tool: ManifestTool,
  args: unknown,
  manifest: Manifest,
  options: CallOptions = {},
): Promise<CallResult> {
  const stop = new AbortController();
  const call: ToolCall = {
    tool,
    manifest,
    controls: options.controls ?? fieldControls,
    signal: options.signal,
    deadline: options.deadline ?? 5000,
    dryRun: options.dryRun ?? false,
    values: {},
    given: [],
    kept: tool.fields.find((field) => leftToUser(field) && (field.required || tool.fields.every(leftToUser))),
    ended: stop.signal,
    stage: 'reading',
    answer: (status, messages = [], { evidence = [], ...more } = {}) => ({
      status,
      tool: tool.name,
      messages,
      // What the messages say is not said twice.
      evidence: evidence.map(({ kind, text }) => (!text || messages.includes(text) ? { kind } : { kind, text })),
      ...more,
    }),
  };
  const left = new Promise<CallResult>((resolve) => {
    const leave = (): void =>
      resolve(
        call.stage === 'acted'
          ? call.answer('navigated', [], { evidence: [{ kind: 'navigation' }] })
          : call.stage === 'reaching'
            ? call.answer('unavailable', ['The way there left the page; call it again in the next one'])
            : call.answer('unknown', ['The page was left before the call was through']),
      );
    // A dry run leads nowhere; these listeners cost more than all of its looking.
    if (call.dryRun === true) return;
    for (const type of ['beforeunload', 'pagehide']) window.addEventListener(type, leave, { signal: stop.signal });
  });
  const failed = (error: unknown): CallResult =>
    call.answer(call.stage === 'reading' ? 'unavailable' : 'unknown', [`It stopped on an error: ${String(error)}`]);
  const act = (started?: () => void): Promise<CallResult> => {
    const done = last
      .then(() => Promise.race([carryOut(call, args, started).catch(failed), left]))
      .finally(() => stop.abort());
    last = done;
    return done;
  };
  const { idempotencyKey } = options;
  if (!idempotencyKey || call.dryRun) return act();
  return actOnce(idempotencyKey, tool.name, args, call.answer, act).finally(() => stop.abort());
}

async function carryOut(call: ToolCall, args: unknown, started?: () => void): Promise<CallResult> {
  const { tool, manifest, answer } = call;
  const { values, messages } = validate(inputSchema(tool), args);
  if (messages.length) return answer('invalid_input', messages);
  call.values = values;
  call.given = tool.fields.filter(({ key }) => Object.hasOwn(values, key));
  const reads = tool.kind === 'read';
  if (!reads && !tool.action && !call.kept && !call.given.length)
    return answer('invalid_input', [`Give at least one of: ${tool.fields.map(({ key }) => key).join(', ')}`]);
  if (!onRoute(tool, manifest))
    return answer('unavailable', [`It works on ${routesOf(tool, manifest).join(' or ')}; open that first`]);

  // What a server rendered listens to nobody until the page's scripts have run: values are forgotten, forms submitted raw.
  await waitFor(() => document.readyState === 'complete', call.deadline);
  started?.();
  const place = await arrive(call);
  if ('status' in place) return place;
  const result = reads ? read(call, place) : await perform(call, place);
  const { healed } = place.found;
  return healed.length ? { ...result, healed } : result;
}
