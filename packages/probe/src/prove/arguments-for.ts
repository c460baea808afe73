import type { CallResult, JsonSchema, ManifestTool } from '@webmcp/contract';
import type { Agent, ListedTool } from './agent.js';
import type { Args } from './call-with-choices.js';
import { type Outcome, unproved } from './outcome.js';
import { valueFor } from './value-for.js';

/** The arguments of a call, and a note about the fields without a value. */
export interface MadeArguments {
  args: Args;
  note: string;
}

/** Names no row, so that the answer lists the existing rows. */
const noRow = '⁣no such row⁣';

/** Makes a value for each field of a tool, and takes the first row of a row tool. */
export async function argumentsFor(
  tool: ManifestTool,
  { properties, required }: ListedTool,
  agent: Agent,
): Promise<MadeArguments | Outcome> {
  const args: Args = {};
  const left: string[] = [];
  for (const [key, schema] of Object.entries(properties)) {
    // `$clear` empties the fields that this call fills.
    if (key === '$clear') continue;
    const value = key === tool.row?.param ? noRow : valueFor(schemaNow(schema, tool, key));
    if (value !== undefined) args[key] = value;
    else if (required.includes(key)) return unproved(`no value could be made for ${key}`);
    else left.push(key);
  }
  const note = left.length === 0 ? '' : `; no value could be made for ${left.join(', ')}`;
  if (tool.row === undefined) return { args, note };
  const { rows = [], ...answer } = await agent.call(tool.name, { ...args, $dryRun: true });
  const [row] = rows;
  if (row === undefined) return unproved(`there is no row to try it on (${summary(answer)})`);
  return { args: { ...args, [tool.row.param]: row }, note };
}

/**
 * Returns a field's schema with the limits of the map, such as its format. The choices are those that the page offers
 * now. The registered schema holds only keywords that every client takes.
 */
export function schemaNow(listed: JsonSchema, tool: ManifestTool, key: string): JsonSchema {
  const own = tool.fields.find((field) => field.key === key)?.schema;
  if (own === undefined) return listed;
  if (listed['enum'] === undefined && listed['items'] === undefined) return { ...listed, ...own };
  const { oneOf: _, enum: __, items: ___, ...limits } = own;
  return { ...listed, ...limits };
}

/** Returns status and messages of a call as one line. */
export function summary({ status, messages }: Pick<CallResult, 'status' | 'messages'>): string {
  return [status, ...messages].join(': ').slice(0, 300);
}
