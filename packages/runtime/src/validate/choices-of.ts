import type { JsonSchema, JsonValue } from '@webmcp/contract';

/** Lists the choices of a schema, each with the text that people see. */
export function choicesOf(schema: JsonSchema): { const: JsonValue; title: string }[] {
  const choices = (schema['oneOf'] ??
    (schema['enum'] as JsonValue[] | undefined)?.map((each) => ({ const: each })) ??
    []) as { const: JsonValue; title?: string }[];
  return choices.map((each) => ({ title: String(each.const), ...each }));
}

/**
 * Returns the text that people see for a value: a choice's title, else the value itself; for a list, of each item, and for an
 * item, of each member.
 */
export function titleOf(schema: JsonSchema, value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map((each) => titleOf((schema['items'] ?? {}) as JsonSchema, each));
  if (typeof value !== 'object' || value === null)
    return choicesOf(schema).find((each) => each.const === value)?.title ?? value;
  const members = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, titleOf(members[key] ?? {}, each)]));
}
