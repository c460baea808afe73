import type { JsonSchema, JsonValue } from '@webmcp/contract';

import { choicesOf } from '../validate/choices-of.js';
import type { InputSchema } from '../validate/input-schema.js';

/** The keywords that every client takes (WebMCP, pull request 289). */
export const portableKeywords: ReadonlySet<string> = new Set([
  'type',
  'properties',
  'required',
  'enum',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'pattern',
  'items',
  'additionalProperties',
  'default',
  'description',
]);

/** Writes a keyword that not every client takes as words of the description. */
const worded: Readonly<Record<string, (value: JsonValue) => string>> = {
  title: String,
  format: (value) => (value === 'date' ? 'A date such as 2030-05-17' : `Format: ${String(value)}`),
  multipleOf: (value) => `In steps of ${String(value)}`,
  minItems: (value) => `At least ${String(value)}`,
  uniqueItems: (value) => (value === true ? 'Each value once' : ''),
};

/**
 * Returns a schema of {@link portableKeywords} alone. Choices become an `enum` of their values. Their texts, formats and
 * other limits move to the description.
 */
export function portableSchema(schema: JsonSchema): JsonSchema {
  const { description, properties, items, enum: _, ...rest } = schema;
  // Some endpoints refuse null as a choice.
  const choices = choicesOf(schema).filter(({ const: value }) => value !== null);
  const words = [
    description,
    ...Object.entries(worded).map(([keyword, text]) => keyword in schema && text(schema[keyword]!)),
    titlesOf(choices),
  ].filter((text) => typeof text === 'string' && text !== '');
  return {
    ...Object.fromEntries(
      Object.entries(rest).filter(([keyword, value]) => portableKeywords.has(keyword) && value !== null),
    ),
    ...(words.length && { description: words.join('. ') }),
    ...(choices.length && { enum: choices.map(({ const: value }) => value) }),
    ...(isSchema(properties) && { properties: eachPortable(properties) }),
    ...(isSchema(items) && { items: portableSchema(items) }),
  };
}

/** Returns the schema of a tool's arguments as clients take it. Validation keeps the schema with all its keywords. */
export const portableInput = (schema: InputSchema): InputSchema => ({
  ...schema,
  properties: eachPortable(schema.properties),
});

const eachPortable = (properties: JsonSchema): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(properties).map(([key, each]) => [key, portableSchema(each as JsonSchema)]));

const isSchema = (value: JsonValue | undefined): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists the values whose text on the page differs, each with that text. */
function titlesOf(choices: ReturnType<typeof choicesOf>): string {
  const titled = choices.filter(({ const: value, title }) => String(value) !== title);
  return titled.map(({ const: value, title }) => `${JSON.stringify(value)}: ${title}`).join(', ');
}
