import type { JsonSchema, ManifestField, ManifestTool } from '@webmcp/contract';

import { leftToUser } from './left-to-user.js';

/** The most rows that one call of a read tool may ask for. */
const mostRows = 200;

export interface InputSchema {
  type: 'object';
  properties: Record<string, JsonSchema>;
  required: string[];
  additionalProperties: false;
}

/**
 * What a tool takes. Sensitive fields are left out unless config allows them; a row action takes its row's text first, a read tool which of the rows.
 * @param live the choices of a field that exist only at run time, by their visible text
 */
export function inputSchema(
  { row, fields, kind }: ManifestTool,
  live: (field: ManifestField) => string[] = () => [],
): InputSchema {
  const properties: Record<string, JsonSchema> = row
    ? { [row.param]: { type: 'string', description: 'Text that names the row' } }
    : {};
  const required = Object.keys(properties);
  for (const field of fields) {
    if (leftToUser(field)) continue;
    const { key, label } = field;
    const { title, ...schema } = field.schema;
    const choices = schema['type'] === 'string' && !schema['enum'] && !schema['oneOf'] ? live(field) : [];
    // Said once: a title that is the label, or a label that is the key, tells an agent nothing more.
    properties[key] = {
      ...(title !== undefined && title !== label && { title }),
      ...(label.toLowerCase() !== key.toLowerCase() && { description: label }),
      ...schema,
      ...(choices.length && { enum: choices }),
    };
    if (field.required) required.push(key);
  }
  if (kind === 'read') {
    properties['offset'] ??= { type: 'integer', minimum: 0 };
    properties['limit'] ??= { type: 'integer', minimum: 1, maximum: mostRows };
  }
  return { type: 'object', properties, required, additionalProperties: false };
}
