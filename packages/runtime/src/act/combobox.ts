import type { JsonValue } from '@webmcp/contract';

import { name } from '../accessibility/accessible-name.js';
import { normalizeText } from '../accessibility/normalize-text.js';
import { usable } from '../accessibility/usable.js';
import { blur } from './focus.js';
import { named } from './named.js';
import { press } from './press.js';
import { type } from './text.js';
import { waitFor } from './wait-for.js';
import type { Widget } from './widget.js';

/** How long a list may take to open, and to bring the option, in milliseconds: most are at once, remote ones take a request. */
const patience = 2000;
const isInput = (element: HTMLElement): element is HTMLInputElement => element.matches('input');
const texts = (value: JsonValue): string[] => [value].flat().map(String);

function options(element: HTMLElement): HTMLElement[] {
  const id = element.getAttribute('aria-controls') ?? element.getAttribute('aria-owns');
  const own = id && document.getElementById(id);
  const found = [...(own || document).querySelectorAll<HTMLElement>('[role=option]')].filter(usable);
  return found.length || !own ? found : [...document.querySelectorAll<HTMLElement>('[role=option]')].filter(usable);
}

function close(): void {
  const init = { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true, composed: true };
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
    if (element.getAttribute('aria-expanded') !== 'true') press(element);
    for (const text of texts(value)) {
      const find = (): HTMLElement[] => named(options(element), text, (option) => [option.innerText, name(option)]);
      let found = await waitFor(
        () => (options(element).length ? find() : undefined),
        isInput(element) ? 500 : patience,
      );
      if (!found?.length && isInput(element) && !element.readOnly) {
        type(element, text);
        found = await waitFor(() => (find().length ? find() : undefined), patience);
      }
      const [option, second] = found ?? [];
      if (!option || second || option.matches('[aria-disabled=true]')) {
        const all = options(element).map((each) => normalizeText(each.innerText));
        if (all.length) close();
        if (option) return `${second ? 'has twice the' : 'does not offer now the'} option ${JSON.stringify(text)}`;
        return `has no option ${JSON.stringify(text)}; there are: ${all.slice(0, 30).join(', ')}`;
      }
      if (option.getAttribute('aria-selected') !== 'true' || !Array.isArray(value)) press(option);
      await waitFor(() => !option.isConnected || !usable(option) || option.ariaSelected === 'true', patience);
    }
    if (options(element).length) close();
    await waitFor(() => !options(element).length, patience);
    blur(element);
    return undefined;
  },

  // A select of Vuetify or Ant Design shows its choice beside an input that stays empty.
  holds: (element, value) =>
    texts(value).every((text) =>
      isInput(element) && element.value
        ? normalizeText(element.value) === normalizeText(text)
        : [element, element.parentElement, element.parentElement?.parentElement].some((each) =>
            each?.innerText.split(/[\n,]/).some((line) => normalizeText(line) === normalizeText(text)),
          ),
    ),

  shows: (element) => (isInput(element) && element.value) || normalizeText(element.innerText),
};
