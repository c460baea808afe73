import type { Value } from '../../extract/facts/facts.js';
import type { LinkedValue } from '../model/linked.js';
import type { WrittenCall } from './handler-trace.js';

/** Calls of the page that attach a value to an element. A function in it runs later, by an act of its own. */
const attaching = new Set(['addEventListener', 'setAttribute']);
/** Methods of jQuery that attach a function to the event in their first argument. */
const attachingByEvent = new Set(['on', 'one', 'bind', 'live']);
const events = /^(?:click|dblclick|submit|change|input|key(?:down|up|press)|(?:mouse|pointer|touch)\w+)\b/;
/** Methods of jQuery that attach the function they receive: `$('<button>').click(remove)`. */
const attachingByName = /^(?:click|dblclick|submit|change|input|focus|blur|key(?:down|up|press))$/;

/** A call as written, or as a trace records it. */
interface AttachingCall {
  callee: readonly string[];
  args: readonly (Value | LinkedValue)[];
}

/** Decides whether a call only attaches a function or a value to elements. */
export function attaches({ callee, args: [first] }: AttachingCall): boolean {
  const method = callee.at(-1) ?? '';
  return (
    attaching.has(method) ||
    (attachingByEvent.has(method) && first?.kind === 'literal' && events.test(String(first.value)))
  );
}

/** Decides whether a call of jQuery attaches a function by a method with the name of the event. */
export function attachesByName({ callee, on, args: [first] }: WrittenCall): boolean {
  if (!attachingByName.test(callee.at(-1) ?? '') || first?.kind !== 'function') return false;
  const root = rootOf(callee, on);
  return root.startsWith('$') || root === 'jQuery';
}

/** Returns the name at which a chain of calls begins: `$` of `$('<li>').text(name).click(open)`. */
function rootOf(callee: readonly string[], on: Value | undefined): string {
  return on?.kind === 'call' ? rootOf(on.callee, on.on) : (callee[0] ?? '');
}
