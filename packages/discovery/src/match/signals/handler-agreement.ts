import type { PageHandler } from '@webmcp/contract';

import type { Intent } from '../../intents/model/intent.js';
import { handlerPlaces } from './handler-places.js';

/** The agreement if several intents share the function: the function alone does not choose between them. */
const shared = 0.7;

/**
 * Compares the handlers of an intent with the handlers of an element: 0 to 1. Returns undefined if the element's
 * handlers belong to no known handler; 0 if all belong to other intents.
 */
export type HandlerAgreement = (intent: Intent, handlers: readonly PageHandler[]) => number | undefined;

/**
 * Returns the comparison for an app. A handler of an element around may serve other elements, so it never contradicts.
 */
export function handlerAgreement(intents: readonly Intent[]): HandlerAgreement {
  const { keyAt, usersOf } = handlerPlaces(intents);
  return (intent, handlers) => {
    if (intent.handlers.length === 0) return undefined;
    const own = handlers.filter(({ isAround }) => !isAround);
    const found = (own.length > 0 ? own : handlers).flatMap(({ at }) => keyAt(at) ?? []);
    const agreeing = found.filter((key) => usersOf(key).has(intent.index));
    if (agreeing.length === 0) return found.length === 0 || own.length === 0 ? undefined : 0;
    return own.length > 0 && agreeing.some((key) => usersOf(key).size === 1) ? 1 : shared;
  };
}
