import type { DraftIntent } from '../drafts/draft.js';
import type { Intent } from '../model/intent.js';

/** The state and literal that a button chooses, when choosing it is all that it does. */
export function chosenValue({ entry, control, handlers }: DraftIntent): Intent['chooses'] {
  if (entry.is === 'field' || control === 'submit' || control === 'link' || handlers.length !== 1) return undefined;
  const [handler] = handlers;
  const [set] = handler?.sets ?? [];
  if (handler === undefined || set === undefined || handler.sets.length !== 1) return undefined;
  const setters = handler.does.calls.filter(
    (call) => !/^(?:set[A-Z]|preventDefault$|stopPropagation$|on[A-Z])/.test(call.callee.at(-1) ?? ''),
  );
  if (setters.length > 0 || typeof set.value === 'boolean' || set.value === undefined || set.value === null)
    return undefined;
  return { state: set.state, value: set.value };
}
