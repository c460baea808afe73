import type { JsonValue } from '@webmcp/contract';
import { itemsNamed } from '@webmcp/text';

import { name } from '../../accessibility/accessible-name.js';
import { checked } from '../../accessibility/checked.js';
import { labelTexts } from '../../accessibility/label-texts.js';
import { role } from '../../accessibility/role.js';
import { natives, run } from '../../dom/natives.js';
import { ownTimers } from '../../dom/own-timers.js';
import { send } from '../../dom/send.js';
import { noOption } from '../element/no-option.js';
import { focus } from '../gestures/focus.js';
import { press } from '../gestures/press.js';
import { waitFor } from '../gestures/wait-for.js';
import type { FieldControl } from './field-control.js';
import { parentNode } from '../../dom/parents.js';
import { closest, matches } from '../../dom/matching.js';
import { allIn } from '../../dom/all-in.js';

/**
 * Milliseconds until a pressed choice shows its new state. An unchanged choice is reported when the value is read back.
 */
const rendering = 300;

const groups = 'fieldset,[role=radiogroup],[role=group],[role=listbox],[role=menu],[role=tablist],[role=toolbar]';
const items =
  'input[type=radio],input[type=checkbox],[role=radio],[role=option],[role=menuitem],[role=menuitemradio],[role=tab],button,[role=button]';

/** Links of a menu are a choice of pages. */
const links = 'a[href],[role=link]';

/** Buttons without a group: items in a list have no common parent of their own. The part around them has all. */
const parts =
  'nav,[role=navigation],[role=menu],header,footer,aside,section,article,form,dialog,[role=dialog],main,body';

/**
 * Lists the items to choose from: a select's options, the fellows of a radio or button, or the items of a group.
 * @param isWhole true for the fellows of a lone button or link in the whole part of the page around
 */
function offered(element: HTMLElement, isWhole = false): HTMLElement[] {
  const { name: shared, type, form, options } = element as HTMLInputElement & { options?: Iterable<HTMLOptionElement> };
  if (options) return [...options];
  const alike = boxesAlike(element);
  if (alike.length > 0) return alike;
  const isLink = matches(element, links);
  const one = isLink || matches(element, items);
  const native = one && shared && /^(radio|checkbox)$/.test(type);
  const group =
    (native && (form ?? document)) ||
    (one && (closest(element, isWhole ? parts : groups) ?? (parentNode(element) as ParentNode | null))) ||
    element;
  return [...allIn<HTMLInputElement>(group, isLink ? links : items)].filter(
    (each) =>
      // Radix keeps a native twin of each drawn item for forms, hidden from everybody.
      (each === element || each.ariaHidden !== 'true') &&
      (!one || (role(each) === role(element) && (!native || (each.name === shared && each.form === form)))),
  );
}

/** The data attributes of an element. Code reads the value of the pressed one. */
const carried = (element: HTMLElement): string[] =>
  element.getAttributeNames().filter((each) => /^data-[a-z-]+$/.test(each));

/** Lists the boxes without a role around a box, each with its own value of one data attribute: five stars. */
function boxesAlike(element: HTMLElement): HTMLElement[] {
  if (matches(element, `${items},${groups},${links}`)) return [];
  const around = parentNode(element) as ParentNode;
  const sets = carried(element).map((each) => [...allIn<HTMLElement>(around, `${element.localName}[${each}]`)]);
  return sets.find(({ length }) => length > 1) ?? [];
}

const textsOf = (item: HTMLElement): string[] => [(item as HTMLOptionElement).label ?? name(item), ...labelTexts(item)];

/** Returns the text of an item, or the value that it carries. */
const shownAs = (item: HTMLElement): string =>
  textsOf(item)[0] ||
  (carried(item)
    .map((each) => item.getAttribute(each))
    .find(Boolean) ??
    '');

/** Matches what a person types into. Rows of fields may carry data attributes, too. */
const isTyped = (element: HTMLElement): boolean => matches(element, 'input,textarea,[contenteditable],[role]');

/** Decides whether an element is one of several buttons or links that no group contains. */
const isLoose = (element: HTMLElement): boolean =>
  matches(element, `button,[role=button],${links}`) && !closest(element, groups);

/**
 * Returns, for each value, the items that it names: by their value attribute, else by their text. A button that its
 * nearest fellows do not include is looked for in the whole part of the page.
 */
function chosen(element: HTMLElement, value: JsonValue): HTMLElement[][] {
  const near = named(element, value);
  return isLoose(element) && near.some(({ length }) => length === 0) ? named(element, value, true) : near;
}

function named(element: HTMLElement, value: JsonValue, isWhole = false): HTMLElement[][] {
  const all = offered(element, isWhole);
  return [value].flat().map((each) => {
    const byValue = all.find((item) => item.getAttribute('value') === String(each));
    const byShownText = itemsNamed(all, String(each), textsOf);
    const byText =
      byShownText.length > 0 ? byShownText : byPart(element, isWhole ? alike(element, all) : all, String(each));
    // One item has the value and another has the text: nobody knows which of them is meant.
    return byValue ? [byValue, ...(byText.includes(byValue) ? [] : byText)] : byText;
  });
}

/** Returns the items that carry a data attribute of the element. Without one, no item of the whole part is like it. */
function alike(element: HTMLElement, all: HTMLElement[]): HTMLElement[] {
  const own = carried(element);
  return own.length === 0 ? [] : all.filter((item) => own.some((each) => item.hasAttribute(each)));
}

/** Returns the items with this text before a count, else with this value of a data attribute of the element. */
function byPart(element: HTMLElement, all: HTMLElement[], text: string): HTMLElement[] {
  const byWords = itemsNamed(all, text, (item) => textsOf(item).map(withoutCount));
  if (byWords.length > 0) return byWords;
  return all.filter((item) => carried(element).some((each) => item.getAttribute(each) === text));
}

/** Removes a count at the end of a text: `Done (3)`. */
const withoutCount = (text: string): string => text.replace(/\s*[([]?\d+[)\]]?\s*$/, '');

/** Selects options of a native select, with the events of a choice. */
function selectOptions(select: HTMLElement, wanted: HTMLElement[]): void {
  focus(select);
  for (const option of offered(select)) run(natives.setOption, option, [wanted.includes(option)]);
  for (const type of ['input', 'change']) send(select, new natives.Event(type, { bubbles: true }));
}

/** Presses the items that are not as wanted. Of a single choice, only the wanted item is pressed. */
async function pressItems(element: HTMLElement, wanted: HTMLElement[], several: boolean): Promise<void> {
  for (const item of new Set([...offered(element), ...wanted])) {
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
  fits: (element, value) =>
    typeof value !== 'boolean' &&
    (matches(element, `select,${items},${groups},${links}`) || (!isTyped(element) && boxesAlike(element).length > 0)),

  refuses(element, value) {
    const all = offered(element, isLoose(element)).map(shownAs);
    return chosen(element, value)
      .map((found, index) => noOption([value].flat()[index]!, found, all))
      .find(Boolean);
  },

  async set(element, value) {
    const wanted = chosen(element, value).flat();
    if (matches(element, 'select')) selectOptions(element, wanted);
    else await pressItems(element, wanted, Array.isArray(value));
  },

  holds(element, value) {
    // A menu closes after the choice, and its removed items keep their old look.
    if (!element.isConnected) return undefined;
    const wanted = chosen(element, value).flat();
    const all = offered(element);
    return all.some((item) => matches(item, 'input,option,[aria-checked],[aria-selected],[aria-pressed]'))
      ? all.every((item) => checked(item) === wanted.includes(item))
      : undefined;
  },

  shows: (element) =>
    offered(element)
      .filter(checked)
      .map((item) => textsOf(item)[0])
      .join(', '),
};
