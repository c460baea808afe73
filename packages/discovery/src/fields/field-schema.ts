import type { JsonSchema, PageConstraints, PageElement } from '@webmcp/contract';

import type { Intent } from '../intents/model/intent.js';
import { isBoxGroup, isButtonGroup } from '../match/element-view.js';
import { choiceSchema, fixedChoices, type Choice } from './choices.js';

/** Native types whose value has a form of its own, with what says so in JSON Schema (HTML, section 4.10.5.1). */
const byType: Record<string, JsonSchema> = {
  date: { type: 'string', format: 'date' },
  time: { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$' },
  'datetime-local': {
    type: 'string',
    pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$',
  },
  month: { type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])$' },
  week: { type: 'string', pattern: '^\\d{4}-W(0[1-9]|[1-4]\\d|5[0-3])$' },
  color: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
  email: { type: 'string', format: 'email' },
  url: { type: 'string', format: 'uri' },
};

const numeric: ReadonlySet<string> = new Set(['number', 'range', 'slider', 'spinbutton']);
const toggles: ReadonlySet<string> = new Set(['checkbox', 'switch', 'menuitemcheckbox']);
const textual: ReadonlySet<string> = new Set([
  'text',
  'search',
  'tel',
  'email',
  'url',
  'password',
  'textarea',
  'contenteditable',
]);

/**
 * What a value for a field must be, from what the source and the page say; where both speak the page wins, because it
 * is what will judge.
 * @param element the page element, or undefined when it was never seen
 * @param shown the choices that the page offers
 */
export function fieldSchema(
  intent: Intent,
  element: PageElement | undefined,
  shown: readonly Choice[],
  required: boolean,
): JsonSchema {
  const type = kindOf(intent, element);
  const constraints: PageConstraints = { ...intent.constraints, ...element?.constraints };
  const isSeveral = isBoxGroup(intent) || (isButtonGroup(intent) && intent.control === 'listbox');
  if (toggles.has(type) && !isSeveral) return { type: 'boolean' };
  const choices =
    isSeveral || isChoice(type, element)
      ? fixedChoices(intent, shown, required, showsWhole(element) || isButtonGroup(intent))
      : null;
  if (constraints.multiple === true && type !== 'file' && type !== 'email') {
    return {
      type: 'array',
      items: choices === null ? { type: 'string' } : choiceSchema(choices),
      uniqueItems: true,
      ...(required ? { minItems: 1 } : {}),
    };
  }
  if (choices !== null) return choiceSchema(choices);
  if (numeric.has(type)) return numberSchema(constraints, type);
  const schema: JsonSchema = { ...(byType[type] ?? { type: 'string' }) };
  return textual.has(type) ? { ...schema, ...textLimits(constraints, required, schema) } : schema;
}

/** The working type: the page's native type, else its role where that says more than the source, else the source's. */
function kindOf(intent: Intent, element: PageElement | undefined): string {
  if (element === undefined) return intent.control === 'custom' ? (intent.roles[0] ?? 'text') : intent.control;
  const { tag, role } = element;
  if (isDrawnDate(intent, element)) return intent.control;
  if (tag === 'input') {
    const type = element.attributes.type?.toLowerCase() ?? 'text';
    if (type !== 'text' && type !== '') return type;
    return role === 'textbox'
      ? byType[intent.control] === undefined || intent.control === 'email' || intent.control === 'url'
        ? textKind(intent)
        : 'text'
      : role;
  }
  if (tag === 'select' || tag === 'textarea') return tag;
  if (role === 'textbox' || role === 'searchbox') return textKind(intent);
  return role === '' || role === 'generic' ? intent.control : role;
}

const temporal: ReadonlySet<string> = new Set(['date', 'time', 'datetime-local', 'month']);

/** A library's picker of days or times: a box of text or parts of its own on the page, what it stands for to whoever uses it. */
function isDrawnDate({ control }: Intent, { tag, role, attributes }: PageElement): boolean {
  const isBox = tag === 'input' && /^(text)?$/.test(attributes.type ?? '') && /^(textbox|combobox)$/.test(role);
  return temporal.has(control) && (isBox || role === 'spinbutton' || role === 'group');
}

const textKind = ({ control }: Intent): string => (textual.has(control) || numeric.has(control) ? control : 'text');

function isChoice(type: string, element: PageElement | undefined): boolean {
  return (
    [
      'select',
      'combobox',
      'listbox',
      'radio',
      'radiogroup',
      'group',
      'menuitemradio',
      'option',
      'tab',
      'button',
    ].includes(type) || (element?.options?.length ?? 0) > 0
  );
}

const showsWhole = (element: PageElement | undefined): boolean =>
  element?.tag === 'select' || element?.role === 'radio' || element?.role === 'menuitemradio';

const finite = (text: string | undefined): number | undefined => {
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : undefined;
};

function numberSchema({ min, max, step }: PageConstraints, type: string): JsonSchema {
  const minimum = finite(min) ?? (type === 'range' && max === undefined ? 0 : undefined);
  const maximum = finite(max) ?? (type === 'range' && min === undefined ? 100 : undefined);
  const unit = finite(step);
  // Validators divide in binary: a fractional multipleOf refuses 19.99 by 0.01. HTML counts steps from min.
  const whole = unit !== undefined && Number.isInteger(unit) && unit > 0 && (minimum ?? 0) % unit === 0;
  return {
    type: whole ? 'integer' : 'number',
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(whole && unit !== 1 ? { multipleOf: unit } : {}),
  };
}

function textLimits(
  { minLength, maxLength, pattern }: PageConstraints,
  required: boolean,
  schema: JsonSchema,
): JsonSchema {
  const least =
    minLength !== undefined && minLength > 0 ? minLength : required && schema['format'] === undefined ? 1 : 0;
  return {
    // An empty optional field passes the browser's minlength, so only a required one may demand it.
    ...(required && least > 0 ? { minLength: least } : {}),
    ...(maxLength !== undefined && maxLength >= 0 ? { maxLength } : {}),
    ...(pattern === undefined || !compiles(pattern) ? {} : { pattern: `^(?:${pattern})$` }),
  };
}

function compiles(pattern: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u') instanceof RegExp;
  } catch {
    // Browsers ignore a pattern attribute that is no regular expression (HTML, 4.10.5.3.6), and so do we.
    return false;
  }
}
