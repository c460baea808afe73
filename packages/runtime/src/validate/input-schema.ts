import type { JsonSchema, ManifestField, ManifestTool } from '@webmcp/contract';

import { paging } from '../act/read.js';
import { leftToUser } from '../policy/left-to-user.js';

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
    const { key, label, schema } = field;
    const choices = schema['type'] === 'string' && !schema['enum'] && !schema['oneOf'] ? live(field) : [];
    properties[key] = {
      ...(label !== key && { description: label }),
      ...schema,
      ...(choices.length && { enum: choices }),
    };
    if (field.required) required.push(key);
  }
  if (kind === 'read') {
    properties['offset'] ??= { type: 'integer', minimum: 0 };
    properties['limit'] ??= { type: 'integer', minimum: 1, maximum: paging.most };
  }
  return { type: 'object', properties, required, additionalProperties: false };
}
