import { choice } from './choice.js';
import type { ControlSchema } from './field-value.js';
import { nativeFormats } from './native-formats.js';
import { number } from './number.js';
import { email, text, url } from './text.js';
import { toggle } from './toggle.js';

/** Every kind of control with the schema of its value. Each working type is in one entry, so the order decides nothing. */
export const controlSchemas: readonly ControlSchema[] = [toggle, choice, number, text, email, url, ...nativeFormats];

const byType = new Map(controlSchemas.flatMap((control) => control.types.map((type) => [type, control] as const)));

/** A control of an unknown type: any text without limits, because nothing validates the text. */
const unknown: ControlSchema = { name: 'unknown', types: [], isChoice: false, schema: () => ({ type: 'string' }) };

/** Returns the control with a working type. */
export const controlOf = (type: string): ControlSchema => byType.get(type) ?? unknown;
