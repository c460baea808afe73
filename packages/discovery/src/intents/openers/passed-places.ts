import type { Value } from '../../extract/facts/facts.js';
import type { HandlerEvidence } from '../model/intent.js';
import { siteKey } from '../model/site-key.js';
import type { HandlerCall } from '../values/call-effects.js';

/** The depth to which arguments are searched: `open({ view: { component: Form } })`. */
const mostLevels = 4;

/**
 * Returns the places of the components and the markup that handlers pass to calls or keep in a state:
 * `openModal({ component: Form })`, `modals.open(<Form />)`, `setContent(<Form />)`.
 */
export function passedPlaces(handlers: readonly HandlerEvidence[]): ReadonlySet<string> {
  const kept = handlers.flatMap(({ does }) => does.assigns.flatMap(({ value }) => placesIn(value, 0)));
  return new Set([...handlers.flatMap(({ does }) => does.calls.flatMap(placesPassedTo)), ...kept]);
}

/** Returns the state in which handlers keep the markup of a place; undefined if they keep it in none. */
export function keepingState(handlers: readonly HandlerEvidence[], place: string): string | undefined {
  const assigns = handlers.flatMap(({ does }) => does.assigns);
  return assigns.find(({ value }) => placesIn(value, 0).includes(place))?.target[0];
}

/** Returns the places of the components and the markup among the arguments of one call. */
export function placesPassedTo({ args }: HandlerCall): string[] {
  return args.flatMap((arg) => placesIn(arg, 0));
}

function placesIn(value: Value, level: number): string[] {
  if (level > mostLevels) return [];
  switch (value.kind) {
    case 'reference':
    // Plain facts hold markup as an unknown value at its place.
    case 'unknown':
      return [siteKey(value.at)];
    case 'object':
      return value.entries.flatMap((entry) => placesIn(entry.value, level + 1));
    case 'array':
      return value.items.flatMap((item) => placesIn(item, level + 1));
    case 'choice':
      return value.options.flatMap((option) => placesIn(option, level + 1));
    default:
      return [];
  }
}
