import type { JsonValue } from '@webmcp/contract';

import { name } from '../../accessibility/accessible-name.js';
import { labelTexts } from '../../accessibility/label-texts.js';
import { role } from '../../accessibility/role.js';
import { asleep } from '../element/asleep.js';
import { checked } from '../../accessibility/checked.js';
import { blur, focus } from '../gestures/focus.js';
import { itemsNamed } from '@webmcp/text';
import { press } from '../gestures/press.js';
import { waitFor } from '../gestures/wait-for.js';
import type { FieldControl } from './field-control.js';

/** Milliseconds until a pressed choice shows that it was; one that stays as it was says so when it is read back. */
const rendering = 300;

const groups = 'fieldset,[role=radiogroup],[role=group],[role=listbox],[role=tablist],[role=toolbar]';
const items = 'input[type=radio],input[type=checkbox],[role=radio],[role=option],[role=tab],button,[role=button]';

/** All that can be chosen: a select's options, the fellows of a radio or button, or what a group holds. */
function offered(element: HTMLElement): HTMLElement[] {
  const { name: shared, type, form, options } = element as HTMLInputElement & { options?: Iterable<HTMLOptionElement> };
  if (options) return [...options];
  const one = element.matches(items);
  const native = one && shared && /^(radio|checkbox)$/.test(type);
  const group =
    (native && (form ?? document)) || (one && (element.closest(groups) ?? element.parentElement)) || element;
  return [...group.querySelectorAll<HTMLInputElement>(items)].filter(
    (each) =>
      // Radix keeps a native twin of each drawn item for forms, out of everybody's matchedElement.
      (each === element || each.ariaHidden !== 'true') &&
      (!one || (role(each) === role(element) && (!native || (each.name === shared && each.form === form)))),
  );
}

const textsOf = (item: HTMLElement): string[] => [(item as HTMLOptionElement).label ?? name(item), ...labelTexts(item)];

/** For each value the items that it names, by their value attribute before their text. One is right. */
function chosen(element: HTMLElement, value: JsonValue): HTMLElement[][] {
  const all = offered(element);
  return [value].flat().map((each) => {
    const byValue = all.find((item) => item.getAttribute('value') === String(each));
    return byValue ? [byValue] : itemsNamed(all, String(each), textsOf);
  });
}

/** Why an option cannot be chosen. */
export function noOption(value: JsonValue, found: HTMLElement[], all: string[]): string | undefined {
  const [item, second] = found;
  if (item && !second && !asleep(item)) return undefined;
  return `${second ? 'has twice' : item ? 'does not offer now' : 'has no'} option ${JSON.stringify(value)}; there are: ${all.slice(0, 30).join(', ')}`;
}

/** One or several out of a native select, radios, checkboxes of one name, toggle buttons or tabs. */
export const choice: FieldControl = {
  fits: (element, value) => typeof value !== 'boolean' && element.matches(`select,${items},${groups}`),

  refuses(element, value) {
    const all = offered(element).map((item) => textsOf(item)[0]!);
    return chosen(element, value)
      .map((found, index) => noOption([value].flat()[index]!, found, all))
      .find(Boolean);
  },

  async set(element, value) {
    const wanted = chosen(element, value).flat();
    const native = element.matches('select');
    if (native) focus(element);
    for (const item of offered(element)) {
      if (native) (item as HTMLOptionElement).selected = wanted.includes(item);
      else if (wanted.includes(item) ? !checked(item) : Array.isArray(value) && checked(item)) {
        const before = checked(item);
        press(item);
        // A component that works out its next value from what it has rendered has to render between two presses. A native
        // control changes ahead of that, so what the press queued has its turn as well.
        await waitFor(() => !item.isConnected || checked(item) !== before, rendering);
        await new Promise((turn) => setTimeout(turn));
      }
    }
    if (!native) return;
    for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
    blur(element);
  },

  holds(element, value) {
    const wanted = chosen(element, value).flat();
    const all = offered(element);
    return all.some((item) => item.matches('input,option,[aria-checked],[aria-selected],[aria-pressed]'))
      ? all.every((item) => checked(item) === wanted.includes(item))
      : undefined;
  },

  shows: (element) =>
    offered(element)
      .filter(checked)
      .map((item) => textsOf(item)[0])
      .join(', '),
};
