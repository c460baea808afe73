import type { PageElement, PageSnapshot } from '@webmcp/contract';

import { containerAt } from '../match/model/container-at.js';

/** The landmarks around the content of a site, whose controls repeat on its pages. */
const frames = /^(?:banner|contentinfo|navigation)$/;

/** The roles of parts that hold content wherever they are: `main`, and what a control opens over the page. */
const contents = /^(?:main|dialog|alertdialog|menu|listbox|tooltip)$/;

/**
 * Decides whether a control belongs to the frame of its site: the header, the footer, the menu. Where a page marks its
 * main content, everything beside it is the frame. Sidebars often have no role of their own.
 */
export function isOfFrame({ chain }: PageElement, snapshot: PageSnapshot): boolean {
  const roles = chain.map((index) => containerAt(snapshot, index)?.role ?? '');
  if (roles.some((role) => frames.test(role))) return true;
  const isMarked = snapshot.containers.some(({ role }) => role === 'main');
  return isMarked && !roles.some((role) => contents.test(role));
}
