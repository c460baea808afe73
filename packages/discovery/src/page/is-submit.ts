import type { PageElement, PageSnapshot } from '@webmcp/contract';

import { containerAt } from '../match/model/container-at.js';

/** Decides whether a press of the element submits the form around it. */
export function isSubmit({ tag, attributes: { type }, chain }: PageElement, snapshot: PageSnapshot): boolean {
  const isButton =
    (tag === 'button' && (type === undefined || type === 'submit')) ||
    (tag === 'input' && /^(?:submit|image)$/.test(type ?? ''));
  return isButton && chain.some((index) => containerAt(snapshot, index)?.kind === 'form');
}
