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

const isInput = (element: HTMLElement): element is HTMLInputElement => element.matches('input');
const textsOf = (option: HTMLElement): string[] => [option.innerText, name(option)];
const texts = (value: JsonValue): string[] => [value].flat().map(String);

function options(element: HTMLElement): HTMLElement[] {
  const id = element.getAttribute('aria-controls') ?? element.getAttribute('aria-owns');
  const inside = (list: ParentNode | null): HTMLElement[] =>
    [...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])].filter(usable);
  const own = inside(id ? document.getElementById(id) : null);
  return own.length ? own : inside(document);
}

/**
 * Chooses by keys what a press did not: rc-select's options for assistive technology are apart from the drawn ones. Goes
 * down until the active option (`aria-activedescendant`) is the one, at most once around.
 */
async function chooseByKeys(element: HTMLElement, find: () => HTMLElement[]): Promise<void> {
  const active = (): string | null => element.getAttribute('aria-activedescendant');
  const isThere = (): boolean => find().some(({ id }) => id && id === active());
  for (let steps = options(element).length; steps >= 0 && !isThere(); steps -= 1) {
    const before = active();
    key(element, 'ArrowDown');
    await waitFor(() => active() !== before, 300);
  }
  if (isThere()) key(element, 'Enter');
}

/**
 * Drawn comboboxes and listbox buttons: MUI and Radix Select, and what follows the same ARIA pattern. Opens, waits for
 * the option, chooses it by its whole text, and reads back what the control shows.
 */
export const combobox: Widget = {
  byText: true,

  fits: (element) => element.matches('[role=combobox]:not(select),[aria-haspopup=listbox]'),

  async set(element, value) {
    const typing = isInput(element) && !element.readOnly;
    const several = Array.isArray(value);
    let problem: string | undefined;
    if (element.ariaExpanded !== 'true') press(element);
    for (const text of texts(value)) {
      const find = (): HTMLElement[] => named(options(element), text, textsOf);
      await waitFor(() => options(element).length, typing ? 500 : patience);
      const all = options(element).map((option) => normalizeText(option.innerText));
      if (typing && !find().length) {
        type(element, text);
        await waitFor(() => find().length, patience);
      }
      const [option] = find();
      problem = noOption(text, find(), all);
      if (!option || problem) break;
      if (!several || !checked(option)) press(option);
      const took = (): boolean => !usable(option) || checked(option);
      if (await waitFor(took, element.hasAttribute('aria-activedescendant') ? 300 : patience)) continue;
      await chooseByKeys(element, find);
      await waitFor(took, patience);
    }
    for (const option of several && !problem ? options(element) : []) {
      if (checked(option) && !texts(value).some((text) => named([option], text, textsOf).length)) press(option);
    }
    if (options(element).length) key(document.activeElement ?? element, 'Escape');
    await waitFor(() => !options(element).length, patience);
    blur(element);
    return problem;
  },

  // A select of Vuetify or Ant Design shows its choice beside an input that stays empty.
  holds(element, value) {
    const around = [element, element.parentElement, element.parentElement?.parentElement];
    const shown =
      isInput(element) && element.value
        ? [element.value]
        : around.flatMap((each) => each?.innerText.split(/[\n,]/) ?? []);
    const fits =
      (text: string) =>
      (each: string): boolean =>
        normalizeText(each) === normalizeText(text);
    const own = Array.isArray(value) && !isInput(element) ? element.innerText.split(/[\n,]/).filter(normalizeText) : [];
    return texts(value).every((text) => shown.some(fits(text))) && own.every((each) => texts(value).some(fits(each)));
  },

  shows: (element) => (isInput(element) && element.value) || normalizeText(element.innerText),
};
