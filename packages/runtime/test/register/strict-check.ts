import type { JsonValue } from '@webmcp/contract';

/** The keywords of WebMCP's pull request 289, written out again: the product's list is under test. */
const taken =
  /^(type|properties|required|enum|minimum|maximum|minLength|maxLength|pattern|items|additionalProperties|default|description)$/;

/** Returns the first keyword or choice that a strict browser refuses in a schema. */
export function refusalOf(schema: JsonValue | undefined): string | undefined {
  if (typeof schema !== 'object' || !schema || Array.isArray(schema)) return undefined;
  const unknown = Object.keys(schema).find((keyword) => !taken.test(keyword));
  if (unknown !== undefined) return unknown;
  if (Array.isArray(schema['enum']) && schema['enum'].includes(null)) return 'null';
  return [...Object.values(schema['properties'] ?? {}), schema['items']].map(refusalOf).find(Boolean);
}
