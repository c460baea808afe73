import type { JsonSchema, JsonValue } from '@webmcp/contract';

import { itemsNamed } from '@webmcp/text';
import { choicesOf } from './choices-of.js';
import { formats, type Keywords } from './formats.js';

/** Longest text that is taken, in characters; a form's field is no place for more. */
const longest = 1e5;

const typeOf = (value: JsonValue): string => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);

/** What is checked of every schema, in order; the type comes first, so that the others meet what they expect. */
const keywords: Keywords = {
  type: (value: JsonValue, type: string) => type === typeOf(value) || (type === 'integer' && Number.isInteger(value)),
  minimum: (value: number, limit: number) => value >= limit,
  maximum: (value: number, limit: number) => value <= limit,
  multipleOf: (value: number, step: number) => Math.abs(value / step - Math.round(value / step)) < 1e-9,
  minLength: (text: string, limit: number) => text.length >= limit,
  maxLength: (text: string, limit: number) => text.length <= limit,
  minItems: (list: JsonValue[], limit: number) => list.length >= limit,
  ...formats,
};

/** Checks one value against its schema. A choice may be given by value or by visible text; the value comes back. */
export function checkValue(schema: JsonSchema, value: JsonValue): { value: JsonValue } | { fault: string } {
  const choices = choicesOf(schema);
  if (choices.length) {
    const byText = typeof value === 'string' ? itemsNamed(choices, value, ({ title }) => [title]) : [];
    const found = choices.find((each) => each.const === value) ?? (byText.length === 1 && byText[0]);
    return found
      ? { value: found.const }
      : { fault: `must be one of: ${choices.map(({ title }) => title).join(', ')}` };
  }
  const all: JsonSchema = { ...(typeof value === 'string' && { maxLength: longest }), ...schema };
  for (const [keyword, holds] of Object.entries(keywords)) {
    if (keyword in all && !holds(value as never, all[keyword] as never))
      return { fault: `must have ${keyword} ${String(all[keyword])}` };
  }
  if (!Array.isArray(value)) return { value };
  const checked = value.map((each) => checkValue((schema['items'] ?? {}) as JsonSchema, each));
  return (
    checked.find((each) => 'fault' in each) ?? { value: checked.map((each) => (each as { value: JsonValue }).value) }
  );
}
