import type { ControlKind, PageElement } from '@webmcp/contract';
import { fieldRoles } from '@webmcp/text';

import type { Intent } from '../../intents/model/intent.js';

/** The families of roles that libraries exchange. Two roles of one family half agree. */
const families: readonly ReadonlySet<string>[] = [
  new Set(['textbox', 'searchbox', 'combobox', 'spinbutton', 'slider']),
  new Set(['combobox', 'listbox', 'radiogroup', 'radio', 'menu', 'button']),
  new Set(['checkbox', 'switch', 'menuitemcheckbox']),
  new Set(['radio', 'radiogroup', 'menuitemradio', 'option', 'tab', 'group']),
  new Set([
    'button',
    'link',
    'menuitem',
    'tab',
    'option',
    'menuitemcheckbox',
    'menuitemradio',
    'treeitem',
    'gridcell',
    'cell',
    'row',
    'listitem',
    'generic',
    '',
    'none',
    'img',
    'image',
    'article',
    'presentation',
    'disclosuretriangle',
    'switch',
    'checkbox',
  ]),
];

const valueRoles: ReadonlySet<string> = new Set([...fieldRoles, 'radiogroup', 'menuitemcheckbox', 'menuitemradio']);

/** The input types that exclude each other: a date field is no plain text box, although both have the same role. */
const distinctTypes: ReadonlySet<string> = new Set([
  'date',
  'time',
  'datetime-local',
  'month',
  'week',
  'color',
  'file',
  'password',
  'range',
  'number',
  'email',
  'checkbox',
  'radio',
]);

const typeOf: Partial<Record<ControlKind, string>> = { textarea: 'textarea', select: 'select' };

/** Compares the role and input type of an element with an intent, 0 (impossible) to 1. */
export function roleAgreement(intent: Intent, element: PageElement): number {
  const { role } = element;
  // A link with a known address has an address on the page too, although its role may be another.
  if (intent.href !== undefined && role !== 'link' && element.attributes.href === undefined && !routes(intent, element))
    return 0;
  const agreement = byRole(intent, element.opensList === true ? 'combobox' : role);
  const { type } = element.attributes;
  // A button with this type submits no form. A library may still submit from its own listener.
  if (intent.control === 'submit' && (type === 'button' || type === 'reset')) return agreement * 0.5;
  if (agreement === 0 || element.tag !== 'input') return agreement;
  if (type === undefined || !distinctTypes.has(type)) return agreement;
  const wanted = typeOf[intent.control] ?? intent.control;
  // Two native types contradict each other. A library may refine `text` and `custom`.
  return wanted === type || !distinctTypes.has(wanted) ? agreement : agreement * 0.5;
}

/** Decides whether an item of a menu goes to its address by a listener of its own, as with `<el-menu router>`. */
const routes = ({ roles: [first] }: Intent, { role, answers }: PageElement): boolean =>
  role === 'menuitem' && first === role && answers === 'own';

/** Decides whether an intent is the press of a row that a library's table draws. The table draws other buttons, too. */
const isRowOfTable = ({ library, roles }: Intent): boolean => library !== undefined && roles.join() === 'row';

function byRole(intent: Intent, role: string): number {
  if (isRowOfTable(intent) && role !== 'row') return 0;
  if (intent.roles[0] === role) return 1;
  if (intent.roles.includes(role)) return 0.9;
  if (intent.roles.length === 0) {
    if (intent.kind === 'field') return valueRoles.has(role) ? 0.8 : 0.2;
    return valueRoles.has(role) && role !== 'combobox' ? 0.2 : 0.8;
  }
  const shared = families.some((family) => family.has(role) && intent.roles.some((wanted) => family.has(wanted)));
  if (!shared) return 0;
  // A button can be the trigger of a select. A link cannot be a text box.
  if (
    intent.kind === 'action' &&
    valueRoles.has(role) &&
    !['switch', 'checkbox', 'combobox', 'radio', 'menuitemcheckbox', 'menuitemradio'].includes(role)
  )
    return 0;
  return intent.kind === 'field' && role === 'button' ? 0.4 : 0.5;
}
