import type { JsonSchema, JsonValue } from '@webmcp/contract';

/** Makes a value for one kind of schema. */
interface ValueMaker {
  name: string;
  applies(schema: JsonSchema): boolean;
  /** Returns undefined if no value fits the schema. */
  make(schema: JsonSchema): JsonValue | undefined;
}

/**
 * The kinds of schemas. Choices come first, because they bind a value of any type. A schema without a type is a text's.
 * A schema of another type (an object, null) gets no value.
 */
export const valueMakers: readonly ValueMaker[] = [
  { name: 'choice', applies: (schema) => choicesOf(schema) !== undefined, make: choiceFor },
  { name: 'boolean', applies: ({ type }) => type === 'boolean', make: () => true },
  { name: 'number', applies: ({ type }) => type === 'number' || type === 'integer', make: numberFor },
  { name: 'array', applies: ({ type }) => type === 'array', make: arrayFor },
  { name: 'text', applies: ({ type }) => type === undefined || type === 'string', make: textFor },
];

/** Returns a value that fits a schema, the same each time; undefined if no value can be made. */
export function valueFor(schema: JsonSchema): JsonValue | undefined {
  return valueMakers.find(({ applies }) => applies(schema))?.make(schema);
}

/** Returns the choices of a schema; undefined for a schema without choices. */
export function choicesOf(schema: JsonSchema): JsonValue[] | undefined {
  const choices = (schema['oneOf'] as { const: JsonValue }[] | undefined)?.map((each) => each.const) ?? schema['enum'];
  return Array.isArray(choices) ? (choices as JsonValue[]) : undefined;
}

/** Returns the second choice that is not empty, because the first one is often chosen already. */
function choiceFor(schema: JsonSchema): JsonValue | undefined {
  const [first, second] = (choicesOf(schema) ?? []).filter((each) => each !== '' && each !== null);
  return second ?? first;
}

/** Returns a number one step above the least, because the least is often filled in already. */
function numberFor(schema: JsonSchema): number | undefined {
  const bound = (key: string, usual: number): number => (typeof schema[key] === 'number' ? schema[key] : usual);
  const step = bound('multipleOf', 1);
  const least = Math.max(bound('minimum', -Infinity), bound('exclusiveMinimum', -Infinity) + step);
  const most = Math.min(bound('maximum', Infinity), bound('exclusiveMaximum', Infinity) - step);
  const from = Number.isFinite(least) ? least : Math.min(0, most);
  const first = Math.ceil(from / step) * step;
  return [first + step, first, Math.floor(most / step) * step].find((each) => each >= least && each <= most);
}

function arrayFor(schema: JsonSchema): JsonValue | undefined {
  const item = valueFor((schema['items'] ?? {}) as JsonSchema);
  return item === undefined ? undefined : [item];
}

/** Texts of the usual shapes, the most natural first. The first text that fits the schema is the value. */
const texts = [
  'Proof',
  'proof@example.com',
  'https://example.com/',
  '2030-05-17',
  '10:30',
  '2030-05-17T10:30',
  '2030-05',
  '2030-W20',
  '#336699',
  '12345',
  '1234567890',
  '+491701234567',
  'AB12',
  'ab',
  'AB',
  'A',
  '1',
];

function textFor(schema: JsonSchema): string | undefined {
  return texts
    .flatMap((text) => [text, text.padEnd(Number(schema['minLength'] ?? 0), 'x')])
    .find((text) => fits(schema, text));
}

/** Tests of a text by JSON Schema's `format`. Another format accepts each text. */
const formats = new Map<unknown, (text: string) => boolean>([
  ['email', (text) => text.includes('@')],
  ['uri', (text) => text.startsWith('https:')],
  ['date', (text) => /^\d{4}-\d\d-\d\d$/.test(text)],
]);

/** Decides whether a text has the length, the format and the pattern of a schema. */
export function fits({ minLength = 0, maxLength = Infinity, format, pattern }: JsonSchema, text: string): boolean {
  if (text.length < Number(minLength) || text.length > Number(maxLength)) return false;
  if (formats.get(format)?.(text) === false) return false;
  return typeof pattern !== 'string' || matches(pattern, text);
}

/** Tests a pattern as browsers do, with the `v` flag. A pattern that does not compile accepts each text. */
function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'v').test(text);
  } catch {
    return true;
  }
}
