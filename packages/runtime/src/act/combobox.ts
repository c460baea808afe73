import type { JsonValue } from '@webmcp/contract';

import { name } from '../accessibility/accessible-name.js';
import { normalizeText } from '../accessibility/normalize-text.js';
import { usable } from '../accessibility/usable.js';
import { noOption } from './choice.js';
import { blur } from './focus.js';
import { named } from './named.js';
import { press } from './press.js';
import { type } from './text.js';
import { patience, waitFor } from './wait-for.js';
import type { Widget } from './widget.js';

const isInput = (element: HTMLElement): element is HTMLInputElement => element.matches('input');
const texts = (value: JsonValue): string[] => [value].flat().map(String);

function options(element: HTMLElement): HTMLElement[] {
  const id = element.getAttribute('aria-controls') ?? element.getAttribute('aria-owns');
  const inside = (list: ParentNode | null): HTMLElement[] =>
    [...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])].filter(usable);
  const own = inside(id ? document.getElementById(id) : null);
  return own.length ? own : inside(document);
}

function close(): void {
  const init = { key: 'Escape', bubbles: true, cancelable: true, composed: true };
  for (const event of ['keydown', 'keyup']) document.activeElement?.dispatchEvent(new KeyboardEvent(event, init));
}

/**
 * Drawn comboboxes and listbox buttons: MUI and Radix Select, and what follows the same ARIA pattern. Opens, waits for
 * the option, chooses it by its whole text, and reads back what the control shows.
 */
export const combobox: Widget = {
  byText: true,

  fits: (element) => element.matches('[role=combobox]:not(select),[aria-haspopup=listbox]'),

  async set(element, value) {
    if (element.ariaExpanded !== 'true') press(element);
    for (const text of texts(value)) {
      const find = (): HTMLElement[] => named(options(element), text, (option) => [option.innerText, name(option)]);
      const typing = isInput(element) && !element.readOnly;
      await waitFor(() => options(element).length, typing ? 500 : patience);
      if (typing && !find().length) {
        type(element, text);
        await waitFor(() => find().length, patience);
      }
      const found = find();
      const [option] = found;
      const problem = noOption(
        text,
        found,
        options(element).map(({ innerText }) => normalizeText(innerText)),
      );
      if (!option || problem) {
        if (options(element).length) close();
        return problem;
      }
      if (!Array.isArray(value) || option.ariaSelected !== 'true') press(option);
      await waitFor(() => !usable(option) || option.ariaSelected === 'true', patience);
    }
    if (options(element).length) close();
    await waitFor(() => !options(element).length, patience);
    blur(element);
    return undefined;
  },

  // A select of Vuetify or Ant Design shows its choice beside an input that stays empty.
  holds(element, value) {
    const around = [element, element.parentElement, element.parentElement?.parentElement];
    const shown =
      isInput(element) && element.value
        ? [element.value]
        : around.flatMap((each) => each?.innerText.split(/[\n,]/) ?? []);
    return texts(value).every((text) => shown.some((each) => normalizeText(each) === normalizeText(text)));
  },

  shows: (element) => (isInput(element) && element.value) || normalizeText(element.innerText),
};
