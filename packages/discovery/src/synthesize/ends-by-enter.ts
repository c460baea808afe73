import type { Intent } from '../intents/model/intent.js';
import { siteKey } from '../intents/model/site-key.js';
import { answersKeys } from './answers-keys.js';

/**
 * Decides whether Enter in a field does all that a button does: the function of the field's keys makes every call and
 * assignment of the button. A button without either does nothing that Enter could do.
 */
export function endsByEnter(field: Intent, action: Intent): boolean {
  const done = placesOf(action, () => true);
  const byKeys = placesOf(field, (event) => event.startsWith('key'));
  return answersKeys(field) && done.size > 0 && [...done].every((place) => byKeys.has(place));
}

/** Returns the places of the calls and assignments that a control makes on some of its events. */
function placesOf({ handlers }: Intent, counts: (event: string) => boolean): Set<string> {
  const does = handlers.filter(({ event }) => counts(event)).map((handler) => handler.does);
  return new Set(does.flatMap(({ calls, assigns }) => [...calls, ...assigns].map(({ at }) => siteKey(at))));
}
