import type { PageElement, PageSnapshot } from '@webmcp/contract';

import { containerAt } from '../match/model/container-at.js';

/**
 * Decides whether a press of the element submits the form around it. A button without a type has the function of its own
 * click, such as closing the form.
 */
export function isSubmit(
  { tag, attributes: { type }, chain, handlers = [] }: PageElement,
  snapshot: PageSnapshot,
): boolean {
  const hasOwn = handlers.some(({ event, isAround }) => event === 'click' && isAround !== true);
  const isButton =
    (tag === 'button' && (type === 'submit' || (type === undefined && !hasOwn))) ||
    (tag === 'input' && /^(?:submit|image)$/.test(type ?? ''));
  return isButton && chain.some((index) => containerAt(snapshot, index)?.kind === 'form');
}
