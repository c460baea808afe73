import type { PageHandler } from '@webmcp/contract';

import type { Intent } from '../../intents/model/intent.js';
import type { ElementView } from '../views/element-view.js';
import { handlerPlaces } from './handler-places.js';
import { otherUse } from './provenance.js';

/**
 * Compares an intent with an element that a wrapper answers: 1 for the intent with the function of the wrapper, {@link
 * otherUse} for a button of the source without a function. Returns undefined if no wrapper decides.
 */
export type WrapperAgreement = (intent: Intent, element: ElementView) => number | undefined;

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
  /** Returns the one intent with the function that a press of an element runs. */
  const ownerOf = ({ element: { handlers = [] } }: ElementView): number | undefined => {
    const nearest = handlers.some((handler) => handler.isAround !== true) ? undefined : handlers.find(isClick);
    const key = nearest === undefined ? undefined : keyAt(nearest.at);
    const [owner, ...others] = key !== undefined && counts.get(key) === 1 ? usersOf(key) : [];
    return others.length === 0 ? owner : undefined;
  };
  return ({ index, control, handlers }, element) => {
    const owner = ownerOf(element);
    if (owner === undefined) return undefined;
    if (owner === index) return 1;
    return control === 'button' && handlers.length === 0 ? otherUse : undefined;
  };
}

const isClick = ({ event }: PageHandler): boolean => event === 'click';
