import type { PageElement, PageSnapshot } from '@webmcp/contract';
import { isOverlayKind } from '@webmcp/text';

import { containerAt } from '../match/model/container-at.js';

/** The landmarks around the content of a site, whose controls repeat on its pages. */
const frames = /^(?:banner|contentinfo|navigation)$/;

/**
 * Decides whether a control belongs to the frame of its site: the header, the footer, the menu. Where a page marks its
 * main content, everything beside it is the frame. Sidebars often have no role of their own. A part over the page is none.
 */
export function isOfFrame({ chain }: PageElement, snapshot: PageSnapshot): boolean {
  const around = chain.flatMap((index) => containerAt(snapshot, index) ?? []);
  if (around.some(({ role }) => frames.test(role))) return true;
  const isMarked = snapshot.containers.some(({ role }) => role === 'main');
  return isMarked && !around.some(({ role, kind }) => role === 'main' || isOverlayKind(kind));
}
