import type { JsonValue, ManifestField } from '@webmcp/contract';

/** Matches the roles of fields that a person empties by deleting the text. */
const typed = /^(textbox|searchbox|spinbutton)$/;

/**
 * Returns the value that empties a field: the empty text, or the empty list.
 * @returns undefined for a field that holds one of its values always, such as radios and ticks
 */
export function clearedValue({ role, schema }: ManifestField): JsonValue | undefined {
  if (schema['type'] === 'array') return schema['minItems'] ? undefined : [];
  return typed.test(role) && !schema['enum'] && !schema['oneOf'] ? '' : undefined;
}
