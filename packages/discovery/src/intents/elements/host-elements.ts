import type { ActionEntry, BoundaryEntry, ControlKind, Entry, FieldEntry } from '@webmcp/contract';
import type { LinkedProp } from '../../link/model/linked.js';
import { findProp, findValue, isOn, literalTexts, textProp } from '../values/prop-values.js';
import { actsOnEvents } from '../values/act-events.js';

/** `<input type>` as a control; unlisted types are text, as HTML says. */
const inputTypes: Readonly<Record<string, ControlKind>> = {
  text: 'text',
  email: 'email',
  url: 'url',
  tel: 'tel',
  search: 'search',
  password: 'password',
  number: 'number',
  range: 'range',
  date: 'date',
  time: 'time',
  'datetime-local': 'datetime-local',
  month: 'month',
  week: 'week',
  color: 'color',
  file: 'file',
  hidden: 'hidden',
  checkbox: 'checkbox',
  radio: 'radio',
  submit: 'submit',
  image: 'submit',
  reset: 'reset',
  button: 'button',
};

/** The control an input type makes; of several possible types the one that asks for most care (`password`). */
export function controlOfType(types: readonly string[]): ControlKind | undefined {
  const controls = types.map((type) => inputTypes[type.toLowerCase()]).filter((control) => control !== undefined);
  return controls.includes('password') ? 'password' : controls[0];
}

function inputEntry(props: readonly LinkedProp[]): Entry | null {
  const type = findValue(props, 'type');
  const control = controlOfType(literalTexts(type)) ?? 'text';
  if (control === 'hidden') return null;
  if (control === 'submit' || control === 'reset' || control === 'button') {
    return { is: 'action', control, label: ['value'] };
  }
  if (findProp(props, 'list') !== undefined) return { is: 'field', control: 'combobox', options: { inside: false } };
  return { is: 'field', control };
}

const simple: Readonly<Record<string, Entry>> = {
  textarea: { is: 'field', control: 'textarea' },
  button: { is: 'action', control: 'button', type: ['type'], submits: true, label: ['children'] },
  summary: { is: 'action', control: 'disclosure', label: ['children'] },
  label: { is: 'label' },
  legend: { is: 'legend' },
  option: { is: 'option', label: ['label', 'children'], value: ['value'] },
  form: { is: 'boundary', kind: 'form' },
  dialog: { is: 'boundary', kind: 'dialog', role: 'dialog', open: ['open'] },
  fieldset: { is: 'boundary', kind: 'group', role: 'group' },
  details: { is: 'boundary', kind: 'group', role: 'group', open: ['open'] },
  section: { is: 'boundary', kind: 'region', role: 'region', named: true },
  article: { is: 'boundary', kind: 'region', role: 'article', named: true },
  nav: { is: 'boundary', kind: 'region', role: 'navigation' },
  aside: { is: 'boundary', kind: 'region', role: 'complementary', named: true },
  main: { is: 'boundary', kind: 'region', role: 'main', named: true },
  search: { is: 'boundary', kind: 'region', role: 'search' },
  h1: { is: 'text', heading: true },
  h2: { is: 'text', heading: true },
  h3: { is: 'text', heading: true },
  h4: { is: 'text', heading: true },
  h5: { is: 'text', heading: true },
  h6: { is: 'text', heading: true },
};

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

/** What an explicit `role` makes of an element. Roles that only describe structure are left out. */
const roles: Readonly<Record<string, Entry>> = {
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

/** Roles that an input or button keeps its own kind under. */
const fieldRoles = new Set(['switch', 'combobox', 'spinbutton', 'searchbox', 'slider']);

function roleEntry(
  name: string,
  role: string,
  own: Entry | null,
  props: readonly LinkedProp[],
): Entry | null | undefined {
  const given = roles[role];
  if (given === undefined) return undefined;
  if (own?.is === 'field') {
    if (!fieldRoles.has(role)) return own;
    if (role === 'switch') return { ...own, control: 'switch', roles: ['switch'] };
    if (role === 'combobox') return { ...own, control: 'combobox', roles: ['combobox'] };
    return { ...own, roles: [role] };
  }
  if (own?.is === 'action' && given.is === 'action') {
    const control = name === 'button' && given.control === 'button' ? own.control : given.control;
    return { ...own, ...given, control };
  }
  // A form that is a search landmark, a dialog made of a form, … stays what it is and keeps the role.
  if (own?.is === 'boundary' && given.is === 'boundary') {
    return own.kind === 'form' || own.kind === 'dialog' ? { ...own, role } : given;
  }
  return given.is === 'option' && own?.is === 'action' && actsOnEvents(props) ? action('option', 'option') : given;
}

function presetEntry(name: string, props: readonly LinkedProp[]): Entry | null {
  switch (name) {
    case 'input':
      return inputEntry(props);
    case 'select': {
      const many = isOn(findValue(props, 'multiple')) || Number(textProp(props, 'size') ?? '1') > 1;
      return field(many ? 'listbox' : 'select', { options: { inside: true } });
    }
    case 'a':
    case 'area':
      if (findProp(props, 'href') !== undefined) {
        return { is: 'action', control: 'link', href: ['href'], label: name === 'a' ? ['children'] : ['alt'] };
      }
      return null;
    default:
      return Object.hasOwn(simple, name) ? (simple[name] ?? null) : null;
  }
}

/** What an HTML element is by itself, by its role, or by the events it listens to. */
export function hostEntry(name: string, props: readonly LinkedProp[]): Entry | null {
  const own = presetEntry(name, props);
  const role = textProp(props, 'role')?.trim().split(/\s+/)[0]?.toLowerCase();
  if (role !== undefined && role !== '') {
    const given = roleEntry(name, role, own, props);
    if (given !== undefined) return given;
  }
  if (own?.is === 'boundary' && own.kind === 'region' && actsOnEvents(props)) {
    return { is: 'action', control: 'button', roles: [own.role ?? 'generic'], label: ['children'], byEvents: true };
  }
  if (own !== null) return own;
  const editable = findValue(props, 'contenteditable');
  if (editable !== undefined && !literalTexts(editable).includes('false') && isOn(editable)) {
    return field('contenteditable', { roles: ['textbox'] });
  }
  if (findProp(props, 'popover') !== undefined) return boundary('popover', '');
  const drawn = bootstrapEntry(props);
  if (drawn !== undefined) return drawn;
  if (name === 'input' || !actsOnEvents(props)) return null;
  if (name === 'a') return { is: 'action', control: 'button', roles: ['link', 'generic'], label: ['children'] };
  return { is: 'action', control: 'button', roles: [hostRole(name)], label: ['children'], byEvents: true };
}

/** Whether an element is hidden until a script shows it. */
function isPutAway(props: readonly LinkedProp[], classes: ReadonlySet<string>): boolean {
  if (isOn(findValue(props, 'hidden'))) return true;
  if (['hidden', 'd-none', 'is-hidden'].some((name) => classes.has(name))) return true;
  return /display:\s*none/.test(textProp(props, 'style') ?? '');
}

/** What Bootstrap's scripts make of a class (getbootstrap.com/docs/5.3/components): it opens by `data-bs-toggle`. */
function bootstrapEntry(props: readonly LinkedProp[]): Entry | undefined {
  const classes = new Set(literalTexts(findValue(props, 'class')).flatMap((text) => text.split(/\s+/)));
  const hasId = findProp(props, 'id') !== undefined;
  if (classes.has('modal') && hasId) return boundary('dialog', 'dialog');
  if (classes.has('offcanvas') && hasId) return boundary('drawer', 'dialog');
  if (classes.has('dropdown-menu')) return boundary('menu', '');
  if (classes.has('tab-pane') && hasId) return boundary('region', 'tabpanel');
  if (hasId && isPutAway(props, classes)) {
    const isDialog = [...classes].some((name) => /(?:^|-)(?:modal|dialog|popup|lightbox)$/.test(name));
    return isDialog ? boundary('dialog', '') : boundary('region', '');
  }
  if (classes.has('collapse') && hasId && !classes.has('navbar-collapse')) return boundary('region', '');
  return undefined;
}

function hostRole(name: string): string {
  const known: Readonly<Record<string, string>> = {
    tr: 'row',
    td: 'cell',
    th: 'columnheader',
    li: 'listitem',
    img: 'image',
    p: 'paragraph',
  };
  return known[name] ?? 'generic';
}
