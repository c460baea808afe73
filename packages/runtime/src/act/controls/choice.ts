import type { JsonValue } from '@webmcp/contract';
import { itemsNamed } from '@webmcp/text';

import { name } from '../../accessibility/accessible-name.js';
import { checked } from '../../accessibility/checked.js';
import { labelTexts } from '../../accessibility/label-texts.js';
import { role } from '../../accessibility/role.js';
import { natives } from '../../dom/natives.js';
import { ownTimers } from '../../dom/own-timers.js';
import { send } from '../../dom/send.js';
import { noOption } from '../element/no-option.js';
import { focus } from '../gestures/focus.js';
import { press } from '../gestures/press.js';
import { waitFor } from '../gestures/wait-for.js';
import type { FieldControl } from './field-control.js';

/**
 * Milliseconds until a pressed choice shows its new state. An unchanged choice is reported when the value is read back.
 */
const rendering = 300;

const groups = 'fieldset,[role=radiogroup],[role=group],[role=listbox],[role=tablist],[role=toolbar]';
const items = 'input[type=radio],input[type=checkbox],[role=radio],[role=option],[role=tab],button,[role=button]';

/** Lists the items to choose from: a select's options, the fellows of a radio or button, or the items of a group. */
function offered(element: HTMLElement): HTMLElement[] {
  const { name: shared, type, form, options } = element as HTMLInputElement & { options?: Iterable<HTMLOptionElement> };
  if (options) return [...options];
  const one = element.matches(items);
  const native = one && shared && /^(radio|checkbox)$/.test(type);
  const group =
    (native && (form ?? document)) || (one && (element.closest(groups) ?? element.parentElement)) || element;
  return [...group.querySelectorAll<HTMLInputElement>(items)].filter(
    (each) =>
      // Radix keeps a native twin of each drawn item for forms, hidden from everybody.
      (each === element || each.ariaHidden !== 'true') &&
      (!one || (role(each) === role(element) && (!native || (each.name === shared && each.form === form)))),
  );
}

const textsOf = (item: HTMLElement): string[] => [(item as HTMLOptionElement).label ?? name(item), ...labelTexts(item)];

/** Returns, for each value, the items that it names: by their value attribute, else by their text. */
function chosen(element: HTMLElement, value: JsonValue): HTMLElement[][] {
  const all = offered(element);
  return [value].flat().map((each) => {
    const byValue = all.find((item) => item.getAttribute('value') === String(each));
    return byValue ? [byValue] : itemsNamed(all, String(each), textsOf);
  });
}

/** Selects options of a native select, with the events of a choice. */
function selectOptions(select: HTMLElement, wanted: HTMLElement[]): void {
  focus(select);
  for (const option of offered(select)) natives.setOption.call(option, wanted.includes(option));
  for (const type of ['input', 'change']) send(select, new natives.Event(type, { bubbles: true }));
}

/** Presses the items that are not as wanted. Of a single choice, only the wanted item is pressed. */
async function pressItems(element: HTMLElement, wanted: HTMLElement[], several: boolean): Promise<void> {
  for (const item of offered(element)) {
    const before = checked(item);
    if (wanted.includes(item) ? before : !several || !before) continue;
    press(item);
    // A component that computes its next value from its last rendering must render between two presses. A native control
    // changes before that, so the work that the press queued gets a turn as well.
    await waitFor(() => !item.isConnected || checked(item) !== before, rendering);
    await new Promise((turn) => ownTimers.setTimeout(() => turn(undefined)));
  }
}

/** One or several items of a native select, radios, checkboxes of one name, toggle buttons or tabs. */
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
    if (element.matches('select')) selectOptions(element, wanted);
    else await pressItems(element, wanted, Array.isArray(value));
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
