import type { JsonValue } from '@webmcp/contract';
import { name } from '../accessibility/accessible-name.js';
import { labelTexts } from '../accessibility/label-texts.js';
import { role } from '../accessibility/role.js';
import { checked } from './checked.js';
import { named } from './named.js';
import { press } from './press.js';
import type { Widget } from './widget.js';

const groups = 'fieldset,[role=radiogroup],[role=group],[role=listbox],[role=tablist],[role=toolbar]';
const items = 'input[type=radio],input[type=checkbox],[role=radio],[role=option],[role=tab],button,[role=button]';

/** All the choices that belong with one of them, or that a group holds. */
function fellows(element: HTMLElement): HTMLElement[] {
  const { name: shared, type, form } = element as HTMLInputElement;
  if (shared && /^(radio|checkbox)$/.test(type))
    return [...(form ?? element.ownerDocument).querySelectorAll<HTMLInputElement>(`input[type=${type}]`)].filter(
      (each) => each.name === shared && each.form === form,
    );
  const group = element.matches(items) ? (element.closest<HTMLElement>(groups) ?? element.parentElement) : element;
  const all = [...(group?.querySelectorAll<HTMLElement>(items) ?? [])];
  return element.matches(items) ? all.filter((each) => role(each) === role(element)) : all;
}

/** The one that a value names, by its value attribute before its label. */
function pick(element: HTMLElement, value: JsonValue): HTMLElement[] {
  const all = fellows(element);
  const byValue = all.filter((each) => each.getAttribute('value') === String(value));
  return byValue.length === 1 ? byValue : named(all, String(value), (each) => [name(each), ...labelTexts(each)]);
}

/** One or several out of a group: radios, checkboxes of one name, toggle buttons, tabs. */
export const choice: Widget = {
  fits: (element) => element.matches(`${items},${groups}`),

  refuses(element, value) {
    for (const each of [value].flat()) {
      const [found, second] = pick(element, each);
      if (second) return `has the choice ${JSON.stringify(each)} twice`;
      if (!found)
        return `has no choice ${JSON.stringify(each)}; there are: ${fellows(element).map(name).slice(0, 30).join(', ')}`;
      if (found.matches(':disabled,[aria-disabled=true]')) return `does not offer ${JSON.stringify(each)} now`;
    }
    return undefined;
  },

  set(element, value) {
    const chosen = [value].flat().flatMap((each) => pick(element, each));
    for (const each of fellows(element)) {
      if (chosen.includes(each) ? !checked(each) : Array.isArray(value) && checked(each)) press(each);
    }
  },

  holds(element, value) {
    const chosen = [value].flat().flatMap((each) => pick(element, each));
    const all = fellows(element);
    if (!all.some((each) => each.matches('input,[aria-checked],[aria-selected],[aria-pressed]'))) return undefined;
    return all.every((each) => checked(each) === chosen.includes(each));
  },

  shows: (element) => fellows(element).filter(checked).map(name).join(', '),
};
