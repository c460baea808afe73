import type { JsonValue } from '@webmcp/contract';

import { name } from '../accessibility/accessible-name.js';
import { normalizeText } from '../accessibility/normalize-text.js';
import { usable } from '../accessibility/usable.js';
import { checked } from './checked.js';
import { noOption } from './choice.js';
import { blur } from './focus.js';
import { key } from './key.js';
import { named } from './named.js';
import { press } from './press.js';
import { type } from './text.js';
import { patience, waitFor } from './wait-for.js';
import type { Widget } from './widget.js';

/** A page whose texts change by themselves has an end, too. */
const mostStrikes = 200;
const drawn = '[role=combobox]:not(select),[aria-haspopup=listbox]';
const isInput = (element: HTMLElement): element is HTMLInputElement => element.matches('input');
const textsOf = (option: HTMLElement): string[] => [option.innerText, name(option)];
const texts = (value: JsonValue): string[] => [value].flat().map(String);

/** @param standing options that were on the page before the control opened, and so are another's */
function options(element: HTMLElement, standing: ReadonlySet<HTMLElement>): HTMLElement[] {
  const id = element.getAttribute('aria-controls') ?? element.getAttribute('aria-owns');
  const inside = (list: ParentNode | null): HTMLElement[] =>
    [...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])].filter(usable);
  const own = inside(id ? document.getElementById(id) : null);
  return own.length
    ? own
    : inside(document).filter(
        (option) => !standing.has(option) && !option.closest('[role=listbox]')?.contains(element),
      );
}

/**
 * Chooses by keys what a press did not: rc-select's options for assistive technology are apart from the drawn ones. Goes
 * down until the active option (`aria-activedescendant`) is the one, at most once around.
 */
async function chooseByKeys(element: HTMLElement, count: number, find: () => HTMLElement[]): Promise<void> {
  const active = (): string | null => element.getAttribute('aria-activedescendant');
  const isThere = (): boolean => find().some(({ id }) => id && id === active());
  for (let steps = count; steps >= 0 && !isThere(); steps -= 1) {
    const before = active();
    key(element, 'ArrowDown');
    await waitFor(() => active() !== before, 300);
  }
  if (isThere()) key(element, 'Enter');
}

/**
 * Some offer only what is next to the active option (rc-select): goes down by keys until the wanted one is among it, at
 * most once around. Returns the texts of all that it came by.
 */
async function walk(element: HTMLElement, offered: () => HTMLElement[], isThere: () => boolean): Promise<string[]> {
  const active = (): string | null => element.getAttribute('aria-activedescendant');
  const seen = new Set<string | null>();
  const all = new Set<string>();
  const note = (): void => offered().forEach((option) => all.add(normalizeText(option.innerText)));
  for (note(); !isThere() && active() && !seen.has(active()) && seen.size < mostStrikes; note()) {
    const before = active();
    seen.add(before);
    key(element, 'ArrowDown');
    if (!(await waitFor(() => active() !== before, 300))) break;
  }
  return [...all];
}

/** Takes back what a box of several values held, as Backspace in the empty box does; some mark a value first. */
async function takeBack(element: HTMLElement): Promise<void> {
  const around = element.parentElement?.parentElement;
  for (let idle = 0, strikes = 0; idle < 2 && strikes < mostStrikes; idle += 1, strikes += 1) {
    const before = around?.textContent;
    key(element, 'Backspace');
    if (await waitFor(() => around?.textContent !== before, 100)) idle = -1;
  }
}

/**
 * Drawn comboboxes and listbox buttons: MUI and Radix Select, and what follows the same ARIA pattern. Opens, waits for
 * the option, chooses it by its whole text, and reads back what the control shows.
 */
export const combobox: Widget = {
  byText: true,

  fits: (element, value) =>
    element.matches(drawn) || (Array.isArray(value) && element.matches('input:not([type=checkbox],[type=radio])')),

  async set(element, value) {
    const typing = isInput(element) && !element.readOnly;
    const several = Array.isArray(value);
    const closed = element.ariaExpanded !== 'true';
    const standing = new Set(closed ? document.querySelectorAll<HTMLElement>('[role=option]') : []);
    const offered = (): HTMLElement[] => options(element, standing);
    let problem: string | undefined;
    if (closed) press(element);
    // What only its box opens by the mouse, its control opens by a key (ARIA Authoring Practices, combobox pattern).
    if (closed && !typing && !(await waitFor(() => offered().length || element.ariaExpanded === 'true', 300)))
      key(element, 'ArrowDown');
    for (const text of texts(value)) {
      const find = (): HTMLElement[] => named(offered(), text, textsOf);
      await waitFor(() => offered().length, typing ? 500 : patience);
      const all = typing
        ? offered().map((option) => normalizeText(option.innerText))
        : await walk(element, offered, () => find().length > 0);
      // A box that offers nothing may make values of what is typed.
      const free = several && typing && !all.length;
      if (free && text === texts(value)[0]) await takeBack(element);
      if (typing && !find().length) {
        type(element, text);
        await waitFor(() => find().length, free ? 500 : patience);
      }
      if (free && !find().length) {
        key(element, 'Enter');
        await waitFor(() => !element.value || find().length, patience);
        if (!element.value) continue;
      }
      const [option] = find();
      problem = noOption(text, find(), all);
      if (!option || problem) break;
      if (!several || !checked(option)) press(option);
      const took = (): boolean => !usable(option) || checked(option);
      if (await waitFor(took, element.hasAttribute('aria-activedescendant') ? 300 : patience)) continue;
      await chooseByKeys(element, offered().length, find);
      await waitFor(took, patience);
    }
    for (const option of several && !problem ? offered() : []) {
      if (checked(option) && !texts(value).some((text) => named([option], text, textsOf).length)) press(option);
    }
    if (offered().length) key(document.activeElement ?? element, 'Escape');
    await waitFor(() => !offered().length, patience);
    blur(element);
    return problem;
  },

  // A select of Vuetify or Ant Design shows its choice beside an input that stays empty.
  holds(element, value) {
    const several = Array.isArray(value);
    const pieces = (text: string): string[] => (several ? text.split(/[\n,]/) : [text]).map(normalizeText);
    const own = isInput(element) ? pieces(element.value) : several ? pieces(element.innerText) : [];
    const around = [element, element.parentElement, element.parentElement?.parentElement];
    const shown =
      isInput(element) && element.value ? own : around.flatMap((each) => each?.innerText.split(/[\n,]/) ?? []);
    const wanted = texts(value).map(normalizeText);
    return (
      wanted.every((text) => shown.some((each) => normalizeText(each) === text)) &&
      (!several || own.every((each) => !each || wanted.includes(each)))
    );
  },

  shows: (element) => (isInput(element) && element.value) || normalizeText(element.innerText),
};
