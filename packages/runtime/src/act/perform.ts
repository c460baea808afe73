import type { CallResult, ManifestField } from '@webmcp/contract';

import { roleAndName } from '../accessibility/role-and-name.js';
import { ownTimers } from '../dom/own-timers.js';
import { whileStill } from '../dom/still.js';
import type { Located } from '../locate/locate.js';
import { giveToken } from '../policy/dry-run-tokens.js';
import type { ReachedPage } from './call/reached-page.js';
import type { ToolCall } from './call/tool-call.js';
import { asleep } from './element/asleep.js';
import { control } from './element/control.js';
import { fieldSetting, type Filling } from './fill/field-setting.js';
import { fillField } from './fill/fill-field.js';
import { nextFilling, takesValue } from './fill/next-filling.js';
import { key } from './gestures/key.js';
import { untilDrawn } from './gestures/until-drawn.js';
import { patience, waitFor } from './gestures/wait-for.js';
import { isOwned } from './hydration/is-owned.js';
import { noteTexts } from './steps/refused-texts.js';
import { fillItems } from './steps/fill-items.js';
import { handOver } from './steps/hand-over.js';
import { heldAnswer } from './steps/held-answer.js';
import { elementOfAction, handledTargets, pressTargets, sleeping } from './steps/hydrated.js';
import { leftField } from './steps/left-field.js';
import { movedOn, pathNow } from './steps/moved-on.js';
import { newText, shownLines } from './steps/new-text.js';
import { notAllowed } from './steps/not-allowed.js';
import { recordArrived } from './steps/record-arrived.js';
import { leaveForDisabled } from './steps/press-action.js';
import { putBack } from './steps/put-back.js';
import { brokenPromise } from './steps/broken-promise.js';
import { cancelledBetween, changedFields, disabledReasons, lostFields, rejected } from './steps/rejected.js';
import { pressAndAnswer } from './steps/press-and-answer.js';
import { stepState, type Step, type StepState } from './steps/step-state.js';
import { elementOf, locateAction, locateField } from './steps/targets.js';
import { watchOutcome } from './steps/watch-outcome.js';

/** The steps before the report, in order. */
const steps: readonly Step[] = [plan, fill, fillItems, verify, submit];

/**
 * Performs a call of a tool that fills fields, presses an element, or both. The page is reached already: it shows the
 * tool's container and row. The arguments are valid.
 *
 * The steps run in this order. The first step that returns an answer ends the call.
 * 1. {@link plan} locates everything and touches nothing. Ends the call if a target is missing, a value is impossible
 * or the person refuses. A cancelled call and a dry run end here too.
 * 2. {@link fill} sets the fields, one after the other. Ends the call if a field does not take its value. Then
 * {@link fillItems} sets the lists.
 * 3. {@link verify} reads all fields back. Ends the call if a field lost its value or is left to the user. A dry run
 * that only fills ends here too.
 * 4. {@link submit} presses the tool's action. Ends the call if the action is missing, ambiguous or disabled, or the
 * person refuses a changed question.
 * 5. {@link report} waits for the page's evidence of the outcome, and answers.
 *
 * A step locates again what is no longer in the document, because frameworks replace elements; fill and submit always
 * do. `call.stage` records the progress for the case that the page is left: `execute` then answers `navigated` after
 * the act, `unknown` before.
 *
 * @param call the validated call; `given` lists the fields with a value, `kept` is a field that is left to the user
 * @returns the answer, as plain data; `completed` only with evidence
 */
export async function perform(call: ToolCall, page: ReachedPage): Promise<CallResult> {
  const state = stepState(call, page);
  for (const step of steps) {
    const answer = await step(state);
    if (answer) return answer;
  }
  return report(state);
}

// ── 1. plan ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Locates the fields and the action in one look, during which the page does not change. Asks the person about a
 * destructive call, also with `dryRun: 'fill'`. A dry run with `true` asks nobody and ends here with the list of elements
 * that the call would touch.
 */
async function plan(state: StepState): Promise<CallResult | undefined> {
  const look = (): ReturnType<typeof lookAhead> => whileStill(() => lookAhead(state));
  let found = look();
  if (state.call.dryRun !== true && !handledTargets(state, found.action).every(isOwned)) {
    const stopped = await sleeping(state, () => handledTargets(state, elementOfAction(state)));
    if (stopped) return stopped;
    found = look();
  }
  const { problem, dryRun } = found;
  if (problem) return problem;
  state.page.shown = found.action && roleAndName(found.action);
  return (await notAllowed(state)) ?? dryRun;
}

function lookAhead(state: StepState): {
  action?: HTMLElement | undefined;
  problem?: CallResult | undefined;
  dryRun?: CallResult;
} {
  const { call, page } = state;
  const problem = fieldProblem(state);
  if (problem) return { problem };
  // A field that is left to the user ends the call before the action.
  const action = call.tool.action && !call.kept ? locateAction(call, page) : undefined;
  // Filling may bring the action. So a missing action counts only if nothing is filled before, or nothing will be (dry run).
  const isFirst = !call.given.length || call.dryRun === true;
  const missing = action && isMissing(action, isFirst) ? missingAnswer(call, 'Action', action) : undefined;
  if (!missing && call.dryRun === 'fill' && !call.given.length && !call.kept)
    return {
      dryRun: call.answer('completed', ['The tool has no fields to fill; nothing was submitted'], {
        evidence: [{ kind: 'dry-run' }],
      }),
    };
  return missing || call.dryRun !== true
    ? { action: action && elementOf(action), problem: missing }
    : { dryRun: dryRunAnswer(state, action) };
}

/** Matches the roles of choices. A choice may bring, enable or fill the other fields. */
const choiceRoles = /combobox|listbox|radio/;
/** Matches the roles of fields that may show or enable other fields. */
const bringing = /combobox|listbox|radio|checkbox|switch|button/;

/**
 * Finds the first field that cannot be set. One field must be shown and enabled. It may show, enable or fill the others,
 * so only certain faults of these count.
 */
function fieldProblem(state: StepState): CallResult | undefined {
  const { call, page, fillings } = state;
  let holding = fillings.length > 0;
  // A choice among the other fields may show or enable the first one.
  const [first, ...later] = fillings;
  const mayCome =
    first &&
    !takesValue(first, call.controls) &&
    later.some((one) => bringing.test(one.field.role) && takesValue(one, call.controls));
  for (const [index, filling] of fillings.entries()) {
    const { label, key } = filling.field;
    const located = locateField(page, filling.field);
    const isFirst = index === 0 && !mayCome;
    if (isMissing(located, isFirst)) return missingAnswer(call, label, located);
    filling.at = elementOf(located);
    const setting = filling.at && fieldSetting(filling, call.controls);
    holding &&= setting?.holds() === true;
    const hasChoice = call.given.some((other) => other !== filling.field && choiceRoles.test(other.role));
    if (setting?.asleep && isFirst) return call.answer('unavailable', [`${label}: ${setting.asleep}`]);
    const held = heldAnswer(call, filling);
    if (held) return held;
    if (setting?.fault && !hasChoice) return call.answer('invalid_input', [`${key}: ${setting.fault}`]);
  }
  state.isHeld = holding;
  state.path = pathNow();
  return undefined;
}

type Missing = Extract<Located, { reason: string }>;

/**
 * Decides whether a target counts as missing.
 * @param isFirst true for a target that no earlier part of the call can bring; for others only ambiguity counts
 */
function isMissing(located: Located, isFirst: boolean): located is Missing {
  return 'reason' in located && (isFirst || located.reason === 'ambiguous');
}

function missingAnswer({ answer }: ToolCall, target: string, { reason, candidates }: Missing): CallResult {
  return answer(reason === 'ambiguous' ? 'ambiguous' : 'not_found', [
    `${target}: ${reason}; the page has: ${candidates.join(', ') || 'no similar element'}`,
  ]);
}

function dryRunAnswer(state: StepState, action: Located | undefined): CallResult {
  const { call, fillings } = state;
  const pressed = action && elementOf(action);
  const left = leftField(state);
  return call.answer('completed', ['Nothing was touched; `data` lists the elements that a real call would touch'], {
    evidence: [{ kind: 'dry-run' }],
    data: {
      dryRun: true,
      fields: [
        ...fillings.map(({ field, at }) => ({ field: field.key, element: at ? roleAndName(control(at)) : null })),
        ...call.given.filter(({ items }) => items).map((field) => listElement(state, field)),
      ],
      ...(left && { leftToUser: left.key ?? left.label }),
      ...(action && { action: pressed ? roleAndName(pressed) : null }),
      token: giveToken({
        call: call.digest,
        manifest: call.manifest,
        ...(pressed && { action: { element: pressed, shown: roleAndName(pressed) } }),
      }),
    },
  });
}

/** Names the button that adds an item to a list. */
function listElement({ page }: StepState, field: ManifestField): { field: string; element: string | null } {
  const button = elementOf(locateField(page, field));
  return { field: field.key, element: button ? roleAndName(button) : null };
}

// ── 2. fill ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Sets each field and waits until it shows its value. A field that the page does not show or enable yet comes after the
 * fields that may bring it. A tool without an action acts by its fields alone, so the watch for evidence starts here.
 * If a field fails, the values before the call are put back.
 */
async function fill(state: StepState): Promise<CallResult | undefined> {
  const { call, fillings, labels, old } = state;
  for (const { field, at } of fillings) labels.learn(field, at);
  // The links of a menu leave the page as they are chosen.
  call.stage = call.tool.kind === 'navigation' ? 'acted' : 'filling';
  noteTexts(state);
  await recordArrived(state);
  if (!call.tool.action) watch(state);
  const left = [...fillings];
  for (let filling = nextFilling(left, call.controls); filling; filling = nextFilling(left, call.controls)) {
    left.splice(left.indexOf(filling), 1);
    const sleeps = filling.field.handled && (await sleeping(state, () => [filling.find() ?? []].flat().map(control)));
    if (sleeps) return sleeps;
    const stopped = call.signal?.aborted
      ? (cancelledBetween(state, [filling, ...left]) ?? (await notAllowed(state)))
      : heldAnswer(call, filling);
    if (stopped) return stopped;
    old.note(filling);
    const problem = await fillField(filling, call.controls, () => nextElement(state, left));
    if (problem)
      return rejected(call, [`${filling.field.label}: ${problem}`, ...(await putBack(state, filling.field))]);
    filling.stayed = !!fieldSetting(filling, call.controls);
  }
  return undefined;
}

/** Finds the element that takes the focus after a field: the next field, else the enabled action. */
function nextElement({ call, page }: StepState, left: readonly Filling[]): HTMLElement | undefined {
  const following = nextFilling(left, call.controls)?.find();
  if (following) return control(following);
  const action = call.tool.action ? elementOf(locateAction(call, page)) : undefined;
  return action && !asleep(action) ? action : undefined;
}

// ── 3. verify ───────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Reads all fields back, because a later field may have changed an earlier field. A field that shows no value passes. A
 * field that vanished passes only if it went as it was set. Hands over to the user a required sensitive field and the only
 * field of the tool. An empty password, code or card field of the form is handed over too. Any other optional field is
 * simply not filled.
 */
async function verify(state: StepState): Promise<CallResult | undefined> {
  const { call, fillings } = state;
  const changed = changedFields(state) ?? lostFields(state);
  if (changed) return changed;
  const handedOver = await handOver(state);
  if (handedOver) return handedOver;
  if (fillings.length) await untilDrawn();
  return call.dryRun ? filledAnswer(state) : undefined;
}

/** Answers a dry run that fills: `completed` unless a field shows another value. */
function filledAnswer({ call, fillings }: StepState): CallResult {
  const held = fillings.every((filling) => fieldSetting(filling, call.controls)?.holds() !== false);
  return call.answer(held ? 'completed' : 'unknown', ['The fields are filled; nothing was submitted'], {
    evidence: held && fillings.length ? [{ kind: 'fields-read-back' }] : [],
  });
}

// ── 4. submit ───────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Presses the tool's action, once it is located and enabled. Asks the person again if the question changed, for example
 * because an element was healed. Without an action, strikes Enter in the field that the app reads on a key, if any.
 */
async function submit(state: StepState): Promise<CallResult | undefined> {
  const { call, page, fillings } = state;
  if (call.tool.action) {
    leaveForDisabled(state);
    await waitFor(() => {
      const found = elementOf(locateAction(call, page));
      if (!found) closeLists(state);
      return found && !asleep(found);
    }, patience);
    const asleepYet =
      call.tool.action.handled && (await sleeping(state, () => pressTargets(elementOf(locateAction(call, page)))));
    if (asleepYet) return asleepYet;
    const located = locateAction(call, page);
    if (isMissing(located, true)) return missingAnswer(call, 'Action', located);
    // The page may bring a secret field while the call waits for the action.
    const pressed = elementOf(located)!;
    const stopped =
      movedOn(state) ?? (await handOver(state)) ?? brokenPromise(state, pressed) ?? (await notAllowed(state));
    if (stopped) return stopped;
    if (asleep(pressed)) return rejected(call, disabledReasons(state, pressed));
    watch(state, pressed);
    call.stage = 'acted';
    return await pressAndAnswer(state, pressed);
  }
  const last = fillings.findLast(({ field }) => field.endsWith);
  const box = last?.find();
  // A box that filters on each key has its result before Enter, and to filter again changes nothing.
  if (box && call.tool.risk.level !== 'safe') watch(state);
  call.stage = 'acted';
  if (box) key(control(box), 'Enter');
  return undefined;
}

/** Notes what the page shows before the act, and starts to watch for evidence of the outcome. */
function watch(state: StepState, pressed?: HTMLElement): void {
  state.before = shownLines();
  state.outcome = watchOutcome(state, pressed);
}

/** Closes lists that stay open while their box has the focus (Headless UI); an open list makes the action unusable. */
function closeLists({ fillings }: StepState): void {
  for (const { at } of fillings) if (at?.isConnected && control(at).ariaExpanded === 'true') key(control(at), 'Escape');
}

// ── 5. report ───────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Waits until the evidence rests and answers with it. The deadline runs from the start of the watch and triples while the
 * page is at work. For a tool without an action, fields that show their values are evidence too. Without any evidence the
 * answer is `unknown`. Text that is new on the page is a message. While the act's work is open, the answer is `pending`, and a later report goes on.
 */
async function report(state: StepState): Promise<CallResult> {
  const { call, fillings, outcome } = state;
  const isByFields = !call.tool.action && !fillings.some(({ field }) => field.endsWith);
  const readBack = isByFields && fillings.every((filling) => fieldSetting(filling, call.controls)?.holds());
  const seen = outcome!(call.deadline, readBack ? [{ kind: 'fields-read-back' }] : []);
  const end = await Promise.race([seen, state.stopped]);
  if ('tool' in end) {
    // The page may send more in the same act, which is stopped too.
    await new Promise((done) => ownTimers.setTimeout(() => done(undefined), afterStop));
    return end;
  }
  const { status, messages, evidence } = end;
  if (status === 'pending') {
    call.goOn = () => report(state);
    return call.answer(status, [...messages, askLater], { evidence });
  }
  const shown = status === 'rejected' ? undefined : newText(state.before ?? [], messages);
  const silent = status === 'unknown' && !messages.length;
  const said = silent ? ['The act was done, but the page showed no result'] : messages;
  return call.answer(status, [...said, ...state.unanswered, ...(shown === undefined ? [] : [shown])], { evidence });
}

/** Milliseconds for which the requests of a stopped act are held. */
const afterStop = 500;

const askLater = 'Call this tool again with `$id` alone to read the outcome; nothing is done twice';
