import type { JsonValue, ManifestTool } from '@webmcp/contract';

import type { Agent, ListedTool } from './agent.js';
import { schemaNow, summary, type MadeArguments } from './arguments-for.js';
import { type Args, callWithChoices } from './call-with-choices.js';
import { boundaryValues, invalidValues } from './edge-values.js';
import { failed, type Outcome } from './outcome.js';

/** The number of values of each kind that a tool was tried with, as a note for its proof. */
export interface TriedEdges {
  note: string;
}

/**
 * Calls a tool by dry runs with values that break its schema. Each value must be refused before an element is touched. One
 * call holds a broken value for each field, and its answer names all of them.
 */
export async function proveRefusals(
  tool: ManifestTool,
  { required }: ListedTool,
  { args }: MadeArguments,
  agent: Agent,
): Promise<TriedEdges | Outcome> {
  const broken = new Map(
    tool.fields.filter(({ key }) => key in args).map(({ key, schema }) => [key, invalidValues(schema)]),
  );
  const rounds = Math.max(0, ...[...broken.values()].map(({ length }) => length));
  let count = 0;
  for (let round = 0; round < rounds; round += 1) {
    const bad = [...broken].flatMap(([key, values]) =>
      values.slice(round, round + 1).map((value) => [key, value] as const),
    );
    const { messages } = await agent.call(tool.name, { ...args, ...Object.fromEntries(bad), $dryRun: true });
    const taken = bad.find(([key]) => !messages.some((message) => message.startsWith(`${key}: `)));
    if (taken !== undefined) return failed('located', `${taken[0]} takes ${shown(taken[1])}, which its schema forbids`);
    count += bad.length;
  }
  const needed = required.filter((key) => key in args);
  if (needed.length > 0) {
    const rest = Object.fromEntries(Object.entries(args).filter(([key]) => !needed.includes(key)));
    const { messages } = await agent.call(tool.name, { ...rest, $dryRun: true });
    const missed = needed.find((key) => !messages.some((message) => message.startsWith(`${key}: `)));
    if (missed !== undefined) return failed('located', `${missed} is required, and a call without it is not refused`);
    count += needed.length;
  }
  return { note: count === 0 ? '' : `; ${count} invalid value${count === 1 ? '' : 's'} refused` };
}

/**
 * Fills the fields with the values at their limits: the least of each field, then the most. A page may refuse a limit that
 * its markup allows, so a refusal is a note and no failure.
 */
export async function proveLimits(
  tool: ManifestTool,
  { properties }: ListedTool,
  args: Args,
  agent: Agent,
): Promise<TriedEdges> {
  const limits = Object.entries(properties).flatMap(([key, listed]) => {
    const values = key in args && key !== tool.row?.param ? boundaryValues(schemaNow(listed, tool, key)) : [];
    return values.length === 0 ? [] : [{ key, least: values[0]!, most: values.at(-1)! }];
  });
  for (const end of limits.length === 0 ? [] : (['least', 'most'] as const)) {
    const ofEnd = Object.fromEntries(limits.map((limit) => [limit.key, limit[end]]));
    const filled = await callWithChoices(agent, tool, { ...args, ...ofEnd }, 'fill');
    if ('unmade' in filled) continue;
    if (!/^(completed|handed_over)$/.test(filled.answer.status))
      return { note: `; the ${end} values are refused (${summary(filled.answer)})` };
  }
  return { note: limits.length === 0 ? '' : `; the limits of ${limits.length} taken` };
}

const shown = (value: JsonValue): string => JSON.stringify(value).slice(0, 60);
