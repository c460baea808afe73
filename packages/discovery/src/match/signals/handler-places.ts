import type { Source } from '@webmcp/contract';

import type { Intent } from '../../intents/model/intent.js';
import { siteKey } from '../../intents/model/site-key.js';

/** The places of an app's handlers in its source. */
export interface HandlerPlaces {
  /** Returns the key of the handler that a place on the page belongs to; undefined for an unknown handler. */
  keyAt(place: Source): string | undefined;
  /** Returns the indexes of the intents or boundaries that a handler serves, by its key. */
  usersOf(key: string): ReadonlySet<number>;
}

/**
 * Finds handlers by places on the page. Such a place is inside a function's head. It can also be inside an attribute that
 * a template compiler turned into a function. The place belongs to the last of both that begins before it on its line.
 */
export function handlerPlaces(users: readonly Pick<Intent, 'index' | 'handlers'>[]): HandlerPlaces {
  const columns = new Map<string, number[]>();
  const usersAt = new Map<string, Set<number>>();
  for (const { index, handlers } of users)
    for (const place of handlers.flatMap(({ source, attached }) => [source, attached])) {
      const line = lineKey(place);
      columns.set(line, [...(columns.get(line) ?? []), place.column]);
      usersAt.set(siteKey(place), (usersAt.get(siteKey(place)) ?? new Set()).add(index));
    }
  return {
    keyAt(place) {
      const before = (columns.get(lineKey(place)) ?? []).filter((column) => column <= place.column);
      return before.length === 0 ? undefined : siteKey({ ...place, column: Math.max(...before) });
    },
    usersOf: (key) => usersAt.get(key) ?? new Set(),
  };
}

const lineKey = ({ file, line }: Source): string => `${file}:${line}`;
