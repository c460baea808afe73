import type { HandlerEvidence, Intent } from '../intents/model/intent.js';

/** Events of keys, and the events by which components report Enter: `onSearch` and `onPressEnter` of Ant Design. */
const keys = /^(?:key(?:down|up|press)|search|press-?enter)$/i;
/** Controls of one line, in which Enter ends the input. */
const oneLine: ReadonlySet<string> = new Set(['text', 'search', 'email', 'url', 'tel', 'number']);

/**
 * Decides whether the app takes a field's value on a key: a handler of keys acts, and the other handlers only keep the
 * value. A tool without an action then ends with Enter.
 */
export function answersKeys({ control, handlers, binds }: Intent): boolean {
  const acts = handlers.filter(({ event }) => keys.test(event));
  const others = handlers.filter(({ event }) => !keys.test(event));
  return oneLine.has(control) && acts.some(doesSomething) && others.every((handler) => onlyKeeps(handler, binds));
}

const doesSomething = ({ does, sets }: HandlerEvidence): boolean =>
  does.calls.length > 0 || does.assigns.length > 0 || sets.length > 0;

/** Decides whether a handler only sets the state that the field shows. */
const onlyKeeps = ({ sets }: HandlerEvidence, binds: string | undefined): boolean =>
  binds !== undefined && sets.length > 0 && sets.every(({ state }) => state === binds || binds.startsWith(`${state}.`));
