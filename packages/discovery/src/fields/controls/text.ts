import type { JsonSchema } from '@webmcp/contract';

import type { ControlSchema, FieldValue } from './field-value.js';

/** A control that holds text of the user's own. */
export const text: ControlSchema = {
  name: 'text',
  types: ['text', 'search', 'tel', 'password', 'textarea', 'contenteditable'],
  isChoice: false,
  schema: (value) => ({ type: 'string', ...textLimits(value, 1) }),
};

/** A text that is an e-mail address. */
export const email: ControlSchema = {
  name: 'email',
  types: ['email'],
  isChoice: false,
  schema: (value) => ({ type: 'string', format: 'email', ...textLimits(value, 0) }),
};

/** A text that is an absolute URL. */
export const url: ControlSchema = {
  name: 'url',
  types: ['url'],
  isChoice: false,
  schema: (value) => ({ type: 'string', format: 'uri', ...textLimits(value, 0) }),
};

/** @param least the shortest text that a required field takes; 0 if a format refuses the empty text already */
function textLimits(
  { required, constraints: { minLength = 0, maxLength = -1, pattern } }: FieldValue,
  least: number,
): JsonSchema {
  const shortest = minLength > 0 ? minLength : least;
  return {
    // An empty optional field passes the browser's minlength, so only a required one may demand it.
    ...(required && shortest > 0 ? { minLength: shortest } : {}),
    ...(maxLength >= 0 ? { maxLength } : {}),
    ...(pattern === undefined || !compiles(pattern) ? {} : { pattern: `^(?:${pattern})$` }),
  };
}

function compiles(pattern: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u') instanceof RegExp;
  } catch {
    // Browsers ignore a pattern attribute that is no regular expression (HTML, 4.10.5.3.6), and so do we.
    return false;
  }
}
