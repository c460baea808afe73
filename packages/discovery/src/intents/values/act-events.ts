import type { LinkedProp, LinkedValue } from '../../link/model/linked.js';

/** Events by which a person acts on an element without the role of a control. */
const actEvents = new Set([
  'onClick',
  'onDblclick',
  'onDblClick',
  'onDoubleClick',
  'onMousedown',
  'onMouseDown',
  'onPointerdown',
  'onPointerDown',
  'onPress',
  'onTap',
]);

/** Decides whether handlers answer a double click, and no single press. */
export function needsDoubleClick(handlers: readonly { event: string }[]): boolean {
  const presses = handlers.filter(({ event }) => actEvents.has(`on${event.charAt(0).toUpperCase()}${event.slice(1)}`));
  return presses.length > 0 && presses.every(({ event }) => /^(?:dbl|double)click$/i.test(event));
}

/** Calls that only stop an event. */
const stopCalls = new Set(['stopPropagation', 'preventDefault', 'stopImmediatePropagation', 'persist']);

/** Decides whether an element handles a click or a similar event, and the handler does more than stop the event. */
export function actsOnEvents(props: readonly LinkedProp[]): boolean {
  return props.some((prop) => actEvents.has(prop.name) && !onlyStops(prop.value));
}

/** Matches handlers that only stop the event. A handler without known effects does not match. */
function onlyStops(value: LinkedValue): boolean {
  if (value.kind === 'literal') return true;
  if (value.kind !== 'function' || value.does.sets.length > 0 || value.does.calls.length === 0) return false;
  return value.does.calls.every((call) => stopCalls.has(call.callee.at(-1) ?? ''));
}
