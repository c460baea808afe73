import { childrenOf, isPointer, labelsOf } from '@webmcp/runtime/page';
import { pageFrameworks } from '../frameworks/page-frameworks.js';
import { isAskedFor } from './asked-parts.js';
import { isDragHandle } from './is-drag-handle.js';
import { isListenedTo, isOfFramework } from './watched-listeners.js';
import { composedParent } from './composed-tree.js';

/** Matches content that only a backdrop or a page contains. Listeners on such an element prove nothing. */
const scopes = 'form,main,dialog,[role=dialog],[role=alertdialog],[role=menu],[role=listbox]';

const fields =
  'input:not([type=button],[type=submit],[type=reset],[type=image]),select,textarea,[contenteditable],[role=combobox],[role=textbox],[role=checkbox],[role=switch],[role=radio],[role=spinbutton],[role=slider]';

/** Boxes whose click handlers serve their content (backdrops, delegation), and not the boxes. */
const boxes =
  'html,body,form,main,dialog,fieldset,label,option,[role=dialog],[role=alertdialog],[role=presentation],[role=none],[role=menu],[role=listbox]';

/** Parts of tables and lists. Libraries put listeners on all of them, but people press only some. */
const structure =
  'table,thead,tbody,tfoot,tr,td,th,ul,ol,li,dl,dt,dd,[role=row],[role=cell],[role=gridcell],[role=columnheader],[role=list],[role=listitem]';

/**
 * Decides whether a person may press an element without an interactive role: it listens for clicks, has a pointer
 * cursor of its own, or is a tab stop. Wrappers that pass clicks on, backdrops and focus sentinels are left out. A drawing
 * counts only if it listens itself: `<TrashIcon onClick={…} />`.
 * @param strong CSS for elements that are interactive by themselves
 */
export function isWeakCandidate(element: Element, strong: string): boolean {
  if (element instanceof SVGSVGElement)
    return (isAskedFor(element) || listensForClick(element)) && element.querySelector(strong) === null;
  return element instanceof HTMLElement && pressRuleOf(element, strong).pressed;
}

/** Returns the rule that decides for an element. */
export function pressRuleOf(element: HTMLElement, strong: string): PressRule {
  const isAsked = isAskedFor(element);
  const signs: PressSigns = {
    element,
    isAsked,
    listens: isAsked || listensForClick(element),
    isTabStop: element.hasAttribute('tabindex') && element.tabIndex >= 0,
    strong,
  };
  return pressRules.find(({ applies }) => applies(signs))!;
}

interface PressSigns {
  element: HTMLElement;
  /** The listener of an element around asks for this element. */
  isAsked: boolean;
  listens: boolean;
  isTabStop: boolean;
  strong: string;
}

/** A named rule that decides whether a person presses an element. */
interface PressRule {
  readonly name: string;
  readonly pressed: boolean;
  applies(signs: PressSigns): boolean;
}

const holds = ({ element, strong }: PressSigns): boolean => element.querySelector(strong) !== null;

/** The rules, the cheapest first. The first rule that applies decides. */
export const pressRules: readonly PressRule[] = [
  {
    name: 'a component with a control in its shadow root',
    pressed: false,
    applies: ({ element, strong }) => !!element.shadowRoot?.querySelector(strong),
  },
  {
    name: 'no handler, no tab stop and no pointer of its own',
    pressed: false,
    applies: ({ element, listens, isTabStop }) => !listens && !isTabStop && !hasOwnPointer(element),
  },
  {
    name: 'a card or row that is only dragged',
    pressed: false,
    applies: ({ element, listens }) => !listens && isDragHandle(element),
  },
  { name: 'a box for other elements', pressed: false, applies: ({ element }) => element.matches(boxes) },
  {
    name: 'neither a text nor a picture, and no code asks for it',
    pressed: false,
    applies: ({ element, isAsked }) => !isAsked && !hasFace(element),
  },
  {
    name: 'a backdrop, or a wrapper of controls',
    pressed: false,
    applies: ({ element, listens, strong }) =>
      listens && (element.querySelector(scopes) !== null || isWrapper(element, [...element.querySelectorAll(strong)])),
  },
  {
    name: 'a layer over the page, whose press closes it',
    pressed: false,
    applies: (signs) => signs.isAsked && holds(signs) && getComputedStyle(signs.element).position === 'fixed',
  },
  { name: 'a part for which a listener around asks', pressed: true, applies: ({ isAsked }) => isAsked },
  { name: 'a handler and a pointer', pressed: true, applies: ({ element, listens }) => listens && isPointer(element) },
  {
    name: 'a row of a table whose rows the app listens to',
    pressed: true,
    applies: ({ element, listens }) => listens && element.matches('tr,[role=row]') && isRowListenedTo(element),
  },
  {
    name: 'a handler on the header of a column',
    pressed: true,
    applies: (signs) => signs.listens && signs.element.matches('th') && !holds(signs),
  },
  {
    name: 'a handler on each card of a set',
    pressed: true,
    applies: ({ element, listens }) => listens && !element.matches(structure) && isOneOfSet(element),
  },
  {
    name: 'a handler on a part of a table or list, or around controls',
    pressed: false,
    applies: (signs) => signs.listens && (holds(signs) || signs.element.matches(structure)),
  },
  { name: 'any other handler', pressed: true, applies: ({ listens }) => listens },
  {
    name: 'a tab stop on a part of a table or list, without a pointer',
    pressed: false,
    applies: ({ element, isTabStop }) => isTabStop && element.matches(structure) && !isPointer(element),
  },
  {
    name: 'a box around controls, or a part of a label',
    pressed: false,
    applies: (signs) => holds(signs) || signs.element.closest('label') !== null,
  },
  { name: 'a tab stop, or a pointer of its own', pressed: true, applies: () => true },
];

/** Decides whether a plain script listens to an element, and no framework. */
const isOfScript = (element: HTMLElement): boolean =>
  isListenedTo(element) || (element.onclick !== null && !isOfFramework(element));

const ticks = 'input[type=checkbox],[role=checkbox]';

/**
 * Decides whether a box passes its clicks on to the controls inside: it contains only fields, or no text beside that
 * of the controls and their labels.
 * A row with a checkbox is more than the checkbox. So is the head of a card, to which a script listens.
 */
function isWrapper(element: HTMLElement, inner: Element[]): boolean {
  if (inner.length === 0) return false;
  const isHead = inner.every((control) => control.matches(ticks)) && isOfScript(element) && isPointer(element);
  const mayBeMore = isHead || element.matches('tr,li,[role=row],[role=listitem]');
  if (inner.every((control) => control.matches(fields)) && !mayBeMore) return true;
  let rest = squash(element.textContent);
  for (const control of inner) {
    const labels = labelsOf(control).filter((label) => element.contains(label));
    for (const text of [control.textContent, ...labels.map((label) => label.textContent)])
      rest = rest.replaceAll(squash(text) || '\0', '');
  }
  return rest === '';
}

function squash(text: string | null): string {
  return (text ?? '').replace(/\s+/g, '');
}

/** Decides whether a sibling with the same tag listens for clicks, too: a loop made both. */
const isOneOfSet = (element: HTMLElement): boolean =>
  childrenOf(element.parentElement).some(
    (sibling) =>
      sibling !== element &&
      sibling instanceof HTMLElement &&
      sibling.localName === element.localName &&
      listensForClick(sibling),
  );

/** Decides whether the app passed a listener for rows to the component that draws an element: `@row-click`. */
const isRowListenedTo = (element: Element): boolean =>
  pageFrameworks.some((framework) => framework.listensForRows?.(element) === true);

/** Decides whether an element has a text or a picture, or is one. Focus sentinels have neither. */
function hasFace(element: HTMLElement): boolean {
  return (
    /\S/.test(element.textContent ?? '') ||
    element.matches('[aria-label],[title],img,i,canvas') ||
    element.querySelector('svg,img,i,canvas') !== null ||
    hasGlyph(element)
  );
}

/** Decides whether CSS draws a sign in an element, as icon fonts do. A `content` of no text draws a shape alone. */
const hasGlyph = (element: HTMLElement): boolean => /^"\s*[^\s"]/.test(getComputedStyle(element, '::before').content);

/**
 * Decides whether an element has a pointer cursor of its own. The cursor is inherited, so only the outermost element
 * with it counts.
 */
function hasOwnPointer(element: HTMLElement): boolean {
  if (!isPointer(element)) return false;
  const parent = composedParent(element);
  return parent === null || !isPointer(parent);
}

/**
 * Decides whether an element listens for clicks: by its framework's handlers, else by `onclick`, else by a listener of its
 * own that a script added.
 */
export function listensForClick(element: HTMLElement | SVGElement): boolean {
  const keys = Reflect.ownKeys(element);
  if (keys.length > 0)
    for (const framework of pageFrameworks) {
      const listens = framework.listensForClick(element, keys);
      if (listens !== undefined) return listens;
    }
  return typeof element.onclick === 'function' || isListenedTo(element);
}
