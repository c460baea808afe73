import type { DraftBoundary } from '../drafts/draft.js';
import type { HandlerEvidence } from '../model/intent.js';
import { reduxFunctions } from '../../libraries/known/functions.js';
import { setsOfState } from '../values/handlers.js';
import { compares, conditionsOf, showsWith } from '../values/shown-by.js';
import type { HandlerCall } from '../values/call-effects.js';

/** Calls that accompany a close and change nothing else: they clear a draft or notify the parent. */
const harmlessCalls =
  /^(?:reset|resetForm|resetFields|clearErrors|preventDefault|stopPropagation|focus|blur|set[A-Z]\w*|\$?emit)$/;
/** Functions of the parent that only close or clear. Any other, such as `onConfirm`, may be the act itself. */
const parentCalls =
  /^on(?:\w*(?:close|cancel|dismiss|hide|abort|reset|clear)(?:modal|dialog|form)?|(?:go)?back|blur|focus|(?:open|visible|show)?change)$/i;
/** Calls that change the look of the page. */
const styleCalls = /^(?:removeAttribute|setAttribute|toggleAttribute|removeEventListener|clearTimeout|removeChild)$/;
/** Events by which a component requests that its parent close the component. */
const closeEvents =
  /^(?:close|cancel|dismiss|hide|closed|cancelled|abort|update:(?:modelValue|open|show|visible|isOpen))$/i;
/** Functions by which a component closes itself or requests that from its parent: `onCancel()`, `closeModal()`. */
const closeCalls =
  /^(?:on)?(?:request)?(?:close|cancel|dismiss|hide|abort)(?:modal|dialog|drawer|menu|popup|sheet|form|edit)?$/i;

/** Calls that only find elements. */
const findingCalls = /^(?:\$|getElementById|querySelector(?:All)?|closest|getAttribute)$/;

/** Decides whether a call changes only drafts and looks. The calls inside the app's own functions are listed too. */
export function isHarmless({ callee, args, own }: HandlerCall): boolean {
  const method = callee.at(-1) ?? '';
  if (callee.some((part) => /^(?:local|session)Storage$/.test(part))) return false;
  return (
    own === true ||
    harmlessCalls.test(method) ||
    parentCalls.test(method) ||
    styleCalls.test(method) ||
    findingCalls.test(method) ||
    callee.includes('classList') ||
    (method === '=' && args[0]?.kind === 'literal')
  );
}

/**
 * Decides whether a handler changes only drafts and looks, apart from the calls and sets that close the boundary.
 * @param closing the calls and sets that close the boundary
 */
export function onlyCloses(
  handler: HandlerEvidence,
  closing: { calls?: readonly HandlerCall[]; sets?: readonly HandlerEvidence['sets'][number][] },
): boolean {
  const { calls = [], sets = [] } = closing;
  return (
    handler.sets.every((set) => sets.includes(set) || isEmptied(set) || isAround(set, sets, handler)) &&
    handler.does.calls.every((call, _, all) => calls.includes(call) || isHarmless(call) || dispatchesToSlice(call, all))
  );
}

/**
 * Decides whether a call dispatches an action of a slice of Redux, or makes one. The reducer's sets are listed too. A reducer
 * that changes a record in place, `task.done = true`, does more.
 */
function dispatchesToSlice(call: HandlerCall, all: readonly HandlerCall[]): boolean {
  const isOfSlice = ({ callee: [maker] }: HandlerCall): boolean => maker === `${reduxFunctions.makesSlice.name}()`;
  if (all.some(({ callee }) => callee.at(-1)?.endsWith('=') === true)) return false;
  return isOfSlice(call) || (call.callee.at(-1) === 'dispatch' && all.some(isOfSlice));
}

type StateSet = HandlerEvidence['sets'][number];

const isEmptied = ({ value }: StateSet): boolean => value !== undefined && !value;

/** Decides whether a set is a part of the same new object as a closing set: `setModal({ type: null, props: {} })`. */
const isAround = ({ state }: StateSet, closing: readonly StateSet[], { sets }: HandlerEvidence): boolean =>
  sets.some(
    ({ state: whole }) =>
      (state === whole || state.startsWith(`${whole}.`)) && closing.some((set) => set.state.startsWith(`${whole}.`)),
  );

/** Decides whether a handler sets a boundary's state to a value that hides it, and otherwise changes only drafts. */
export const hides = (handler: HandlerEvidence, boundary: DraftBoundary): boolean =>
  endingSets(handler, boundary).some((sets) => onlyCloses(handler, { sets }));

/** Returns the sets by which a handler ends the conditions of a boundary: one list for each condition that it ends. */
export function endingSets(handler: HandlerEvidence, { shown }: DraftBoundary): StateSet[][] {
  if (shown === undefined) return [];
  return conditionsOf(shown).flatMap((condition) => {
    const sets = setsOfState(handler.sets, condition.state);
    const ends = sets.every(({ value }) => value !== undefined && !showsWith(condition, value));
    return sets.length > 0 && ends ? [sets] : [];
  });
}

/** Decides whether a handler hides a boundary, and otherwise sets flags and changes drafts: a button that looks pressed. */
export function hidesWithFlags({ sets, ...handler }: HandlerEvidence, boundary: DraftBoundary): boolean {
  return hides({ ...handler, sets: sets.filter(({ value }) => value !== true) }, boundary);
}

/** Calls that make the first values of a draft again, or wait until the dialog is away. */
const draftCalls = /^(?:\$?nextTick|setTimeout|assign|structuredClone|parse|stringify)$/;

/** Decides whether a handler hides a boundary, and otherwise sets drafts back to values of its own. */
export const hidesWithDrafts = (handler: HandlerEvidence, boundary: DraftBoundary): boolean =>
  endingSets(handler, boundary).length > 0 &&
  handler.does.calls.every((call) => isHarmless(call) || draftCalls.test(call.callee.at(-1) ?? ''));

/** Decides whether a handler toggles the flag that shows a boundary, and does nothing else: `setOpen(!open)`. */
export function toggles(handler: HandlerEvidence, { shown }: DraftBoundary): boolean {
  if (shown === undefined || conditionsOf(shown).some(compares)) return false;
  const sets = handler.sets.filter(({ state, value }) => state === shown.state && value === undefined);
  return sets.length > 0 && onlyCloses(handler, { sets });
}

/** Decides whether a handler can close a boundary and does nothing else: it calls a given function, or toggles the state. */
export function mayOnlyClose(handler: HandlerEvidence, { shown }: DraftBoundary): boolean {
  return onlyCloses(handler, { sets: shown === undefined ? [] : setsOfState(handler.sets, shown.state) });
}

/** Decides whether a handler only requests a close from the parent: `emit('close')`, `onCancel()`, `props.onClose`. */
export function asksToClose({ sets, does: { calls } }: HandlerEvidence): boolean {
  return sets.length === 0 && calls.length > 0 && calls.every(isCloseCall);
}

function isCloseCall({ callee, args: [event, value] }: HandlerCall): boolean {
  const method = callee.at(-1) ?? '';
  if (!/^\$?emit$/.test(method)) return closeCalls.test(method) || /^(?:preventDefault|stopPropagation)$/.test(method);
  const isClose = event?.kind === 'literal' && typeof event.value === 'string' && closeEvents.test(event.value);
  return isClose && (value === undefined || (value.kind === 'literal' && value.value === false));
}
