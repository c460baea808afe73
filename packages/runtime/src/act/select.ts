import type { JsonValue } from '@webmcp/contract';
import { blur, focus } from './focus.js';
import { named } from './named.js';
import type { Widget } from './widget.js';

const wanted = (value: JsonValue): string[] => (Array.isArray(value) ? value : [value]).map(String);

/** The options that a text names, by value before visible text. */
function options(element: HTMLElement, text: string): HTMLOptionElement[] {
  const all = [...(element as HTMLSelectElement).options];
  const byValue = all.filter((option) => option.value === text);
  return byValue.length ? byValue.slice(0, 1) : named(all, text, (option) => [option.label]);
}

/** Native selects, single and multiple. */
export const select: Widget = {
  fits: (element) => element.matches('select'),

  refuses(element, value) {
    for (const text of wanted(value)) {
      const [option, second] = options(element, text);
      if (second) return `has the option ${JSON.stringify(text)} twice`;
      if (!option) {
        const all = [...(element as HTMLSelectElement).options].filter((each) => each.value).map((each) => each.label);
        return `has no option ${JSON.stringify(text)}; there are: ${all.slice(0, 30).join(', ')}`;
      }
      if (option.matches(':disabled')) return `does not offer ${JSON.stringify(text)} now`;
    }
    return undefined;
  },

  set(element, value) {
    const chosen = wanted(value).flatMap((text) => options(element, text));
    focus(element);
    for (const option of (element as HTMLSelectElement).options) option.selected = chosen.includes(option);
    for (const type of ['input', 'change'])
      element.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }));
    blur(element);
  },

  holds(element, value) {
    const chosen = wanted(value).flatMap((text) => options(element, text));
    const selected = [...(element as HTMLSelectElement).selectedOptions];
    return selected.length === chosen.length && chosen.every((option) => selected.includes(option));
  },

  shows: (element) => [...(element as HTMLSelectElement).selectedOptions].map((option) => option.label).join(', '),
};
