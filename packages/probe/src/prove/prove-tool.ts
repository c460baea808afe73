import type { CallResult, JsonValue, ManifestTool, Tool } from '@webmcp/contract';
import type { Agent, ListedTool } from './agent.js';
import { valueFor } from './value-for.js';

export type ProofLevel = NonNullable<Tool['proof']>['level'];

/** `unproved`: it could not be tried so far; `failed`: it was, and did not do what it promises. */
export type Outcome =
  | { status: 'proved'; level: ProofLevel; result: string }
  | { status: 'failed'; level: ProofLevel; reason: string }
  | { status: 'unproved'; reason: string };

type Args = Record<string, JsonValue>;

/** A text that names no row; the answer lists those that there are. */
const noRow = '⁣no such row⁣';

/** Proves one tool in a page that is in one of its states, level by level. */
export async function proveTool(tool: ManifestTool, upTo: ProofLevel, agent: Agent): Promise<Outcome> {
  const listed = await agent.listed(tool.name);
  if (listed === null) return failed('located', 'the page does not offer it in a state in which it was seen');
  if (tool.kind === 'read') {
    const answer = await agent.call(tool.name, {});
    return answer.status === 'completed' ? proved('located', 'read') : failed('located', told(answer));
  }
  const made = await argumentsFor(tool, listed, agent);
  if ('status' in made) return made;
  const { args, left } = made;
  const note = left.length === 0 ? '' : `; no value could be made for ${left.join(', ')}`;

  const found = await calling(agent, tool, args, true);
  if ('unmade' in found) return { status: 'unproved', reason: `no value could be made for ${found.unmade}` };
  const opens = (found.answer.data as { opens?: unknown } | undefined)?.opens !== undefined;
  if (found.answer.status !== 'completed' && !opens) return failed('located', told(found.answer));
  const located = proved('located', `${opens ? 'what opens it was found' : 'found'}${note}`);
  const given = tool.fields.filter(({ key }) => key in found.args);
  if (upTo === 'located' || tool.risk.level === 'destructive') return located;

  let furthest = located;
  if (given.length > 0) {
    const filled = await calling(agent, tool, found.args, 'fill');
    if ('unmade' in filled)
      return { ...located, result: `${located.result}; no value could be made for ${filled.unmade}` };
    if (!/^(completed|handed_over)$/.test(filled.answer.status)) return failed('filled', told(filled.answer));
    furthest = proved('filled', `${count(given.length, 'field')} filled and read back${note}`);
  }
  if (upTo !== 'submitted' || tool.action === undefined) return furthest;
  const { status, ...rest } = await agent.call(tool.name, found.args);
  return /^(completed|navigated)$/.test(status)
    ? proved('submitted', status)
    : failed('submitted', told({ status, ...rest }));
}

const proved = (level: ProofLevel, result: string) => ({ status: 'proved', level, result }) as const;
const failed = (level: ProofLevel, reason: string) => ({ status: 'failed', level, reason }) as const;
const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;
const told = ({ status, messages }: CallResult): string => [status, ...messages].join(': ').slice(0, 300);

async function argumentsFor(
  tool: ManifestTool,
  { properties, required }: ListedTool,
  agent: Agent,
): Promise<{ args: Args; left: string[] } | Outcome> {
  const args: Args = {};
  const left: string[] = [];
  for (const [key, schema] of Object.entries(properties)) {
    const value = key === tool.row?.param ? noRow : valueFor(schema);
    if (value !== undefined) args[key] = value;
    else if (required.includes(key)) return { status: 'unproved', reason: `no value could be made for ${key}` };
    else left.push(key);
  }
  if (tool.row === undefined) return { args, left };
  const { rows = [], ...answer } = await agent.call(tool.name, { ...args, $dryRun: true });
  const [row] = rows;
  if (row === undefined) return { status: 'unproved', reason: `there is no row to try it on (${told(answer)})` };
  return { args: { ...args, [tool.row.param]: row }, left };
}

/**
 * Calls a tool; where the page says which choices a field has instead of the one that was made up, again with the first
 * of them, and without a field that takes none.
 */
async function calling(
  agent: Agent,
  tool: ManifestTool,
  first: Args,
  dryRun: true | 'fill' | undefined,
): Promise<{ answer: CallResult; args: Args } | { unmade: string }> {
  let args = first;
  for (let tries = 0; tries <= tool.fields.length; tries += 1) {
    const answer = await agent.call(tool.name, { ...args, ...(dryRun !== undefined && { $dryRun: dryRun }) });
    if (!/^(invalid_input|rejected)$/.test(answer.status)) return { answer, args };
    const choices = answer.messages.flatMap((message) => {
      const [, key, all = ''] = /^(.+?): has no option .*; choose one of: (.*)$/s.exec(message) ?? [];
      const field = tool.fields.find((each) => each.key === key || each.label === key);
      return field === undefined ? [] : [{ field, options: all.split(', ').filter((option) => option.trim() !== '') }];
    });
    if (choices.length === 0) return { answer, args };
    for (const { field, options } of choices) {
      const tried = [args[field.key]].flat()[0];
      const option = options.find((each) => each !== tried);
      const { [field.key]: _gone, ...rest } = args;
      if (option !== undefined) args = { ...rest, [field.key]: Array.isArray(args[field.key]) ? [option] : option };
      else if (field.required) return { unmade: field.key };
      else args = rest;
    }
  }
  return { answer: await agent.call(tool.name, { ...args, ...(dryRun !== undefined && { $dryRun: dryRun }) }), args };
}
