import type { PageElement } from '@webmcp/contract';

import type { Intent } from '../intents/model/intent.js';
import { number } from './controls/number.js';
import { email, text, url } from './controls/text.js';

export interface WorkingTypeRule {
  name: string;
  reason: string;
  /** Returns the working type; undefined passes the decision to the next rule. */
  type(intent: Intent, element: PageElement): string | undefined;
}

/** Decides whether the source may make an input type more precise. */
const isTextType = (type: string | undefined): boolean => type === undefined || type === '' || type === 'text';

/** The first rule that answers decides: a native type of the page comes before its role, and the role before the source. */
export const workingTypeRules: readonly WorkingTypeRule[] = [
  {
    name: 'steps-of-a-number',
    reason: 'Two buttons around a number set this number.',
    type: ({ control }, { steps }) => (steps === true && control === 'number' ? control : undefined),
  },
  {
    name: 'drawn-date',
    reason: 'A library draws its date picker as a text box, as parts, or as a button; its user chooses a date.',
    type: (intent, element) => (isDrawnDate(intent, element) ? intent.control : undefined),
  },
  {
    name: 'native-input-type',
    reason: 'The browser itself judges the value of a native type.',
    type(_, { tag, role, attributes }) {
      const type = attributes.type?.toLowerCase();
      // Ant Design writes `type="search"` on the input of each select. The browser judges no value of it.
      const isDrawn = type === 'search' && role === 'combobox';
      return tag === 'input' && !isTextType(type) && !isDrawn ? type : undefined;
    },
  },
  {
    name: 'box-of-a-list',
    reason: 'The box around a text box opens its list; the choice is in the list.',
    type: (_, { opensList }) => (opensList === true ? 'combobox' : undefined),
  },
  {
    name: 'text-input',
    reason: 'A native text box takes any text; the source may know that the text is a number or an address.',
    type: ({ control }, { tag, role }) => (tag === 'input' && role === 'textbox' ? textType(control) : undefined),
  },
  {
    name: 'role-of-an-input',
    reason: 'A library draws a combobox or slider around a native text box.',
    type: (_, { tag, role }) => (tag === 'input' ? role : undefined),
  },
  {
    name: 'native-tag',
    reason: 'The tag is a kind of control by itself.',
    type: (_, { tag }) => (tag === 'select' || tag === 'textarea' ? tag : undefined),
  },
  {
    name: 'drawn-text-box',
    reason: 'A text box of other elements takes any text.',
    type: ({ control }, { role }) => (role === 'textbox' || role === 'searchbox' ? textType(control) : undefined),
  },
  {
    name: 'without-a-role',
    reason: 'The page does not say what the control is; the source does.',
    type: ({ control }, { role }) => (role === '' || role === 'generic' ? control : undefined),
  },
  { name: 'role', reason: 'The role names the kind of a drawn control.', type: (_, { role }) => role },
];

/**
 * Returns the working type of a field: the page's native type, its role, or the source's control, by
 * {@link workingTypeRules}.
 * @param element undefined if no page shows the field
 */
export function workingType(intent: Intent, element: PageElement | undefined): string {
  if (element === undefined) return intent.control === 'custom' ? (intent.roles[0] ?? 'text') : intent.control;
  for (const rule of workingTypeRules) {
    const type = rule.type(intent, element);
    if (type !== undefined) return type;
  }
  return intent.control;
}

const temporal: ReadonlySet<string> = new Set(['date', 'time', 'datetime-local', 'month']);

function isDrawnDate({ control }: Intent, { tag, role, attributes }: PageElement): boolean {
  const isBox = tag === 'input' && isTextType(attributes.type) && /^(textbox|combobox)$/.test(role);
  const isOfDays = control === 'date' && role === 'button';
  return temporal.has(control) && (isBox || isOfDays || role === 'spinbutton' || role === 'group');
}

const textual: ReadonlySet<string> = new Set([text, email, url, number].flatMap(({ types }) => types));

/** Returns the source's control if a text box can be that control, else plain text. */
const textType = (control: string): string => (textual.has(control) ? control : 'text');
