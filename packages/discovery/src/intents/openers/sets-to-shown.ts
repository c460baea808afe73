import type { Value } from '../../extract/facts/facts.js';
import type { HandlerEvidence } from '../model/intent.js';
import { isWholeStore } from '../model/is-whole-store.js';
import { setsOfState } from '../values/handlers.js';
import { keepsSomething, sendsRequest } from '../values/keeps-something.js';
import { showsWith, type ShowCondition } from '../values/shown-by.js';
import { countsEntries } from './counts-entries.js';

/** Events of a click or a press. */
const pressEvents =
  /^(?:click|dblclick|doubleClick|mouse[dD]own|pointer[dD]own|press|tap|select|change|checkedChange|update:modelValue|model)$/;

/**
 * Decides whether a handler sets a state to the value that shows a boundary. An unknown value, such as a toggle's, can be
 * that value. A handler that adds or changes an entry does not open the list that its entries show.
 */
export function setsToShown(handler: HandlerEvidence, shown: ShowCondition): boolean {
  if (!pressEvents.test(handler.event)) return false;
  const sets = setsOfState(handler.sets, shown.state);
  // A button that is "Edit" and "Save" in turn sends its request as it hides what it showed.
  if (sendsRequest(handler) && !sets.some(hides)) return false;
  // "Start" keeps something, and the page then shows "Stop" as its result. A flag only remembers an open part.
  if (keepsSomething(handler) && !sets.some(({ value }) => value === true)) return false;
  // "New note" adds a note, and the page then shows its editor as the result.
  if (addsRecord(handler, shown.state)) return false;
  // "Yes" removes a note, and the page then offers "Undo" as the result.
  if (removesRecord(handler, shown.state)) return false;
  return sets.some((set) => {
    if (!('value' in set) || set.value === undefined) return !isResultOf(set.state, shown.state);
    if (shown.ofRow === true) return false;
    return showsWith(shown, set.value);
  });
}

/**
 * Decides whether a part shows what a handler saved, after an unknown value of a state. Such a part shows the entries of
 * the state, or the entry of a key. A set of a whole store is no sign of one member.
 */
const isResultOf = (set: string, shown: string): boolean =>
  countsEntries(shown) || (shown !== set && (shown === `${set}.[]` || isWholeStore(set)));

/** Decides whether a handler adds an entry to a list in a state: in place, or as a copy with one more entry. */
function addsRecord({ does: { calls, assigns } }: HandlerEvidence, shownState: string): boolean {
  const inPlace = calls.some(
    ({ callee, on }) =>
      /^(?:push|unshift)$/.test(callee.at(-1) ?? '') &&
      on?.kind === 'reference' &&
      isApart(on.path.join('.'), shownState),
  );
  return (
    inPlace || assigns.some(({ target: [state = ''], value }) => isApart(state, shownState) && isCopyWithMore(value))
  );
}

/** Decides whether a handler keeps only some entries of a list in a state: `setNotes(notes.filter(isOther))`. */
function removesRecord({ does: { assigns } }: HandlerEvidence, shownState: string): boolean {
  return assigns.some(({ target: [state = ''], value }) => isApart(state, shownState) && isPartOf(value, state));
}

const isApart = (state: string, shownState: string): boolean =>
  !isWithin(shownState, state) && !isWithin(state, shownState);

/** Decides whether a value is a list of a state without some of its entries. */
const isPartOf = (value: Value, state: string): boolean =>
  value.kind === 'call' &&
  value.callee.at(-1) === 'filter' &&
  value.on?.kind === 'reference' &&
  value.on.path.join('.') === state;

const isWithin = (state: string, outer: string): boolean => state === outer || state.startsWith(`${outer}.`);

/** Decides whether a list holds a record beside entries that only the run knows: those of a spread. */
function isCopyWithMore(value: Value): boolean {
  if (value.kind !== 'array') return false;
  const isSpread = ({ kind }: Value): boolean => kind === 'unknown';
  const isRecord = ({ kind }: Value): boolean => kind === 'object' || kind === 'call';
  return value.items.some(isSpread) && value.items.some(isRecord);
}

/** Decides whether a handler hides what a state shows. */
const hides = ({ value }: HandlerEvidence['sets'][number]): boolean => value === null || value === false;
