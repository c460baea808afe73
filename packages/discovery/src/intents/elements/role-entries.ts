import type { ActionEntry, BoundaryEntry, ControlKind, Entry, FieldEntry } from '@webmcp/contract';

import { firstFit, type Rule } from '../model/rule.js';

const field = (control: ControlKind, more: Partial<FieldEntry> = {}): FieldEntry => ({ is: 'field', control, ...more });
const action = (control: ControlKind, role: string): ActionEntry => ({
  is: 'action',
  control,
  roles: [role],
  label: ['children'],
});
const boundary = (kind: BoundaryEntry['kind'], role: string, named = false): BoundaryEntry => ({
  is: 'boundary',
  kind,
  role,
  ...(named ? { named } : {}),
});

/** The entry of each explicit `role`. Roles that only describe structure are absent. */
const roleEntries: Readonly<Record<string, Entry>> = {
  button: action('button', 'button'),
  link: action('link', 'link'),
  menuitem: action('menuitem', 'menuitem'),
  menuitemcheckbox: action('menuitem', 'menuitemcheckbox'),
  menuitemradio: action('menuitem', 'menuitemradio'),
  tab: action('tab', 'tab'),
  treeitem: action('button', 'treeitem'),
  option: { is: 'option', label: ['children'], value: ['value', 'data-value'] },
  checkbox: field('checkbox', { label: ['children'] }),
  switch: field('switch', { roles: ['switch'], label: ['children'] }),
  radio: field('radio', { label: ['children'] }),
  radiogroup: field('radio', { roles: ['radiogroup', 'radio'], group: true }),
  textbox: field('contenteditable', { roles: ['textbox'] }),
  searchbox: field('search', { roles: ['searchbox'] }),
  combobox: field('combobox', { roles: ['combobox'], options: { inside: true } }),
  listbox: field('listbox', { roles: ['listbox'], options: { inside: true } }),
  slider: field('slider', { roles: ['slider'] }),
  spinbutton: field('spinbutton', { roles: ['spinbutton'] }),
  dialog: { ...boundary('dialog', 'dialog'), open: ['open'] },
  alertdialog: { ...boundary('dialog', 'alertdialog'), open: ['open'] },
  menu: boundary('menu', 'menu'),
  form: boundary('form', 'form'),
  search: boundary('region', 'search'),
  group: boundary('group', 'group', true),
  toolbar: boundary('group', 'toolbar', true),
  region: boundary('region', 'region', true),
  navigation: boundary('region', 'navigation'),
  complementary: boundary('region', 'complementary', true),
  main: boundary('region', 'main', true),
  tabpanel: boundary('region', 'tabpanel'),
  heading: { is: 'text', heading: true },
};

/** Returns the entry of an explicit role; undefined for roles that only describe structure. */
export function entryOfRole(role: string): Entry | undefined {
  return Object.hasOwn(roleEntries, role) ? roleEntries[role] : undefined;
}

/** Roles that a native field can take while it stays a field of its own kind. */
const fieldRoles = new Set(['switch', 'combobox', 'spinbutton', 'searchbox', 'slider']);

/** An element with an explicit role. */
export interface RoleCase {
  tag: string;
  role: string;
  /** The entry of the element itself. */
  own: Entry | null;
  /** The entry of the role. */
  given: Entry;
  /** Decides whether the element reacts to a click or a similar event. */
  acts(): boolean;
  /** Decides whether the element has an attribute. */
  has(attribute: string): boolean;
}

function fieldWithRole(own: FieldEntry, role: string): FieldEntry {
  if (!fieldRoles.has(role)) return own;
  const control = role === 'switch' || role === 'combobox' ? role : own.control;
  return { ...own, control, roles: [role] };
}

/** The rules for an element that HTML and a `role` attribute both classify. */
export const roleRules: readonly Rule<RoleCase, Entry>[] = [
  {
    name: 'native field',
    reason: 'A native field keeps its values and constraints under any role.',
    fits: ({ own }) => own?.is === 'field',
    gives: ({ own, role, given }) => (own?.is === 'field' ? fieldWithRole(own, role) : given),
  },
  {
    name: 'native action',
    reason: 'A native button keeps its behaviour, such as submit, and takes the role.',
    fits: ({ own, given }) => own?.is === 'action' && given.is === 'action',
    gives({ own, given, tag }) {
      if (own?.is !== 'action' || given.is !== 'action') return given;
      const control = tag === 'button' && given.control === 'button' ? own.control : given.control;
      return { ...own, ...given, control };
    },
  },
  {
    name: 'form or dialog',
    reason: 'A form that is a search landmark stays a form and takes the role.',
    fits: ({ own, given }) =>
      own?.is === 'boundary' && (own.kind === 'form' || own.kind === 'dialog') && given.is === 'boundary',
    gives: ({ own, given, role }) => (own?.is === 'boundary' ? { ...own, role } : given),
  },
  {
    name: 'clickable option',
    reason: 'A native button or link with the role `option` and a handler acts by itself.',
    fits: ({ own, given, acts }) => given.is === 'option' && own?.is === 'action' && acts(),
    gives: () => action('option', 'option'),
  },
  {
    name: 'switch without a state',
    reason: 'A button with the role of a switch that never shows its state can be pressed, and takes no value.',
    fits: ({ own, role, acts, has }) =>
      own?.is === 'action' && (role === 'switch' || role === 'checkbox') && acts() && !has('aria-checked'),
    gives: ({ role }) => action('button', role),
  },
  {
    name: 'role alone',
    reason: 'For other elements, the role decides.',
    fits: () => true,
    gives: ({ given }) => given,
  },
];

/** Returns the entry of an element with an explicit role. */
export function entryWithRole(element: RoleCase): Entry {
  return firstFit(roleRules, element) ?? element.given;
}
