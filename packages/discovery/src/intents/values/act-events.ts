import type { LinkedProp, LinkedValue } from '../../link/model/linked.js';

/** Events by which a person acts on an element that is not a control by itself. */
const actEvents = new Set([
  'onClick',
  'onDblclick',
  'onDoubleClick',
  'onMousedown',
  'onMouseDown',
  'onPointerdown',
  'onPointerDown',
  'onPress',
  'onTap',
]);

/** Calls that keep an event from others and do nothing themselves. */
const quiet = new Set(['stopPropagation', 'preventDefault', 'stopImmediatePropagation', 'persist']);

/** A body of which nothing was understood is not quiet. */
function isQuiet(value: LinkedValue): boolean {
  if (value.kind === 'literal') return true;
  if (value.kind !== 'function' || value.does.sets.length > 0 || value.does.calls.length === 0) return false;
  return value.does.calls.every((call) => quiet.has(call.callee.at(-1) ?? ''));
}

/** Whether an element listens to a click or the like with a handler that does more than stop the event. */
export function actsOnEvents(props: readonly LinkedProp[]): boolean {
  return props.some((prop) => actEvents.has(prop.name) && !isQuiet(prop.value));
}
