import type { Field, GroundTruthMap, JsonValue, Tool } from '@webmcp/contract';

import { choiceTexts } from './field-type.js';

/** A case of `webmcp-evals`: a request, and the call that answers it (GoogleChromeLabs/webmcp-tools, evals-cli). */
export interface EvalCase {
  name: string;
  messages: { role: 'user'; type: 'message'; content: string }[];
  expectedCall: { functionName: string; arguments: Record<string, JsonValue> }[];
}

/**
 * Derives cases from the texts of a map: one for each tool, and one for the first choice of each field with choices. A
 * person's own sentences say more about the names, because these sentences contain the words of the page.
 */
export function evalCases({ tools }: Pick<GroundTruthMap, 'tools'>): EvalCase[] {
  return tools.flatMap((tool) => [caseOf(tool), ...tool.fields.flatMap((field) => choiceCases(tool, field))]);
}

function caseOf(tool: Tool): EvalCase {
  return evalCase(tool, `${tool.title}.`, {});
}

function choiceCases(tool: Tool, field: Field): EvalCase[] {
  const [first] = choiceTexts(field.schema);
  if (first === undefined || field.sensitive !== undefined) return [];
  return [evalCase(tool, `${tool.title}, with ${first} as ${field.label}.`, { [field.key]: first })];
}

/** Values that the sentence does not name may be anything. */
function evalCase(tool: Tool, content: string, named: Record<string, JsonValue>): EvalCase {
  const required = tool.fields.filter((field) => field.required && field.sensitive === undefined).map(({ key }) => key);
  const prompted = (tool.prompts ?? []).map(({ key }) => key);
  const keys = [...(tool.row === undefined ? [] : [tool.row.param]), ...required, ...prompted].filter(
    (key) => !(key in named),
  );
  const any = Object.fromEntries(keys.map((key) => [key, { $any: true }]));
  return {
    name: content.replace(/\.$/, ''),
    messages: [{ role: 'user', type: 'message', content }],
    expectedCall: [{ functionName: tool.name, arguments: { ...any, ...named } }],
  };
}
