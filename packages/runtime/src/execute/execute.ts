import type { CallResult, JsonValue, Manifest, ManifestField, ManifestTool } from '@webmcp/contract';

import type { CallOptions, ToolCall } from '../act/call/tool-call.js';
import { fieldControls } from '../act/controls/field-controls.js';
import { watchPerson } from '../act/element/person.js';
import { waitFor } from '../act/gestures/wait-for.js';
import { perform } from '../act/perform.js';
import { arrive } from '../act/reach/arrive.js';
import { onRoute, routesOf } from '../act/reach/on-route.js';
import { read } from '../act/read/read.js';
import { nameOf } from '../act/rows/rows.js';
import { beginCall, watchLiving } from '../dom/living-parts.js';
import { own } from '../dom/own.js';
import { asks } from '../policy/asks.js';
import { withinPatience } from '../policy/denials.js';
import { isApproved } from '../policy/bridge-approval.js';
import { takeToken } from '../policy/dry-run-tokens.js';
import { clearedValue } from '../validate/cleared-value.js';
import { inputSchema } from '../validate/input-schema.js';
import { keptField } from '../validate/kept-field.js';
import { validate } from '../validate/validate.js';
import { actOnce, callDigest } from './act-once.js';
import { inTurn } from './in-turn.js';
import { joinSame } from './join-same.js';
import { keepAnswer } from './kept-answers.js';
import { leavingNow } from './next-page.js';
import { runFlow, stepsOf } from './run-flow.js';
import { askAgain, endOpenActs, keepOpen } from './open-acts.js';

/** The number of waits for an act that still runs, after its first answer. */
const waits = 8;

/**
 * Executes one tool call. All calls of all tools pass through here, and acts run one at a time. Arguments are validated
 * before a call waits for its turn, and policy is asked before the page is touched.
 * @param args the arguments as the caller sent them, of any type
 * @returns the outcome as plain data; never throws. If the act leaves the page, the answer comes at `beforeunload`,
 * because later answers are lost
 */
export async function execute(
  tool: ManifestTool,
  args: unknown,
  manifest: Manifest,
  given: CallOptions = {},
): Promise<CallResult> {
  const options = own(given);
  watchPerson();
  watchLiving();
  const stop = new AbortController();
  const call = newCall(tool, manifest, options, stop.signal);
  const again = (id: string): Promise<CallResult | undefined> => askAgain(id, 3 * call.deadline);
  const { id, idempotencyKey } = options;
  if (id !== undefined)
    return (await again(id)) ?? call.answer('invalid_input', [`No call of this tab has the id ${JSON.stringify(id)}`]);
  const digest = callDigest(tool.id, args);
  if (digest === undefined) return call.answer('invalid_input', ['The arguments have no JSON text; send plain data']);
  call.digest = digest;
  const refused = checkArguments(call, args) ?? checkRoute(call) ?? checkToken(call, options.token);
  if (refused) return refused;
  const left = answerOnLeaving(call);
  const act = (started?: () => void): Promise<CallResult> =>
    Promise.race([carryOut(call, started).catch((error) => failed(call, error)), left]).then((result) =>
      keepOpenEnd(call, digest, result, stop, left),
    );
  // A read touches nothing unless steps open its part, so it waits for no act.
  if (tool.kind === 'read' && !idempotencyKey && !tool.reach?.length) return await act();
  const inOrder = (started?: () => void): Promise<CallResult> =>
    inTurn(
      () => act(started),
      call.deadline,
      (reason) => call.answer('unavailable', [`${reason}. Nothing was done`]),
    );
  const turn = (started?: () => void): Promise<CallResult> =>
    asks(call) && call.dryRun !== true ? asked(call, options, () => inOrder(started)) : inOrder(started);
  if (call.dryRun || (!idempotencyKey && tool.kind === 'read')) return await turn();
  const once = idempotencyKey
    ? actOnce(idempotencyKey, digest, call.answer, turn, () => again(idempotencyKey))
    : joinSame(digest, turn, options.signal);
  return await once.finally(() => call.goOn ?? stop.abort());
}

/** Runs a call that a person must allow: here, or before at a bridge. */
async function asked(call: ToolCall, { approval }: CallOptions, act: () => Promise<CallResult>): Promise<CallResult> {
  const refuse = (reason: string): CallResult => call.answer('denied', [`${reason}. Nothing was done`]);
  const approved = approval && (await isApproved(approval, call.tool.id, approval.args));
  if (approved === undefined) return await withinPatience(call.tool.id, act, refuse);
  call.isApproved = approved;
  return approved ? await act() : refuse('The bridge does not confirm that a person approved this call');
}

/**
 * Keeps an answer whose end is open: a page that was left, or an act that still runs. Ends the watch of any other call. An
 * act that still runs is watched further, until it ends or another call acts.
 */
function keepOpenEnd(
  call: ToolCall,
  digest: string,
  result: CallResult,
  stop: AbortController,
  left: Promise<CallResult>,
): CallResult {
  const { id } = result;
  const { goOn } = call;
  if (!id || !goOn || result.status !== 'pending') {
    if (id) keepAnswer(id, { call: digest, result, left: leavingNow(call.given.length > 0) });
    stop.abort();
    return result;
  }
  keepAnswer(id, { call: digest, result });
  const ended = new Promise<CallResult>((resolve) => {
    const answer = (): void => resolve(call.answer('unknown', ['Another call acted before this act ended']));
    stop.signal.addEventListener('abort', answer, { once: true });
  });
  const done = Promise.race([toTheEnd(call, goOn), left, ended]).then((end) => {
    keepAnswer(id, {
      call: digest,
      result: end,
      ...(end.status === 'navigated' && { left: leavingNow(call.given.length > 0) }),
    });
    stop.abort();
    return end;
  });
  keepOpen(id, { first: result, done, end: () => stop.abort() });
  return result;
}

async function toTheEnd({ answer }: ToolCall, goOn: () => Promise<CallResult>): Promise<CallResult> {
  for (let wait = 0; wait < waits; wait += 1) {
    const result = await goOn();
    if (result.status !== 'pending') return result;
  }
  return answer('unknown', ['The act did not end in two minutes']);
}

function newCall(tool: ManifestTool, manifest: Manifest, options: CallOptions, ended: AbortSignal): ToolCall {
  const { controls = fieldControls, signal, deadline = 5000, dryRun = false, overwrite = false } = options;
  const id = options.idempotencyKey ?? `call-${Math.random().toString(36).slice(2, 10)}`;
  return {
    tool,
    manifest,
    controls,
    signal,
    deadline,
    dryRun,
    overwrite,
    confirm: options.confirm,
    confirmCaution: options.confirmCaution === true,
    isApproved: false,
    digest: '',
    values: {},
    given: [],
    kept: keptField(tool),
    ended,
    stage: 'reading',
    answer: (status, messages = [], { evidence = [], ...more } = {}) => ({
      status,
      tool: tool.name,
      messages,
      // A text that is a message already is not repeated as evidence.
      evidence: evidence.map(({ kind, text }) => (!text || messages.includes(text) ? { kind } : { kind, text })),
      ...more,
      ...(openEnd.test(status) && { id }),
    }),
  };
}

/** Matches the statuses of answers that a later page, or a later moment, may correct. */
const openEnd = /^(pending|navigated)$/;

/**
 * Answers a call when the page is left. The progress of the call decides: only an act that was done may have navigated, and
 * of a flow only the last act.
 */
function answerOnLeaving(call: ToolCall): Promise<CallResult> {
  const { answer, ended } = call;
  return new Promise((resolve) => {
    const leave = (): void => {
      const { before = 0, after = 0 } = call.around ?? {};
      if (call.stage === 'acted' && !after) resolve(answer('navigated', [], { evidence: [{ kind: 'navigation' }] }));
      else if (call.stage === 'reaching' && !before)
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
 * Carries out a call with valid arguments, in order: checks the route, waits for the page, reaches the tool, performs
 * or reads.
 * @param started called before the call touches the page
 */
async function carryOut(call: ToolCall, started?: () => void): Promise<CallResult> {
  // An earlier call may have left the route.
  const elsewhere = checkRoute(call);
  if (elsewhere) return elsewhere;
  // A server-rendered page has no listeners until its scripts have run: it forgets values and submits raw forms.
  await waitFor(() => document.readyState === 'complete', call.deadline);
  started?.();
  if (call.tool.kind !== 'read' && call.dryRun !== true) {
    endOpenActs();
    call.ended.addEventListener('abort', beginCall());
  }
  const steps = stepsOf(call);
  if (steps) return await runFlow(call, steps);
  const page = await arrive(call);
  if ('status' in page) return page;
  const result = await (call.tool.kind === 'read' ? read(call, page) : perform(call, page));
  const { healed } = page.found;
  return {
    ...result,
    ...(page.row && { rows: result.rows ?? [nameOf(page.row)] }),
    ...(healed.length && { healed }),
  };
}

/** Validates the arguments and notes the values in the call. Returns the answer that refuses them. */
function checkArguments(call: ToolCall, args: unknown): CallResult | undefined {
  const { tool, answer } = call;
  const { values, messages } = validate(inputSchema(tool), args);
  const { $clear, ...given } = values;
  const emptied = $clear as string[] | undefined;
  const twice = emptied?.find((key) => Object.hasOwn(given, key));
  if (twice !== undefined) messages.push(`$clear: ${twice} has a value in the same call`);
  if (messages.length) return answer('invalid_input', messages);
  call.values = { ...given, ...clearedValues(tool.fields, emptied) };
  call.given = tool.fields.filter(({ key }) => Object.hasOwn(call.values, key));
  const isIdle = tool.kind !== 'read' && !tool.action && !tool.flow?.steps && !call.kept && !call.given.length;
  return isIdle
    ? answer('invalid_input', [`Give at least one of: ${tool.fields.map(({ key }) => key).join(', ')}`])
    : undefined;
}

/** Returns the values that empty the fields with these keys. */
const clearedValues = (fields: readonly ManifestField[], keys: readonly string[] = []): Record<string, JsonValue> =>
  Object.fromEntries(
    fields.filter(({ key }) => keys.includes(key)).map((field) => [field.key, clearedValue(field) ?? '']),
  );

/** Answers a call with the token of a dry run whose arguments or map are other ones now. */
function checkToken(call: ToolCall, token: string | undefined): CallResult | undefined {
  if (token === undefined || call.dryRun) return undefined;
  const promised = takeToken(token);
  if (promised?.call === call.digest && promised.manifest === call.manifest) {
    call.promised = promised;
    return undefined;
  }
  const why = promised ? 'The arguments or the map changed since the dry run' : 'The token is unknown, used or too old';
  return call.answer('denied', [`${why}. Nothing was done; make a new dry run`]);
}

function checkRoute({ tool, manifest, answer }: ToolCall): CallResult | undefined {
  if (onRoute(tool, manifest)) return undefined;
  return answer('unavailable', [`The tool works on ${routesOf(tool, manifest).join(' or ')}; open that route first`]);
}
