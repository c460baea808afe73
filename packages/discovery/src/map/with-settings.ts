import type { Field } from '@webmcp/contract';

import { itemSchema } from '../fields/list-field.js';
import type { ToolSettings } from '../naming/named-tool.js';

/**
 * Applies the settings of config to a field: agents may write a sensitive field, or may not write a field. A denied field of
 * an item leaves its list.
 */
export function withSettings(field: Field, settings: ToolSettings = {}): Field {
  const { allowSensitive = [], denyFields = [] } = settings;
  const items = field.items?.filter(({ key }) => !denyFields.includes(key));
  // To the runtime, a denied field is like any field that identifies a person: the person fills it.
  if (denyFields.includes(field.key) || items?.length === 0)
    return { ...field, sensitive: field.sensitive ?? 'identity' };
  if (items !== undefined && items.length !== field.items?.length)
    return { ...field, items, schema: { ...field.schema, items: itemSchema(items) } };
  return field.sensitive !== undefined && allowSensitive.includes(field.key) ? { ...field, allowed: true } : field;
}
