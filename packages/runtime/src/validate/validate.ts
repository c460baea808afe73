import type { JsonSchema, JsonValue } from '@webmcp/contract';

import { checkValue } from './check-value.js';
import type { InputSchema } from './input-schema.js';

/** The most faults of arguments in one answer. */
const listed = 50;

/**
 * Validates a call's arguments against the tool's schema. The browser does not validate them.
 * @param args the arguments as the caller sent them, of any type
 * @returns the values, with choices given by visible text turned into their values; and one message for each fault
 */
export function validate(
  { properties, required }: InputSchema,
  args: unknown,
): { values: Record<string, JsonValue>; messages: string[] } {
  const values: Record<string, JsonValue> = {};
  const own = Object.keys(properties).filter((key) => key !== '$clear');
  const known = own.join(', ') || 'none';
  if (typeof args !== 'object' || !args || Array.isArray(args))
    return { values, messages: [`The arguments must be one object with the keys: ${known}`] };
  const messages = Object.entries(args).flatMap(([key, value]: [string, JsonValue | undefined]) => {
    if (value === undefined) return [];
    if (!Object.hasOwn(properties, key)) return [`${key.slice(0, 50)}: is unknown; the known keys are: ${known}`];
    const checked = checkValue(properties[key] as JsonSchema, value);
    if ('fault' in checked) return [`${key}: ${checked.fault}`];
    values[key] = checked.value;
    return value === '' && required.includes(key) ? [`${key}: is required`] : [];
  });
  return {
    values,
    messages: [
      ...messages.slice(0, listed),
      ...required.filter((key) => !Object.hasOwn(args, key)).map((key) => `${key}: is required`),
    ],
  };
}
