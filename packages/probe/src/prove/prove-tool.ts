import type { CallResult, ManifestTool } from '@webmcp/contract';
import type { Agent } from './agent.js';
import { argumentsFor, type MadeArguments, summary } from './arguments-for.js';
import { type Args, callWithChoices } from './call-with-choices.js';
import { proveLimits, proveRefusals } from './prove-edges.js';
import { failed, type Outcome, proved, type ProofLevel, unproved } from './outcome.js';

/** Proves one tool in a page that is in one of its states: located, then filled, then submitted. */
export async function proveTool(tool: ManifestTool, upTo: ProofLevel, agent: Agent): Promise<Outcome> {
  const listed = await agent.listed(tool.name);
  if (listed === null) return failed('located', 'the page does not offer it in a state in which it was seen');
  if (tool.kind === 'read') return await proveRead(tool, agent);
  const made = await argumentsFor(tool, listed, agent);
  if ('status' in made) return made;

  const located = await proveLocated(tool, made, agent);
  if (!('args' in located)) return located;
  const refusals = await proveRefusals(tool, listed, located, agent);
  if ('status' in refusals) return refusals;
  if (upTo === 'located' || tool.risk.level === 'destructive' || tool.asks)
    return withNotes(located.outcome, refusals.note);

  const filled = await proveFilled(tool, located, agent);
  if (!('args' in filled)) return filled;
  const limits = await proveLimits(tool, listed, filled.args, agent);
  const notes = `${limits.note}${refusals.note}`;
  if (upTo !== 'submitted' || tool.action === undefined) return withNotes(filled.outcome, notes);

  return withNotes(await proveSubmitted(tool, filled.args, agent), notes);
}

/** Adds notes to the result of a proof. */
const withNotes = (outcome: Outcome, notes: string): Outcome =>
  outcome.status === 'proved' ? { ...outcome, result: `${outcome.result}${notes}` } : outcome;

/** A level that was reached. A further level begins with its arguments. */
interface Reached extends MadeArguments {
  outcome: Extract<Outcome, { status: 'proved' }>;
}

/** Calls a tool that only reads. */
async function proveRead(tool: ManifestTool, agent: Agent): Promise<Outcome> {
  const answer = await agent.call(tool.name, {});
  return answer.status === 'completed' ? proved('located', 'read') : refused('located', answer);
}

/** Finds the elements by a dry run, or the opener of an element that is not shown yet. */
async function proveLocated(tool: ManifestTool, made: MadeArguments, agent: Agent): Promise<Reached | Outcome> {
  const found = await callWithChoices(agent, tool, made.args, true);
  if ('unmade' in found) return unproved(`no value could be made for ${found.unmade}`);
  const { answer, args } = found;
  const opens = (answer.data as { opens?: unknown } | undefined)?.opens !== undefined;
  if (answer.status !== 'completed' && !opens) return refused('located', answer);
  const result = `${opens ? 'its opener was found' : 'found'}${made.note}`;
  return { outcome: proved('located', result), args, note: made.note };
}

/** Fills the fields and reads them back, for a tool with values for its fields. */
async function proveFilled(tool: ManifestTool, located: Reached, agent: Agent): Promise<Reached | Outcome> {
  const given = tool.fields.filter(({ key }) => key in located.args);
  if (given.length === 0) return located;
  const filled = await callWithChoices(agent, tool, located.args, 'fill');
  if ('unmade' in filled) {
    const { outcome } = located;
    return { ...outcome, result: `${outcome.result}; no value could be made for ${filled.unmade}` };
  }
  if (!/^(completed|handed_over)$/.test(filled.answer.status)) return refused('filled', filled.answer);
  const result = `${given.length} field${given.length === 1 ? '' : 's'} filled and read back${located.note}`;
  return { ...located, outcome: proved('filled', result) };
}

/** Calls the tool as an agent does. */
async function proveSubmitted(tool: ManifestTool, args: Args, agent: Agent): Promise<Outcome> {
  const answer = await agent.call(tool.name, args);
  return /^(completed|navigated)$/.test(answer.status)
    ? proved('submitted', answer.status)
    : refused('submitted', answer);
}

/** Makes a failure of an answer. */
const refused = (level: ProofLevel, answer: CallResult): Outcome => ({
  ...failed(level, summary(answer)),
  ...(answer.status === 'unavailable' ? { elsewhere: true as const } : {}),
});
