import type { DraftIntent } from '../drafts/draft.js';
import type { HandlerEvidence, Intent } from '../model/intent.js';

type Literal = NonNullable<HandlerEvidence['sets'][number]['value']> | null;

/** Calls that a choice can make beside the change of its state: setters, callbacks, and calls that stop the event. */
const sideCalls = /^(?:set[A-Z]|preventDefault$|stopPropagation$|on[A-Z])/;

/** Methods of a form library that keep a value by the name of its field: `formik.setFieldValue('plan', 'Pro')`. */
const keeping = /^(?:setFieldValue|setValue)$/;
const formHook = /^use\w*Form\w*\(\)$/;

/** Matches the two directions of a sort. */
const direction = /^(?:asc|desc)(?:ending)?$/i;

/**
 * Returns the state and the literal that a button sets; undefined for a button that does anything else. A choice may put
 * further states back: `setFilter('done'); setPage(1)`. Then its fellows differ in the chosen state alone.
 * @param all the drafts among which the fellows are
 */
export function chosenValue(draft: DraftIntent, all: readonly DraftIntent[]): Intent['chooses'] {
  const sets = literalSets(draft);
  if (sets === undefined || sets.size === 0) return undefined;
  const [state, ...others] = sets.size === 1 ? sets.keys() : differing(sets, all);
  if (state === undefined || others.length > 0) return undefined;
  const value = sets.get(state);
  return typeof value === 'string' || typeof value === 'number' ? { state, value } : undefined;
}

/** Returns the states that a button sets, each with its literal; undefined if the button does anything else. */
function literalSets({ entry, control, handlers }: DraftIntent): Map<string, Literal> | undefined {
  const [handler, ...otherHandlers] = handlers;
  const isButton = entry.is !== 'field' && control !== 'submit' && control !== 'link';
  if (!isButton || handler === undefined || otherHandlers.length > 0) return undefined;
  const { calls } = handler.does;
  if (calls.some((call) => !sideCalls.test(call.callee.at(-1) ?? ''))) return undefined;
  const sets = new Map(calls.flatMap(keptInForm));
  for (const { state, value } of handler.sets) {
    if (value === undefined || sets.has(state)) return undefined;
    sets.set(state, value);
  }
  return sets;
}

/** Returns the state of a form library that a call sets to a literal: `useFormik().values.plan`. */
function keptInForm({ callee, args: [name, value] }: HandlerEvidence['does']['calls'][number]): [string, Literal][] {
  const [hook = '', method = '', ...more] = callee;
  if (!formHook.test(hook) || !keeping.test(method) || more.length > 0) return [];
  return name?.kind === 'literal' && typeof name.value === 'string' && value?.kind === 'literal'
    ? [[`${hook}.values.${name.value}`, value.value]]
    : [];
}

/**
 * Returns the states in which buttons that set the same states differ. None if another state does not go back to a start.
 */
function differing(sets: ReadonlyMap<string, Literal>, all: readonly DraftIntent[]): string[] {
  const fellows = all.flatMap((one) => {
    const own = literalSets(one);
    return own?.size === sets.size && [...sets.keys()].every((state) => own.has(state)) ? [own] : [];
  });
  const isVaried = (state: string): boolean => new Set(fellows.map((own) => own.get(state))).size > 1;
  return [...sets].every(([state, value]) => isVaried(state) || isStart(value))
    ? [...sets.keys()].filter(isVaried)
    : [];
}

/** Decides whether a literal puts a state back to its start: a first page, no text, nothing open, or a direction. */
const isStart = (value: Literal): boolean =>
  value === null ||
  value === false ||
  value === 0 ||
  value === 1 ||
  (typeof value === 'string' && (value === '' || direction.test(value)));
