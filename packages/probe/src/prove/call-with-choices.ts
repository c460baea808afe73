import type { CallResult, JsonValue, ManifestTool } from '@webmcp/contract';
import type { Agent } from './agent.js';

export type Args = Record<string, JsonValue>;

/** The answer to a call with its final arguments, or the required field without a possible value. */
export type CallOutcome = { answer: CallResult; args: Args } | { unmade: string };

/**
 * Calls a tool. If the page names the options of a field, calls again with the first option. Leaves out an optional
 * field that accepts no option.
 */
export async function callWithChoices(
  agent: Agent,
  tool: ManifestTool,
  first: Args,
  dryRun: true | 'fill',
): Promise<CallOutcome> {
  let args = first;
  for (let tries = 0; tries <= tool.fields.length; tries += 1) {
    const answer = await agent.call(tool.name, { ...args, $dryRun: dryRun });
    if (!/^(invalid_input|rejected)$/.test(answer.status)) return { answer, args };
    const choices = choicesIn(answer, tool);
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
  return { answer: await agent.call(tool.name, { ...args, $dryRun: dryRun }), args };
}

/** The options of one field, as the page names them. */
interface FieldChoices {
  field: ManifestTool['fields'][number];
  options: string[];
}

/** Reads the options of fields from the messages of an answer. */
function choicesIn({ messages }: CallResult, { fields }: ManifestTool): FieldChoices[] {
  return messages.flatMap((message) => {
    const [, key, all = ''] = /^(.+?): has no option .*; there are: (.*)$/s.exec(message) ?? [];
    const field = fields.find((each) => each.key === key || each.label === key);
    return field === undefined ? [] : [{ field, options: all.split(', ').filter((option) => option.trim() !== '') }];
  });
}
