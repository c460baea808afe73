import type { JsonSchema, JsonValue } from '@webmcp/contract';

import { checkValue } from './check-value.js';
import type { InputSchema } from './input-schema.js';

type Values = Record<string, JsonValue>;

/**
 * Holds a call's arguments against the tool's schema; the browser does not.
 * @param args whatever the caller sent
 * @returns the values with choices given by visible text turned into their values, and one message for each fault
 */
export function validate({ properties, required }: InputSchema, args: unknown): { values: Values; messages: string[] } {
  const values: Values = {};
  if (typeof args !== 'object' || args === null || Array.isArray(args))
    return {
      values,
      messages: [`The arguments must be one object with: ${Object.keys(properties).join(', ') || 'nothing in it'}`],
    };
  const messages: string[] = [];
  for (const [key, value] of Object.entries(args)) {
    if (value === undefined) continue;
    if (!Object.hasOwn(properties, key)) {
      messages.push(`${key.slice(0, 50)}: is not taken; there are: ${Object.keys(properties).join(', ') || 'none'}`);
      continue;
    }
    const checked = checkValue(properties[key] as JsonSchema, value as JsonValue);
    if ('fault' in checked) messages.push(`${key}: ${checked.fault}`);
    else values[key] = checked.value;
  }
  for (const key of required) {
    if (!Object.hasOwn(args, key) || (values[key] === '' && !messages.length)) messages.push(`${key}: is required`);
  }
  return { values, messages };
}
