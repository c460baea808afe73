import type { JsonSchema, ManifestField, ManifestTool } from '@webmcp/contract';

import { clearedValue } from './cleared-value.js';
import { leftToUser } from './left-to-user.js';

/** Returns the schema of the row parameter. A position names a row for safe tools only. */
const rowSchema = (isSafe: boolean): JsonSchema => ({
  type: 'string',
  description: `Text that names the row${isSafe ? '. Equal rows are also named by position: "Name (2 of 3)"' : ''}`,
});

/** The most rows that one call of a read tool returns. */
const mostRows = 200;

/** Returns the schemas of the arguments of a read. The text of a page can be searched. */
const readSchemas = (isPage: boolean): Record<string, JsonSchema> => ({
  ...(isPage && { find: { type: 'string', description: 'Keeps the passages with these words' } }),
  offset: { type: 'integer', minimum: 0, description: 'Items to skip' },
  limit: { type: 'integer', minimum: 1, maximum: mostRows, description: 'Most items to return' },
});

/** Returns the schema of the argument that empties fields. Some model endpoints refuse null as a value, so it lists keys. */
const clearSchema = (keys: readonly string[]): JsonSchema => ({
  type: 'array',
  items: { type: 'string', enum: [...keys] },
  description: 'Optional fields to empty',
});

/** Joins the label of a field and its condition. The key names a field without a label. */
const describedBy = (label: string, key: string, condition: JsonSchema[string] | undefined): JsonSchema => {
  const words = label || key.replaceAll(/[_-]+/g, ' ').trim();
  return { description: [words, condition].filter((text) => typeof text === 'string' && text !== '').join('. ') };
};

/** Returns the schemas of the texts that the act asks for. */
const promptSchemas = (prompts: ManifestTool['prompts'] = []): Record<string, JsonSchema> =>
  Object.fromEntries(prompts.map(({ key, label }) => [key, { type: 'string', description: label }]));

export interface InputSchema {
  type: 'object';
  properties: Record<string, JsonSchema>;
  required: string[];
  additionalProperties: false;
}

/**
 * Builds the schema of a tool's arguments. Skips fields that are left to the user. A row action takes the text of its row
 * first; a read tool takes `offset` and `limit`, and for the text of a page the words to find. `$clear` takes the keys of
 * optional fields that the call empties.
 * @param live lists the choices of a field that exist only at run time, by their visible text
 */
export function inputSchema(
  { row, fields, kind, read, risk, prompts }: ManifestTool,
  live: (field: ManifestField) => string[] = () => [],
): InputSchema {
  const properties: Record<string, JsonSchema> = row ? { [row.param]: rowSchema(risk.level === 'safe') } : {};
  const required = Object.keys(properties);
  for (const field of fields) {
    if (leftToUser(field)) continue;
    const { key, label } = field;
    const { title, description, ...schema } = field.schema;
    const choices = schema['type'] === 'string' && !schema['enum'] && !schema['oneOf'] ? live(field) : [];
    // A title equal to the label adds nothing for an agent.
    properties[key] = {
      ...(title !== undefined && title !== label && { title }),
      ...describedBy(label, key, description),
      ...schema,
      ...(choices.length && { enum: choices }),
    };
    if (field.required) required.push(key);
  }
  const prompted = promptSchemas(prompts);
  Object.assign(properties, prompted);
  required.push(...Object.keys(prompted));
  const empties = fields.filter((field) => !field.required && !leftToUser(field) && clearedValue(field) !== undefined);
  if (empties.length) properties['$clear'] = clearSchema(empties.map(({ key }) => key));
  if (kind === 'read') Object.assign(properties, readSchemas(read?.kind === 'page'));
  return { type: 'object', properties, required, additionalProperties: false };
}
