import type { PressAnswer } from '@webmcp/contract';
import { isOwned } from '@webmcp/runtime/page';
import { isDisabled } from '../elements/constraints.js';
import type { StoredHandler } from './handler-store.js';
import { handlerStores } from './handler-stores.js';
import { isInside, mayServe } from './may-serve.js';

/** Returns the handlers of an element, document, shadow root or window. */
export type HandlersOn = (target: EventTarget) => readonly StoredHandler[];

/** Events by which an element answers the person. A listener for any of them makes its own element alive. */
const own =
  /^(?:(?:dbl|aux)?click|contextmenu|(?:mouse|pointer|touch|key|drag|focus)\w*|press\w*|input|change|submit|command|toggle|select)$/;

/** Events of a press that reach the elements around. */
const press = /^(?:(?:dbl)?click|(?:mouse|pointer)(?:down|up)|touch(?:start|end))$/;

/** Matches elements that a press should answer. */
const buttonLike =
  'button,a,input:is([type=button],[type=submit],[type=reset],[type=image]),[role=button],[role=link],[role=menuitem],[role=tab],[role=switch]';

/** Matches elements with a behaviour of their own in the browser. */
const native =
  'input:not([type=button],[type=submit],[type=reset],[type=image]),select,textarea,summary,label,option,video,audio,iframe,[contenteditable],[popovertarget],[commandfor],[interestfor],[draggable=true]';

/** Matches the parts by which a box around or inside of them answers a press. */
const nativePart =
  'a[href],area[href],label,summary,button,input,select,textarea,video,audio,[popovertarget],[commandfor]';

/** Addresses that lead nowhere. */
const nowhere = /^\s*(?:#|javascript:\s*(?:void\s*\(?\s*0\s*\)?|undefined)?\s*;?)?\s*$/i;

/** The most elements inside an element that are asked for listeners of their own. */
const mostInside = 40;

/** Returns the answer to a press of an element; undefined if the answer is unknown. In doubt, an element is alive. */
export function pressAnswer(element: Element, handlersOn: HandlersOn, isRun: boolean): PressAnswer | undefined {
  if (isNative(element)) return 'native';
  if (isAnswered(element, handlersOn)) return 'own';
  if (pathOf(element).some((target) => servedBy(target, element, handlersOn))) return 'around';
  if (!element.matches(buttonLike) || isDisabled(element) || isHidden(element)) return undefined;
  if (document.readyState !== 'complete' || (isRun && !isOwned(element))) return undefined;
  if ([...element.querySelectorAll('*')].slice(0, mostInside).some((inner) => isAnswered(inner, handlersOn)))
    return 'own';
  const passed = handlerStores.flatMap((store) => store.passedTo?.(element) ?? []);
  return passed.some(({ event, handler }) => press.test(event) && mayServe(handler, element, false))
    ? 'around'
    : 'none';
}

function isNative(element: Element): boolean {
  const { localName } = element;
  if (element.matches(native)) return true;
  if (localName === 'a' || localName === 'area') {
    const href = element.getAttribute('href');
    if (href !== null && !nowhere.test(href)) return true;
  }
  if (element instanceof HTMLButtonElement || element instanceof HTMLInputElement)
    return element.form !== null && element.type !== 'button';
  const around = element.parentElement?.closest('a[href],label,summary') ?? null;
  return around !== null || element.querySelector(nativePart) !== null;
}

const isAnswered = (element: Element, handlersOn: HandlersOn): boolean =>
  element.getAttributeNames().some((name) => /^on/i.test(name)) ||
  handlersOn(element).some(({ event }) => own.test(event));

/** Returns the targets that an event of the element reaches, nearest first: slots and shadow roots are included. */
function pathOf(element: Element): EventTarget[] {
  const path: EventTarget[] = [];
  let at: Node | null = element;
  while (at !== null) {
    const slot: Element | null = at instanceof Element ? at.assignedSlot : null;
    at = slot ?? (at instanceof ShadowRoot ? at.host : at.parentNode);
    if (at !== null) path.push(at);
  }
  return [...path, window];
}

function servedBy(target: EventTarget, element: Element, handlersOn: HandlersOn): boolean {
  const isRoot = target === document || target === window;
  return handlersOn(target).some(({ event, handler, selector }) => {
    if (!press.test(event)) return false;
    if (handlerStores.some((store) => store.passesOn?.(handler, target) === true)) return false;
    return selector === undefined ? mayServe(handler, element, isRoot) : isInside(element, selector);
  });
}

/** Decides whether a web component may answer in a shadow tree that no script can read. */
function isHidden(element: Element): boolean {
  const { parentElement } = element;
  return [element, parentElement].some(
    (one) =>
      one !== null &&
      one.localName.includes('-') &&
      customElements.get(one.localName) !== undefined &&
      one.shadowRoot === null,
  );
}
