import type { ManifestField } from '@webmcp/contract';

import { name } from '../../accessibility/accessible-name.js';
import { role } from '../../accessibility/role.js';
import { usable } from '../../accessibility/usable.js';
import { openRoots } from '../../dom/open-roots.js';
import { query } from '../../dom/query.js';
import { sendersOf } from '../../policy/form-facts.js';
import { secretWords } from '../../policy/severe-words.js';
import { control } from '../element/control.js';
import { isChangedByPerson } from '../element/person.js';
import type { StepState } from './step-state.js';
import { elementOf, locateAction, locateField } from './targets.js';
import { parentElement } from '../../dom/parents.js';
import { closest, contains, matches } from '../../dom/matching.js';

/** A field that the user fills. */
export interface LeftField {
  label: string;
  /** The key of a field of the tool. */
  key?: string;
  /** The control, if the page shows one. */
  element?: HTMLElement | undefined;
}

/** Matches the secrets that no form is submitted without. */
const neverEmpty = /^(password|otp|payment)$/;

/** Matches the boxes of secrets by marks for the browser (HTML, section 4.10.18.7). */
const marked =
  'input[type=password],[autocomplete*="current-password" i],[autocomplete*="new-password" i],' +
  '[autocomplete*="one-time-code" i],[autocomplete^="cc-" i],[autocomplete*=" cc-" i]';

/** Matches all boxes that may take a secret. */
const boxes = `input:not([type]),input[type=text],input[type=tel],${marked}`;

/** Matches the buttons that submit their form (HTML, section 4.10.21.2). */
const submitters = 'button:not([type=button],[type=reset]),input[type=submit],input[type=image]';

/**
 * Matches roles of boxes that libraries mark with `autocomplete="new-password"` only to keep the browser away
 * (rc-select, react-select).
 */
const choosing = /^(combobox|listbox|spinbutton)$/;

/**
 * Finds the field that the user has to fill before the form is submitted. One kind is a field that policy leaves to the
 * user, until the person has typed its value. The other kind is an
 * empty password, code or card field, required or not. The tool may not know such a field, so the form in the page is
 * read too.
 */
export function leftField(state: StepState): LeftField | undefined {
  const { call, page, labels } = state;
  const { kept, tool } = call;
  const own = kept && shownControl(state, kept);
  if (kept && !(own && !isEmpty(own) && isChangedByPerson(own))) return { ...kept, element: own };
  const pressed = tool.action && elementOf(locateAction(call, page));
  const submits = tool.fields.length || (matches(pressed, submitters) && (pressed as HTMLButtonElement).form);
  if (!tool.action || !submits) return undefined;
  const known = emptyFieldOf(state);
  if (known) return known;
  const element = markedBoxes(state, pressed).find(
    (box) => isEmpty(box) && (matches(box, marked) || isNew(state, box)),
  );
  return element && { label: labels.of(element), element };
}

/** Decides whether a box is no field of the tool. The words of a known field were judged when the map was made. */
const isNew = ({ call, page }: StepState, box: HTMLElement): boolean =>
  !call.tool.fields.some((field) => elementOf(locateField(page, field)) === box);

/** Finds the first empty field of the tool that no form is submitted without. */
function emptyFieldOf(state: StepState): LeftField | undefined {
  for (const field of state.call.tool.fields) {
    if (!neverEmpty.test(field.sensitive ?? '')) continue;
    const element = shownControl(state, field);
    if (element && isEmpty(element)) return { label: field.label, key: field.key, element };
  }
  return undefined;
}

function shownControl({ page }: StepState, field: ManifestField): HTMLElement | undefined {
  const found = elementOf(locateField(page, field));
  return found && control(found);
}

/** Lists the marked boxes of the form that is submitted; without a form, of the part that holds the tool's controls. */
function markedBoxes({ page, fillings }: StepState, pressed: HTMLElement | undefined): HTMLElement[] {
  const parts = [pressed, ...fillings.map(({ at }) => at && control(at))].filter((part) => part?.isConnected);
  const form = parts.map((part) => formOf(part!)).find(Boolean) ?? null;
  const root = form ?? around(page.root(), parts as HTMLElement[]);
  const isSecret = (box: Element): boolean => matches(box, marked) || secretWords(name(box) ?? '').length > 0;
  const owned = (form ? sendersOf(form) : []).filter((each) => matches(each, boxes) && isSecret(each));
  const inside = root ? query(openRoots(root), boxes).filter(isSecret) : [];
  return ([...new Set([...owned, ...inside])] as HTMLInputElement[]).filter(
    (box) =>
      (form ? box.form === form || !box.form : !box.form) &&
      usable(box) &&
      (box.type === 'password' || !choosing.test(role(box))),
  );
}

const formOf = (element: HTMLElement): HTMLFormElement | null =>
  (element as HTMLInputElement).form ?? closest<HTMLFormElement>(element, 'form');

/** Returns the tool's own part of the page; in a whole document, the smallest element around all its controls. */
function around(root: ParentNode, [first, ...rest]: HTMLElement[]): Element | undefined {
  if (root instanceof Element) return root;
  let box: Element | null | undefined = parentElement(first);
  while (box && !rest.every((part) => contains(box, part))) box = parentElement(box);
  return box ?? undefined;
}

/** Decides whether a box that takes a value has none. A read-only box counts, because pages unlock it on focus. */
function isEmpty(element: HTMLElement): boolean {
  return !matches(element, ':disabled') && (element as HTMLInputElement).value === '';
}
