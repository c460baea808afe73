import type { PageHandler } from '@webmcp/contract';

import type { Intent } from '../../intents/model/intent.js';
import type { ElementView } from '../views/element-view.js';
import { handlerPlaces } from './handler-places.js';

/** Decides whether a press of an element runs the one function of an intent. */
export type WrapperAgreement = (intent: Intent, element: ElementView) => boolean;

/**
 * Returns the comparison for one page: `<div onClick={open}><Button><Plus /></Button></div>` attaches the function of an
 * intent to a wrapper with one control. The control has no function of the app, so a press runs the one of the wrapper. A
 * function around several elements belongs to none of them.
 */
export function wrapperAgreement(intents: readonly Intent[], elements: readonly ElementView[]): WrapperAgreement {
  const { keyAt, usersOf } = handlerPlaces(intents);
  const counts = new Map<string, number>();
  const keysOf = ({ element: { handlers = [] } }: ElementView): string[] => [
    ...new Set(handlers.filter(isClick).flatMap(({ at }) => keyAt(at) ?? [])),
  ];
  for (const key of elements.flatMap(keysOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return ({ index }, { element: { handlers = [] } }) => {
    const nearest = handlers.some((handler) => handler.isAround !== true) ? undefined : handlers.find(isClick);
    const key = nearest === undefined ? undefined : keyAt(nearest.at);
    if (key === undefined || counts.get(key) !== 1) return false;
    const users = usersOf(key);
    return users.size === 1 && users.has(index);
  };
}

const isClick = ({ event }: PageHandler): boolean => event === 'click';
