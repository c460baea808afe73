import type { DraftIntent } from '../drafts/draft.js';
import type { Intent } from '../model/intent.js';

/** Calls that a choice can make beside the change of its state: setters, callbacks, and calls that stop the event. */
const sideCalls = /^(?:set[A-Z]|preventDefault$|stopPropagation$|on[A-Z])/;

/** Returns the state and the literal that a button sets; undefined for a button that does anything else. */
export function chosenValue({ entry, control, handlers }: DraftIntent): Intent['chooses'] {
  const [handler, ...otherHandlers] = handlers;
  const isButton = entry.is !== 'field' && control !== 'submit' && control !== 'link';
  if (!isButton || handler === undefined || otherHandlers.length > 0) return undefined;
  const [set, ...otherSets] = handler.sets;
  if (set === undefined || otherSets.length > 0) return undefined;
  if (handler.does.calls.some((call) => !sideCalls.test(call.callee.at(-1) ?? ''))) return undefined;
  const { state, value } = set;
  return typeof value === 'string' || typeof value === 'number' ? { state, value } : undefined;
}
