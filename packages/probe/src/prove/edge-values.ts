import type { JsonSchema, JsonValue } from '@webmcp/contract';

import { choicesOf, fits } from './value-for.js';

/** The longest text that is typed at a limit, in characters. */
const longest = 1_000;

/** Returns the values at the limits of a schema, the least first. Each value fits the schema. */
export function boundaryValues(schema: JsonSchema): JsonValue[] {
  const choices = choicesOf(schema);
  if (choices !== undefined) return ends(choices.filter((each) => each !== '' && each !== null));
  const { type } = schema;
  if (type === 'boolean') return [false, true];
  if (type === 'number' || type === 'integer') return ends(numbersAt(schema));
  return type === undefined || type === 'string' ? ends(textsAt(schema)) : [];
}

/**
 * Returns values that break a schema, each in another way. Only the keywords that the runtime checks are broken.
 * @param schema the field's schema in the map
 */
export function invalidValues(schema: JsonSchema): JsonValue[] {
  if (choicesOf(schema) !== undefined) return ['no such choice'];
  const { type } = schema;
  if (type === 'boolean') return ['perhaps'];
  if (type === 'number' || type === 'integer') return ['no number', ...numbersBeyond(schema)];
  if (type === 'array') return ['no list', ...(numberIn(schema, 'minItems', 0) > 0 ? [[]] : [])];
  if (type !== undefined && type !== 'string') return [];
  return [...(type === undefined ? [] : [4711]), ...textsBeyond(schema)];
}

const ends = <T>(values: T[]): T[] => (values.length < 2 ? values : [values[0]!, values.at(-1)!]);

const numberIn = (schema: JsonSchema, keyword: string, otherwise: number): number =>
  typeof schema[keyword] === 'number' ? schema[keyword] : otherwise;

const isNumber = (value: number): boolean => Number.isFinite(value);

function numbersAt(schema: JsonSchema): number[] {
  const step = numberIn(schema, 'multipleOf', schema['type'] === 'integer' ? 1 : 0);
  const least = numberIn(schema, 'minimum', Number.NaN);
  const most = numberIn(schema, 'maximum', Number.NaN);
  const within = [step > 0 ? Math.ceil(least / step) * step : least, step > 0 ? Math.floor(most / step) * step : most];
  return within.filter((each) => isNumber(each) && !(each < least) && !(each > most) && !isExcluded(schema, each));
}

const isExcluded = (schema: JsonSchema, value: number): boolean =>
  value <= numberIn(schema, 'exclusiveMinimum', -Infinity) || value >= numberIn(schema, 'exclusiveMaximum', Infinity);

function numbersBeyond(schema: JsonSchema): number[] {
  const step = numberIn(schema, 'multipleOf', 1);
  const least = numberIn(schema, 'minimum', Number.NaN);
  const most = numberIn(schema, 'maximum', Number.NaN);
  const isStepped = schema['type'] === 'integer' || schema['multipleOf'] !== undefined;
  return [
    least - step,
    most + step,
    ...(isStepped ? [(isNumber(least) ? Math.ceil(least / step) * step : 0) + step / 2] : []),
  ].filter(isNumber);
}

function textsAt(schema: JsonSchema): string[] {
  const least = numberIn(schema, 'minLength', 0);
  const most = numberIn(schema, 'maxLength', 0);
  return [least, most]
    .filter((length) => length > 0 && length <= longest)
    .map((length) => 'x'.repeat(length))
    .filter((text) => fits(schema, text));
}

/** Texts of no usual form, one of which breaks each usual pattern. */
const shapeless = ['no form', '?', '~~', '0'];

function textsBeyond(schema: JsonSchema): string[] {
  const { format, pattern } = schema;
  const least = numberIn(schema, 'minLength', 0);
  const most = numberIn(schema, 'maxLength', Infinity);
  const lengths = [...(least > 1 ? [least - 1] : []), ...(most <= longest ? [most + 1] : [])];
  const other = { ...(format === undefined ? {} : { format }), ...(pattern === undefined ? {} : { pattern }) };
  const broken = shapeless.find((text) => !fits(other, text));
  return [...lengths.map((length) => 'x'.repeat(length)), ...(broken === undefined ? [] : [broken])];
}
