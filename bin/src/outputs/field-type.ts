import type { Field, JsonSchema } from '@webmcp/contract';
import { choicesOf } from '@webmcp/runtime/schema';

/** The most choices that a type names. */
const mostChoices = 12;

/** Describes the values of a field for people: `number from 1 to 9`, `one of Norway, Sweden`. */
export function fieldType({ schema }: Pick<Field, 'schema'>): string {
  const choices = choiceTexts(schema);
  if (choices.length > 0) {
    const rest = choices.length > mostChoices ? ', …' : '';
    return `one of ${choices.slice(0, mostChoices).join(', ')}${rest}`;
  }
  const { type, format, items } = schema;
  if (type === 'array' && typeof items === 'object' && items !== null)
    return `list: ${fieldType({ schema: items as JsonSchema })}`;
  const kind = typeof format === 'string' ? format : typeof type === 'string' ? type : 'any';
  return [kind, ...bounds(schema)].join(' ');
}

/** Returns the texts of the choices that the page shows. */
export const choiceTexts = (schema: JsonSchema): string[] => choicesOf(schema).map(({ title }) => title);

function bounds({ minimum, maximum, minLength, maxLength }: JsonSchema): string[] {
  return [
    ...(typeof minimum === 'number' ? [`from ${minimum}`] : []),
    ...(typeof maximum === 'number' ? [`to ${maximum}`] : []),
    ...(typeof minLength === 'number' && minLength > 1 ? [`of at least ${minLength} characters`] : []),
    ...(typeof maxLength === 'number' ? [`of at most ${maxLength} characters`] : []),
  ];
}
