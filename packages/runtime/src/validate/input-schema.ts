import type { JsonSchema, ManifestField, ManifestTool } from '@webmcp/contract';

import { leftToUser } from '../policy/left-to-user.js';

export interface InputSchema {
  type: 'object';
  properties: Record<string, JsonSchema>;
  required: string[];
  additionalProperties: false;
}

/**
 * What a tool takes. Sensitive fields are left out unless config allows them; a row action takes its row's text first.
 * @param live the choices of a field that exist only at run time, by their visible text
 */
export function inputSchema(tool: ManifestTool, live: (field: ManifestField) => string[] = () => []): InputSchema {
  const fields = tool.fields.filter((field) => !leftToUser(field));
  return {
    type: 'object',
    properties: Object.fromEntries([
      ...(tool.row ? [[tool.row.param, { type: 'string', description: 'The text that names the row' }]] : []),
      ...fields.map((field) => {
        const { key, label, schema } = field;
        const choices = schema['enum'] || schema['oneOf'] || schema['type'] !== 'string' ? [] : live(field);
        return [
          key,
          { ...(label === key ? {} : { description: label }), ...schema, ...(choices.length ? { enum: choices } : {}) },
        ];
      }),
    ]) as Record<string, JsonSchema>,
    required: [
      ...(tool.row ? [tool.row.param] : []),
      ...fields.filter(({ required }) => required).map(({ key }) => key),
    ],
    additionalProperties: false,
  };
}
