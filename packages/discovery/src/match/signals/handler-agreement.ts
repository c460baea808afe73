import type { PageHandler, Source } from '@webmcp/contract';

import type { Intent } from '../../intents/model/intent.js';
import { siteKey } from '../../intents/model/site-key.js';

/** The agreement if several intents share the function: the function alone does not choose between them. */
const shared = 0.7;

/**
 * Compares the handlers of an intent with the handlers of an element: 0 to 1. Returns undefined if the element's
 * handlers belong to no known handler; 0 if all belong to other intents.
 */
export type HandlerAgreement = (intent: Intent, handlers: readonly PageHandler[]) => number | undefined;

/**
 * Returns the comparison for an app. A place on the page is inside a function's head. It can also be inside an attribute
 * that a template compiler turned into a function. The place belongs to the last of both that begins before it on its
 * line. A
 * handler of an element around may serve other elements, so it never contradicts.
 */
export function handlerAgreement(intents: readonly Intent[]): HandlerAgreement {
  const columns = new Map<string, number[]>();
  const users = new Map<string, Set<number>>();
  for (const { index, handlers } of intents)
    for (const place of handlers.flatMap(({ source, attached }) => [source, attached])) {
      const line = lineKey(place);
      columns.set(line, [...(columns.get(line) ?? []), place.column]);
      users.set(siteKey(place), (users.get(siteKey(place)) ?? new Set()).add(index));
    }
  const functionAt = (place: Source): string | undefined => {
    const before = (columns.get(lineKey(place)) ?? []).filter((column) => column <= place.column);
    return before.length === 0 ? undefined : siteKey({ ...place, column: Math.max(...before) });
  };
  return (intent, handlers) => {
    if (intent.handlers.length === 0) return undefined;
    const own = handlers.filter(({ isAround }) => !isAround);
    const found = (own.length > 0 ? own : handlers).flatMap(({ at }) => functionAt(at) ?? []);
    const agreeing = found.filter((key) => users.get(key)?.has(intent.index));
    if (agreeing.length === 0) return found.length === 0 || own.length === 0 ? undefined : 0;
    return own.length > 0 && agreeing.some((key) => users.get(key)?.size === 1) ? 1 : shared;
  };
}

const lineKey = ({ file, line }: Source): string => `${file}:${line}`;
