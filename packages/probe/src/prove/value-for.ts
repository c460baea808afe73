import type { JsonSchema, JsonValue } from '@webmcp/contract';

/** Texts of the usual shapes; the first that fits the schema is taken. */
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

/**
 * A value that a schema takes, the same each time; undefined where none can be made of it. A choice is one that is not
 * empty, and the second of several, because the first is often there already.
 */
export function valueFor(schema: JsonSchema): JsonValue | undefined {
  const choices = (schema['oneOf'] as { const: JsonValue }[] | undefined)?.map((each) => each.const) ?? schema['enum'];
  if (Array.isArray(choices)) {
    const [first, second] = choices.filter((each) => each !== '' && each !== null);
    return second ?? first;
  }
  const type = schema['type'];
  if (type === 'boolean') return true;
  if (type === 'number' || type === 'integer') return numberFor(schema);
  if (type === 'array') {
    const item = valueFor((schema['items'] ?? {}) as JsonSchema);
    return item === undefined ? undefined : [item];
  }
  if (type !== undefined && type !== 'string') return undefined;
  return texts
    .flatMap((text) => [text, text.padEnd(Number(schema['minLength'] ?? 0), 'x')])
    .find((text) => takes(schema, text));
}

function takes({ minLength = 0, maxLength = Infinity, format, pattern }: JsonSchema, text: string): boolean {
  if (text.length < Number(minLength) || text.length > Number(maxLength)) return false;
  if (format === 'email' && !text.includes('@')) return false;
  if (format === 'uri' && !text.startsWith('https:')) return false;
  if (format === 'date' && !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  return typeof pattern !== 'string' || fits(pattern, text);
}

/** As browsers read `pattern`: with the `v` flag; what does not compile says nothing. */
function fits(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'v').test(text);
  } catch {
    return true;
  }
}

function numberFor(schema: JsonSchema): number | undefined {
  const bound = (key: string, usual: number): number => (typeof schema[key] === 'number' ? schema[key] : usual);
  const step = bound('multipleOf', 1);
  const least = Math.max(bound('minimum', -Infinity), bound('exclusiveMinimum', -Infinity) + step);
  const most = Math.min(bound('maximum', Infinity), bound('exclusiveMaximum', Infinity) - step);
  const from = Number.isFinite(least) ? least : Math.min(0, most);
  const first = Math.ceil(from / step) * step;
  // One step above the least, which is often there already.
  return [first + step, first, Math.floor(most / step) * step].find((each) => each >= least && each <= most);
}
