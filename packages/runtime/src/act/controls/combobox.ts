import { foldText } from '@webmcp/text';

import { name } from '../../accessibility/accessible-name.js';
import { usable } from '../../accessibility/usable.js';
import { checked } from '../../accessibility/checked.js';
import { noOption } from './choice.js';
import { blur } from '../gestures/focus.js';
import { key } from '../gestures/key.js';
import { itemsNamed } from '@webmcp/text';
import { press } from '../gestures/press.js';
import { type } from '../gestures/type-text.js';
import { patience, waitFor } from '../gestures/wait-for.js';
import type { FieldControl } from './field-control.js';

export const isInput = (element: HTMLElement): element is HTMLInputElement => element.matches('input');
export const takesText = (element: HTMLElement): element is HTMLInputElement => isInput(element) && !element.readOnly;

/** What a box offers now. */
export type Offered = () => HTMLElement[];

/** The options that a text names. */
export const naming = (options: HTMLElement[], text: string): HTMLElement[] =>
  itemsNamed(options, text, (option) => [option.innerText, name(option)]);

/** Opens a box. Options that were shown before it opened are another's, unless it says that it controls them. */
export async function open(element: HTMLElement): Promise<Offered> {
  const closed = element.ariaExpanded !== 'true';
  const all = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role=option]')].filter(usable);
  const standing = closed ? all() : [];
  const offered = (): HTMLElement[] => {
    const id = element.getAttribute('aria-controls') ?? element.getAttribute('aria-owns');
    const own = id ? all().filter((option) => document.getElementById(id)?.contains(option)) : [];
    return own.length
      ? own
      : all().filter((option) => !standing.includes(option) && !option.closest('[role=listbox]')?.contains(element));
  };
  if (closed) press(element);
  // What only its box opens by the mouse, its control opens by a key (ARIA Authoring Practices, combobox pattern).
  const isOpen = (): boolean => !closed || element.ariaExpanded === 'true' || offered().length > 0;
  if (!takesText(element) && !(await waitFor(isOpen, 300))) key(element, 'ArrowDown');
  return offered;
}

const active = (element: HTMLElement): string | null => element.getAttribute('aria-activedescendant');

/** Strikes the arrow down; whether that led to another option. */
async function down(element: HTMLElement): Promise<boolean> {
  const before = active(element);
  key(element, 'ArrowDown');
  return await waitFor(() => active(element) !== before, 300);
}

/** A list whose texts change by themselves has an end, too. */
const mostSteps = 200;

/**
 * Some offer only what is next to the active option (rc-select): goes down by keys until the wanted one is among it, at
 * most once around. Returns the texts of all that it came by.
 */
async function walk(element: HTMLElement, offered: Offered, isThere: () => boolean): Promise<string[]> {
  const seen = new Set<string | null>();
  const all = new Set<string>();
  const note = (): void => offered().forEach((option) => all.add(foldText(option.innerText)));
  for (note(); !isThere() && active(element) && !seen.has(active(element)) && seen.size < mostSteps; note()) {
    seen.add(active(element));
    if (!(await down(element))) break;
  }
  return [...all];
}

/**
 * Chooses the option that a text names, typing for it where it is not offered yet.
 * @param again whether one that is chosen already is pressed
 * @returns why not
 */
export async function choose(
  element: HTMLElement,
  text: string,
  offered: Offered,
  again = true,
): Promise<string | undefined> {
  const find = (): HTMLElement[] => naming(offered(), text);
  const typing = takesText(element);
  await waitFor(() => offered().length, typing ? 500 : patience);
  const all = typing
    ? offered().map((option) => foldText(option.innerText))
    : await walk(element, offered, () => find().length > 0);
  if (typing && !find().length) {
    type(element, text);
    await waitFor(() => find().length, patience);
  }
  const [option] = find();
  const problem = noOption(text, find(), all);
  if (!option || problem) return problem;
  if (again || !checked(option)) press(option);
  const took = (): boolean => !usable(option) || checked(option);
  if (await waitFor(took, active(element) === null ? patience : 300)) return undefined;
  // By keys what a press did not: rc-select's options for assistive technology are apart from the drawn ones. Down until
  // the active option is the one, at most once around.
  const isThere = (): boolean => find().some(({ id }) => id && id === active(element));
  for (let steps = offered().length; steps >= 0 && !isThere(); steps -= 1) await down(element);
  if (isThere()) key(element, 'Enter');
  await waitFor(took, patience);
  return undefined;
}

/** Closes what {@link open} opened, and leaves the box. */
export async function close(element: HTMLElement, offered: Offered): Promise<void> {
  if (offered().length) key(document.activeElement ?? element, 'Escape');
  await waitFor(() => !offered().length, patience);
  blur(element);
}

/**
 * What is written in and around a control: a select of Vuetify or Ant Design shows its choice beside an input that stays
 * empty, one of Base UI beside an arrow that is a text as well.
 */
export const writtenAround = (element: HTMLElement): string[] =>
  [...element.children, element, element.parentElement, element.parentElement?.parentElement].flatMap((each) =>
    ((each as HTMLElement | null)?.innerText?.split(/[\n,]/) ?? []).map(foldText),
  );

/**
 * Drawn comboboxes and listbox buttons: MUI and Radix Select, and what follows the same ARIA pattern. Opens, waits for
 * the option, chooses it by its whole text, and reads back what the control shows.
 */
export const combobox: FieldControl = {
  byText: true,

  fits: (element, value) =>
    !Array.isArray(value) && element.matches('[role=combobox]:not(select),[aria-haspopup=listbox]'),

  async set(element, value) {
    const offered = await open(element);
    const problem = await choose(element, String(value), offered);
    await close(element, offered);
    return problem;
  },

  holds(element, value) {
    const shown = isInput(element) && element.value ? [foldText(element.value)] : writtenAround(element);
    return shown.includes(foldText(String(value)));
  },

  shows: (element) => (isInput(element) && element.value) || foldText(element.innerText),
};
