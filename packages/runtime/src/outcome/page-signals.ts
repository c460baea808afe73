import { normalizeText } from '../accessibility/normalize-text.js';
import { rendered } from '../accessibility/rendered.js';
import { usable } from '../accessibility/usable.js';

const live = '[role=alert],[role=status],[aria-live=polite],[aria-live=assertive],output';
const unread = `${live},script,style,option,[role=progressbar]`;

/** Live regions that are shown or read out, each with its text; not the lists that open to choose from. */
export function liveTexts(): Map<Element, string> {
  const found = [...document.querySelectorAll<HTMLElement>(live)].filter(
    (each) => rendered(each) && !each.querySelector('[role=option]'),
  );
  return new Map(found.map((element) => [element, normalizeText(element.innerText ?? '').slice(0, 300)]));
}

/** Dialogs that are open and on top or behind one another. */
export function openDialogs(): Element[] {
  return [...document.querySelectorAll('dialog[open],[role=dialog],[role=alertdialog]')].filter(rendered);
}

/** Text nodes that are shown in a scope, without live regions and without the pressed element's own. */
export function shownTexts(scope: Element | undefined, action: Element | undefined): Map<Node, string> {
  const texts = new Map<Node, string>();
  if (!scope?.isConnected) return texts;
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = normalizeText(node.nodeValue ?? '');
    const parent = node.parentElement;
    if (text && parent && !action?.contains(parent) && !parent.closest(unread) && rendered(parent))
      texts.set(node, text);
  }
  return texts;
}

/** Fields that are marked invalid for assistive technology, each with the text that says why. */
export function invalidFields(scope: ParentNode): Map<Element, string> {
  const marked = [...scope.querySelectorAll('[aria-invalid=true],[aria-invalid=""]')].filter(usable);
  return new Map(
    marked.map((element) => {
      const ids = element.getAttribute('aria-errormessage') ?? element.getAttribute('aria-describedby') ?? '';
      const texts = ids.split(/\s+/).map((id) => (id && document.getElementById(id)?.textContent) || '');
      return [element, normalizeText(texts.join(' '))];
    }),
  );
}

/** Whether something says that it is still at work. */
export function atWork(action: Element | undefined): boolean {
  return (
    (action?.isConnected && action.matches('[aria-busy=true],[data-loading=true]')) ||
    [...document.querySelectorAll('[aria-busy=true],[role=progressbar]:not([aria-valuenow])')].some(usable)
  );
}
