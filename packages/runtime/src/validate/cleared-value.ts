import type { JsonValue, ManifestField } from '@webmcp/contract';

/** Matches the roles of fields that a person empties by deleting the text. */
const typed = /^(textbox|searchbox|spinbutton)$/;

/**
 * Returns the value that empties a field: the empty text, or the empty list.
 * @returns undefined for a field that always holds one of its values, such as a tick. Undefined too for a list that keeps its
 * items
 */
export function clearedValue({ role, schema, items, remove }: ManifestField): JsonValue | undefined {
  if (items && !remove) return undefined;
  if (schema['type'] === 'array') return schema['minItems'] ? undefined : [];
  return typed.test(role) && !schema['enum'] && !schema['oneOf'] ? '' : undefined;
}
