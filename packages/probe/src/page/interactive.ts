import { usable } from '@webmcp/runtime/page';
import { composedElements, composedParent } from './composed-tree.js';

/** Native controls, links, and roles that a person acts on or fills. */
const strong = [
  'button',
  'input:not([type=hidden])',
  'select',
  'textarea',
  'a[href]',
  'area[href]',
  'summary',
  '[contenteditable]:not([contenteditable=false])',
  ...[
    'button',
    'link',
    'checkbox',
    'radio',
    'switch',
    'textbox',
    'searchbox',
    'combobox',
    'listbox',
    'spinbutton',
    'slider',
    'menuitem',
    'menuitemcheckbox',
    'menuitemradio',
    'option',
    'tab',
    'treeitem',
  ].map((role) => `[role=${role}]`),
].join();

/** What has these inside is a backdrop or a page, whatever it listens for. */
const scopes = 'form,main,dialog,[role=dialog],[role=alertdialog],[role=menu],[role=listbox]';

const fields =
  'input:not([type=button],[type=submit],[type=reset],[type=image]),select,textarea,[contenteditable],[role=combobox],[role=textbox],[role=checkbox],[role=switch],[role=radio],[role=spinbutton],[role=slider]';

/** Boxes whose click handlers serve what is inside them (backdrops, delegation), not themselves. */
const boxes =
  'html,body,form,main,dialog,fieldset,label,option,[role=dialog],[role=alertdialog],[role=presentation],[role=none],[role=menu],[role=listbox]';

/**
 * The elements that a person can act on, in document order: usable ones of the {@link strong} kinds, and as weak
 * candidates others with a click handler, a tab stop or a pointer cursor of their own.
 */
export function interactiveElements(root: ParentNode): Element[] {
  const found: Element[] = [];
  const insideStrong = new Set<Element>();
  for (const element of composedElements(root)) {
    const parent = composedParent(element);
    const inside = parent !== null && insideStrong.has(parent);
    if (inside) insideStrong.add(element);
    if (element.matches(strong) && isHost(element)) {
      insideStrong.add(element);
      if (usable(element)) found.push(element);
    } else if (!inside && isWeak(element) && usable(element)) {
      found.push(element);
    }
  }
  return found;
}

/** Whether there is anything at all that a person can act on; the strong kinds are asked first, as that is cheap. */
export function hasInteractive(root: ParentNode = document): boolean {
  for (const element of composedElements(root)) {
    if (element.matches(strong) && isHost(element) && usable(element)) return true;
  }
  return interactiveElements(root).length > 0;
}

/** An editing host is its outermost element; a summary counts only as the one of its details. */
function isHost(element: Element): boolean {
  if (element.localName === 'summary')
    return (
      element.parentElement?.localName === 'details' &&
      element.parentElement.querySelector(':scope > summary') === element
    );
  return (
    !element.matches('[contenteditable] [contenteditable]') || element.matches('button,input,select,textarea,a[href]')
  );
}

function isWeak(element: Element): boolean {
  if (!(element instanceof HTMLElement) || element.matches(boxes)) return false;
  if (hasClickHandler(element))
    return hasFace(element) && !isFieldWrapper(element) && element.querySelector(scopes) === null;
  const tabStop = element.tabIndex >= 0 && element.hasAttribute('tabindex');
  if (!tabStop && !hasOwnPointer(element)) return false;
  return element.querySelector(strong) === null && element.closest('label') === null && hasFace(element);
}

/** A box drawn around a field passes the click on to it; a list's row that can be ticked is more than that. */
function isFieldWrapper(element: HTMLElement): boolean {
  const inner = [...element.querySelectorAll(strong)];
  return (
    inner.length > 0 &&
    inner.every((control) => control.matches(fields)) &&
    !element.matches('tr,li,[role=row],[role=listitem]')
  );
}

/** Something to see on it: a text or a picture. Focus sentinels have none. */
function hasFace(element: HTMLElement): boolean {
  return (
    /\S/.test(element.textContent ?? '') ||
    element.matches('[aria-label],[title]') ||
    element.querySelector('svg,img,i,canvas') !== null
  );
}

/** The cursor is inherited, so only the outermost element that has it says something. */
function hasOwnPointer(element: HTMLElement): boolean {
  if (getComputedStyle(element).cursor !== 'pointer') return false;
  const parent = composedParent(element);
  return parent === null || getComputedStyle(parent).cursor !== 'pointer';
}

/**
 * `onclick`, React's props and Vue's invokers; listeners added by `addEventListener` leave no trace in the page. React
 * puts an empty `onclick` on its containers and on what it listens for, so there only its props count.
 */
function hasClickHandler(element: HTMLElement): boolean {
  const keys = Object.keys(element);
  const react = keys.find((key) => key.startsWith('__reactProps$') || key.startsWith('__reactEventHandlers$'));
  if (react !== undefined) return listensForClick(Reflect.get(element, react));
  if (keys.some((key) => key.startsWith('__reactContainer$'))) return false;
  const vue = Object.getOwnPropertySymbols(element).find((symbol) => symbol.description === '_vei');
  if (vue !== undefined || '_vei' in element) return listensForClick(Reflect.get(element, vue ?? '_vei'));
  return typeof element.onclick === 'function';
}

function listensForClick(handlers: unknown): boolean {
  return typeof handlers === 'object' && handlers !== null && 'onClick' in handlers && handlers.onClick != null;
}
