import { labelTexts } from '../../accessibility/label-texts.js';
import { focused } from '../../dom/focused.js';
import { isByPerson } from '../gestures/own-input.js';

/** A field that the person changed. */
interface Change {
  element: HTMLElement;
  /** Names the field where a framework draws the field anew. */
  signature: string;
  /** The value before the first change, and after the last change. */
  before: string;
  after: string;
}

/** Matches the controls that a person changes. */
const fields = 'input,textarea,select,[contenteditable]:not([contenteditable=false])';

/** Matches the part of a page that a button without a form saves. */
const part = 'dialog,[role=dialog],fieldset,[role=group],li,tr,section,article,main,body';

/** The changes that the person has not saved. */
let changes: Change[] = [];
/** The field in which the person has the focus. */
let within: Element | undefined;
/** The values of fields as the focus entered them. */
const entered = new WeakMap<Element, string>();
let watched: Document | undefined;
/** Sees fields leave while the person has changes. */
let drawn: MutationObserver | undefined;

const valueOf = (element: HTMLElement): string => {
  const { type, checked, value } = element as HTMLInputElement;
  return /^(checkbox|radio)$/.test(type) ? String(checked) : (value ?? element.innerText);
};

const signatureOf = (element: HTMLElement): string => {
  const { localName, id, type, name, placeholder } = element as HTMLInputElement;
  return JSON.stringify([location.pathname, localName, type, name || id, placeholder, labelTexts(element)]);
};

const fieldOf = (event: Event): HTMLElement | undefined => {
  const [target] = event.composedPath();
  const at = target instanceof Element ? target.closest<HTMLElement>(`${fields},label,button`) : null;
  const field = at instanceof HTMLLabelElement ? at.control : at;
  return field?.matches(fields) ? field : undefined;
};

/**
 * Watches the input of the person from now on, once for each document: trusted events that no call caused (DOM, section
 * 2.2, `isTrusted`). Stores the texts only in memory.
 */
export function watchPerson(): void {
  if (typeof document === 'undefined' || watched === document) return;
  watched = document;
  // The focus that a press or the Tab key moves arrives before the next task.
  let moves = false;
  const on = (type: string, listener: (event: Event) => void): void =>
    document.addEventListener(type, listener, { capture: true, passive: true });
  for (const type of ['mousedown', 'touchend', 'keydown'])
    on(type, (event) => {
      if (!isByPerson(event)) return;
      moves = true;
      setTimeout(() => (moves = false));
      const field = fieldOf(event);
      if (field && field === focused()) within = field;
    });
  on('focusin', (event) => {
    const field = fieldOf(event);
    if (!field) return;
    entered.set(field, valueOf(field));
    within = moves ? field : undefined;
  });
  on('input', (event) => {
    const field = isByPerson(event) ? fieldOf(event) : undefined;
    // A script's click on a box fires a trusted `input`, but the `click` itself is not trusted.
    if (field && !field.matches('[type=checkbox],[type=radio]')) noteChange(field, entered.get(field) ?? '');
  });
  on('click', (event) => {
    const field = isByPerson(event) ? fieldOf(event) : undefined;
    if (field?.matches('[type=checkbox],[type=radio]')) noteChange(field, '');
    const button = event.target instanceof Element && event.target.closest('button');
    if (button && button.type === 'submit' && !button.form)
      forget((element) => !!button.closest(part)?.contains(element));
  });
  for (const type of ['submit', 'reset'])
    on(type, ({ target }) => forget((element) => (element as HTMLInputElement).form === target));
}

/** Decides whether two radios are one choice. */
function isFellow(one: Element, other: Element): boolean {
  const [a, b] = [one as HTMLInputElement, other as HTMLInputElement];
  return a.type === 'radio' && b.type === 'radio' && !!a.name && a.name === b.name && a.form === b.form;
}

function noteChange(element: HTMLElement, before: string): void {
  const known = changes.find((change) => change.element === element);
  within = element;
  if (known) {
    known.after = valueOf(element);
    return;
  }
  changes.push({ element, before, after: valueOf(element), signature: signatureOf(element) });
  drawn ??= new MutationObserver(follow);
  drawn.observe(document, { childList: true, subtree: true });
}

function forget(which: (element: HTMLElement) => boolean): void {
  changes = changes.filter(({ element }) => !which(element));
}

/**
 * Follows fields that a framework draws anew: the new field has the same name and the same value. Forgets a field that
 * left without such a successor.
 */
function follow(): void {
  changes = changes.flatMap((change) => {
    if (change.element.isConnected) return [change];
    const successor = [...document.querySelectorAll<HTMLElement>(fields)].find(
      (other) => valueOf(other) === change.after && signatureOf(other) === change.signature,
    );
    return successor ? [{ ...change, element: successor }] : [];
  });
  if (!changes.length) drawn?.disconnect();
}

/** Notes that a call sets a field: the value is the call's from now on. */
export function takenOver(element: HTMLElement): void {
  if (within === element) within = undefined;
  forget((other) => other === element || isFellow(other, element));
}

/** Explains why a field belongs to the person now: the person types in it, or changed it and has not saved it. */
export function heldByPerson(element: HTMLElement): string | undefined {
  if (document.hasFocus() && within === element && focused() === element) return 'the person has the focus in it';
  return isChangedByPerson(element) ? 'the person changed it and has not saved it' : undefined;
}

/** Decides whether the value of a field is the last value that the person gave it. */
export const isChangedByPerson = (element: HTMLElement): boolean =>
  changes.some(
    ({ element: other, before, after }) =>
      (other === element || isFellow(other, element)) && before !== after && valueOf(other) === after,
  );
