import { developerParts, foldText } from '@webmcp/text';

import { composedClosest } from '../../dom/composed-closest.js';
import { isDrawnIn } from '../../dom/is-drawn-in.js';
import { drawnDialogs } from '../../accessibility/drawn-dialogs.js';
import { rendered } from '../../accessibility/rendered.js';
import { usable } from '../../accessibility/usable.js';
import { openRoots } from '../../dom/open-roots.js';
import { query } from '../../dom/query.js';
import { live } from './live-regions.js';
import { messageText } from './message-text.js';
import { hostOf, parentElement, rootNode } from '../../dom/parents.js';
import { contains, firstIn, matches } from '../../dom/matching.js';
import { allIn } from '../../dom/all-in.js';

const unread = `${live},${developerParts},script,style,option,[role=progressbar]`;

/** Returns the app's elements that a selector matches below a root, open shadow roots included. */
const everywhere = (selector: string, root: ParentNode = document): HTMLElement[] =>
  (query(openRoots(root), selector) as HTMLElement[]).filter((each) => !composedClosest(each, developerParts));

/** Returns the text that a person reads in an element, slotted content included. */
export function textIn(element: HTMLElement): string {
  const slotted = [...allIn<HTMLSlotElement>(element, 'slot')].flatMap((slot) => slot.assignedNodes());
  const texts = [element, ...slotted].map((node) => (node as HTMLElement).innerText ?? node.textContent);
  return foldText(texts.join(' ')).slice(0, 300);
}

/** Returns the live regions that are shown, each with its message. Lists of options are left out. */
export function liveTexts(): Map<Element, string> {
  const found = everywhere(live).filter((each) => rendered(each) && !firstIn(each, '[role=option]'));
  return new Map(found.map((element) => [element, messageText(element)]));
}

/** Returns the open dialogs, including those behind another and those without a role. */
export function openDialogs(): HTMLElement[] {
  return [...everywhere('dialog[open],[role=dialog],[role=alertdialog]').filter(rendered), ...drawnDialogs()];
}

/** Decides whether a dialog offers more than one answer. */
export function asks(dialog: Element): boolean {
  return everywhere('button,[role=button]').filter((each) => isDrawnIn(each, dialog) && usable(each)).length > 1;
}

/** Returns the visible text nodes of a scope, without live regions and without the text of the pressed element. */
export function shownTexts(scope: Element | undefined, action: Element | undefined): Map<Node, string> {
  const texts = new Map<Node, string>();
  for (const root of scope?.isConnected ? openRoots(scope) : []) {
    const host = hostOf(root);
    if (host && action && isDrawnIn(host, action)) continue;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = foldText(node.nodeValue ?? '');
      const parent = parentElement(node) ?? host;
      if (text && parent && isShown(parent, action)) texts.set(node, text);
    }
  }
  return texts;
}

const isShown = (parent: Element, action: Element | undefined): boolean =>
  !contains(action, parent) && !composedClosest(parent, unread) && rendered(parent);

/** Returns the fields that are marked invalid for assistive technology, each with the text that explains the mark. */
export function invalidFields(scope: ParentNode): Map<Element, string> {
  const marked = everywhere('[aria-invalid=true],[aria-invalid=""]', scope).filter(usable);
  return new Map(
    marked.map((element) => {
      const ids = element.getAttribute('aria-errormessage') ?? element.getAttribute('aria-describedby') ?? '';
      const root = rootNode(element) as Document;
      const texts = ids.split(/\s+/).map((id) => (id && root.getElementById(id)?.textContent) || '');
      return [element, foldText(texts.join(' '))];
    }),
  );
}

/** Decides whether the page, or the pressed element, shows that it is at work. */
export function atWork(action: Element | undefined): boolean {
  return (
    (action?.isConnected && matches(action, '[aria-busy=true],[data-loading=true]')) ||
    everywhere('[aria-busy=true],[role=progressbar]:not([aria-valuenow])').some(usable)
  );
}
