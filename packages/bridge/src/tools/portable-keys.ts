import type { JsonSchema, JsonValue } from '@webmcp/contract';

import type { BridgeTool } from './bridge-tool.js';

/** The keys of arguments that every client takes. Anthropic's API refuses a tool with any other key, such as `$clear`. */
const portable = /^[\w.-]{1,64}$/;

/**
 * Gives the arguments of a schema keys that every client takes.
 * @returns the schema as clients get it, and the keys of the page by those of the schema where they differ
 */
export function withPortableKeys(inputSchema: JsonSchema): Pick<BridgeTool, 'inputSchema' | 'keys'> {
  const properties = (inputSchema['properties'] ?? {}) as Record<string, JsonValue>;
  const own = Object.keys(properties);
  const taken = new Set(own.filter((key) => portable.test(key)));
  const named = new Map<string, string>();
  for (const key of own.filter((each) => !portable.test(each))) {
    const base = key.replace(/[^\w.-]/g, '_').slice(0, 60) || '_';
    let name = base;
    for (let count = 2; taken.has(name); count += 1) name = `${base}_${count}`;
    taken.add(name);
    named.set(key, name);
  }
  if (named.size === 0) return { inputSchema };
  const rename = (key: string): string => named.get(key) ?? key;
  const required = inputSchema['required'];
  return {
    inputSchema: {
      ...inputSchema,
      properties: Object.fromEntries(Object.entries(properties).map(([key, value]) => [rename(key), value])),
      ...(Array.isArray(required) && { required: required.map((key) => rename(String(key))) }),
    },
    keys: new Map([...named].map(([key, name]) => [name, key])),
  };
}

/** Returns arguments under the keys of the page. A client may use those keys as well. */
export function pageArguments(
  args: Record<string, JsonValue>,
  { keys }: Pick<BridgeTool, 'keys'>,
): Record<string, JsonValue> {
  if (keys === undefined) return args;
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      const key = keys.get(name);
      return [key === undefined || key in args ? name : key, value];
    }),
  );
}
