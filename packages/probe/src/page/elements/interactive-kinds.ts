import { fieldGroup } from '@webmcp/runtime/page';
import { fieldRoles } from '@webmcp/text';
import { isDragHandle } from './is-drag-handle.js';
import { isWeakCandidate } from './weak-candidate.js';

/** A kind of element that a person acts on or fills. */
interface InteractiveKind {
  name: string;
  /** Matches the elements of the kind. */
  selector: string;
}

/** The ARIA roles of controls and fields. */
const roles = [
  'button',
  'link',
  ...fieldRoles,
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'tab',
  'treeitem',
];

/** The kinds that are interactive by themselves. An element of any kind counts, so the order has no meaning. */
export const interactiveKinds: readonly InteractiveKind[] = [
  { name: 'native control', selector: 'button,input:not([type=hidden]),select,textarea' },
  { name: 'link', selector: 'a[href],area[href]' },
  { name: 'disclosure', selector: 'summary' },
  { name: 'editing host', selector: '[contenteditable]:not([contenteditable=false])' },
  // Its parts count as one field.
  { name: 'date or time in parts', selector: fieldGroup },
  { name: 'drawn control', selector: roles.map((role) => `[role=${role}]`).join() },
];

/** Matches every element that is interactive by itself. */
export const strong = interactiveKinds.map(({ selector }) => selector).join();

/** Recognises an element that looks interactive and is only a part of another control. */
interface PartRule {
  name: string;
  isPart(element: Element): boolean;
}

/** The parts that do not count. Any rule that applies leaves an element out, so the order has no meaning. */
export const partRules: readonly PartRule[] = [
  { name: 'card or row that is only dragged', isPart: isDragHandle },
  {
    name: 'summary that is not the one of its details',
    isPart: (element) =>
      element.localName === 'summary' &&
      (element.parentElement?.localName !== 'details' ||
        element.parentElement.querySelector(':scope > summary') !== element),
  },
  {
    name: 'spin button of a date in parts',
    isPart: (element) => element.getAttribute('role') === 'spinbutton' && element.closest(fieldGroup) !== null,
  },
  {
    name: 'editing host inside another one',
    isPart: (element) =>
      element.hasAttribute('contenteditable') &&
      element.matches('[contenteditable] [contenteditable]') &&
      !element.matches('button,input,select,textarea,a[href]'),
  },
  {
    // Vuetify gives this role to each list, also to the items of a menu.
    name: 'listbox whose items are pressed',
    isPart: (element) =>
      element.getAttribute('role') === 'listbox' &&
      element.querySelector('[role=option]') === null &&
      !isListOfField(element) &&
      [...element.querySelectorAll('*')].some((item) => item.matches(strong) || isWeakCandidate(item, strong)),
  },
];

/** Decides whether a field of the page names the list as its own. */
function isListOfField({ id }: Element): boolean {
  if (id === '') return false;
  const name = CSS.escape(id);
  return document.querySelector(`[role=combobox]:is([aria-controls~="${name}"],[aria-owns~="${name}"])`) !== null;
}
