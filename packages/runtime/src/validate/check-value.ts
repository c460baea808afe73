import type { JsonSchema, JsonValue } from '@webmcp/contract';

import { named } from '../act/named.js';

/** Longest text that is taken, in characters; a form's field is no place for more. */
const longest = 100_000;

const formats: Record<string, [(text: string) => boolean, string]> = {
  // The HTML standard's own "valid e-mail address".
  email: [
    (text) => /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/i.test(text),
    'an e-mail address',
  ],
  uri: [(text) => URL.canParse(text), 'an absolute URL'],
  date: [
    (text) => /^\d{4,}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true,
    'a date as YYYY-MM-DD',
  ],
};

/** The value to set, or what is wrong with it and what is allowed. */
export type Checked = { value: JsonValue } | { fault: string };

const typeOf = (value: JsonValue): string => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);

/** The choices of a schema with the text that people see. */
export function choicesOf(schema: JsonSchema): { value: JsonValue; title: string }[] {
  const { oneOf, enum: values } = schema;
  if (Array.isArray(oneOf))
    return (oneOf as { const: JsonValue; title?: string }[]).map((each) => ({
      value: each.const,
      title: each.title ?? String(each.const),
    }));
  return Array.isArray(values) ? values.map((value) => ({ value, title: String(value) })) : [];
}

/** As browsers read `pattern`: with the `v` flag where that works; one that does not compile says nothing. */
function compiled(pattern: string): RegExp | undefined {
  for (const flags of ['v', 'u']) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      continue;
    }
  }
  return undefined;
}

function fault(schema: JsonSchema, value: JsonValue): string | undefined {
  const limit = (key: string): number => (typeof schema[key] === 'number' ? schema[key] : NaN);
  const wanted = schema['type'];
  const actual = typeOf(value);
  if (wanted && wanted !== actual && !(wanted === 'integer' && Number.isInteger(value)))
    return `must be of type ${String(wanted)}, not ${actual}`;
  if (typeof value === 'number') {
    if (value < limit('minimum')) return `must be ${limit('minimum')} or more`;
    if (value > limit('maximum')) return `must be ${limit('maximum')} or less`;
    if (value <= limit('exclusiveMinimum')) return `must be more than ${limit('exclusiveMinimum')}`;
    if (value >= limit('exclusiveMaximum')) return `must be less than ${limit('exclusiveMaximum')}`;
    const steps = value / limit('multipleOf');
    if (Math.abs(steps - Math.round(steps)) > 1e-9) return `must be a multiple of ${limit('multipleOf')}`;
  }
  if (typeof value === 'string') {
    if (value.length < limit('minLength')) return `must have at least ${limit('minLength')} characters`;
    if (value.length > Math.min(limit('maxLength') || longest, longest))
      return `must have at most ${limit('maxLength') || longest} characters`;
    const format = formats[String(schema['format'])];
    if (format && value && !format[0](value)) return `must be ${format[1]}`;
    const { pattern } = schema;
    if (typeof pattern === 'string' && value && compiled(pattern)?.test(value) === false)
      return `must fit the pattern ${pattern}`;
  }
  return undefined;
}

/** Checks one value against its schema. A choice may be given by value or by visible text; the value comes back. */
export function checkValue(schema: JsonSchema, value: JsonValue): Checked {
  const choices = choicesOf(schema);
  if (choices.length) {
    const [byText, second] = typeof value === 'string' ? named(choices, value, ({ title }) => [title]) : [];
    const found = choices.find((each) => each.value === value) ?? (second ? undefined : byText);
    return found
      ? { value: found.value }
      : { fault: `must be one of: ${choices.map(({ title }) => title).join(', ')}` };
  }
  const wrong = fault(schema, value);
  if (wrong) return { fault: wrong };
  const { items } = schema;
  if (!Array.isArray(value) || typeof items !== 'object') return { value };
  const checked = value.map((each) => checkValue(items as JsonSchema, each));
  return (
    checked.find((each) => 'fault' in each) ?? { value: checked.map((each) => (each as { value: JsonValue }).value) }
  );
}
