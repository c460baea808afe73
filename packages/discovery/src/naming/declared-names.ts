import type { AppModel } from '../intents/model/intent.js';

/** Returns the names in the attributes of forms that the browser itself registers as tools. */
export function declaredNames({ boundaries }: AppModel): Set<string> {
  return new Set(boundaries.flatMap(({ declares }) => declares?.name ?? []));
}
