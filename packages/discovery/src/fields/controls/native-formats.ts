import type { JsonSchema } from '@webmcp/contract';

import type { ControlSchema } from './field-value.js';

const format = (type: string, schema: JsonSchema): ControlSchema => ({
  name: type,
  types: [type],
  isChoice: false,
  schema: () => schema,
});

/** Native types whose value has a format of its own, as JSON Schema (HTML, section 4.10.5.1). */
export const nativeFormats: readonly ControlSchema[] = [
  format('date', { type: 'string', format: 'date' }),
  format('time', { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$' }),
  format('datetime-local', {
    type: 'string',
    pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$',
  }),
  format('month', { type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])$' }),
  format('week', { type: 'string', pattern: '^\\d{4}-W(0[1-9]|[1-4]\\d|5[0-3])$' }),
  format('color', { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' }),
];
