import type { JsonSchema, JsonValue } from '@webmcp/contract';
import { itemsNamed } from '@webmcp/text';

import { choicesOf } from './choices-of.js';
import { textChecks, type KeywordCheck } from './text-checks.js';

/** The most characters of a text for a field. */
const longest = 1e5;

const typeOf = (value: JsonValue): string => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);

/** The checks of a schema's keywords, in order. The type comes first, so that the others get a value of that type. */
const checks: readonly KeywordCheck[] = [
  [
    'type',
    (value: JsonValue, type: string) => type === typeOf(value) || (type === 'integer' && Number.isInteger(value)),
  ],
  ['minimum', (value: number, limit: number) => value >= limit],
  ['maximum', (value: number, limit: number) => value <= limit],
  ['multipleOf', (value: number, step: number) => Math.abs(value / step - Math.round(value / step)) < 1e-9],
  ['minLength', (text: string, limit: number) => text.length >= limit],
  ['maxLength', (text: string, limit: number) => text.length <= limit],
  ['minItems', (list: JsonValue[], limit: number) => list.length >= limit],
  ...textChecks,
];

/**
 * Checks one value against its schema. A choice may be given by its value or by its visible text.
 * @returns the value, of a choice its own value; or the fault, for a message
 */
export function checkValue(schema: JsonSchema, value: JsonValue): { value: JsonValue } | { fault: string } {
  const choices = choicesOf(schema);
  if (choices.length) {
    const byText = typeof value === 'string' ? itemsNamed(choices, value, ({ title }) => [title]) : [];
    const found = choices.find((each) => each.const === value) ?? (byText.length === 1 && byText[0]);
    return found
      ? { value: found.const }
      : { fault: `must be one of: ${choices.map(({ title }) => title).join(', ')}` };
  }
  const limits: JsonSchema = { ...(typeof value === 'string' && { maxLength: longest }), ...schema };
  for (const [keyword, holds] of checks) {
    if (keyword in limits && !holds(value as never, limits[keyword] as never))
      return { fault: `must have ${keyword} ${String(limits[keyword])}` };
  }
  if (isItem(value) && 'properties' in schema) return checkItem(schema, value);
  if (!Array.isArray(value)) return { value };
  const checked = value.map((each) => checkValue((schema['items'] ?? {}) as JsonSchema, each));
  const at = checked.findIndex((each) => 'fault' in each);
  if (at === -1) return { value: checked.map((each) => (each as { value: JsonValue }).value) };
  const { fault } = checked[at] as { fault: string };
  return { fault: isItem(value[at]!) ? `item ${at + 1} ${fault}` : fault };
}

type Item = { [key: string]: JsonValue };

const isItem = (value: JsonValue): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks one item of a list: its keys, and each value against the schema of its field. */
function checkItem({ properties, required }: JsonSchema, item: Item): { value: JsonValue } | { fault: string } {
  const known = properties as Record<string, JsonSchema>;
  const missing = ((required ?? []) as string[]).find((key) => !Object.hasOwn(item, key) || item[key] === '');
  if (missing !== undefined) return { fault: `must have ${missing}` };
  const values: Item = {};
  for (const [key, value] of Object.entries(item)) {
    if (!Object.hasOwn(known, key))
      return { fault: `has the unknown key ${key.slice(0, 50)}; the known keys are: ${Object.keys(known).join(', ')}` };
    const checked = checkValue(known[key]!, value);
    if ('fault' in checked) return { fault: `${key} ${checked.fault}` };
    values[key] = checked.value;
  }
  return { value: values };
}
