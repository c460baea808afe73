import type { Tool } from '@webmcp/contract';
import { isInstruction, wordBudgets } from '@webmcp/discovery';

import { registeredTool } from '../outputs/registered-tool.js';

type Registered = ReturnType<typeof registeredTool>;

/** One rule on the words of a tool, as reviewers of WebMCP tools apply it. */
interface WordRule {
  name: string;
  /** Returns each break of the rule in words that follow the name of the tool. */
  breaks(tool: Registered): string[];
}

const over = (what: string, text: string, most: number): string[] =>
  text.length > most ? [`${what} has ${text.length} characters, and reviewers accept ${most}`] : [];

const parametersOf = ({ inputSchema }: Registered): [key: string, description: string][] =>
  Object.entries(inputSchema.properties).map(([key, { description }]) => [
    key,
    typeof description === 'string' ? description : '',
  ]);

/** The rules on words, in the order of the report. The answers of a read are cut by the runtime. */
const wordRules: readonly WordRule[] = [
  { name: 'name-length', breaks: ({ name }) => over('the name', name, wordBudgets.name) },
  {
    name: 'description-length',
    breaks: ({ description }) => over('the description', description, wordBudgets.description),
  },
  {
    name: 'only-name',
    breaks: ({ name, description }) =>
      lettersOf(description) === lettersOf(name) ? ['the description only repeats the name'] : [],
  },
  {
    name: 'parameter-words',
    breaks: (tool) =>
      parametersOf(tool).flatMap(([key, text]) =>
        text === ''
          ? [`the parameter ${key} has no description`]
          : over(`the description of the parameter ${key}`, text, wordBudgets.parameter),
      ),
  },
  {
    name: 'instruction',
    breaks: (tool) =>
      [tool.title, tool.description, ...parametersOf(tool).map(([, text]) => text)]
        .filter(isInstruction)
        .map((text) => `the words instruct a model: "${text.slice(0, 80)}"`),
  },
];

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '');

/** Returns each break of a rule on words, for one tool. */
export function wordFaults(tool: Tool): string[] {
  const registered = registeredTool(tool);
  return wordRules.flatMap(({ breaks }) => breaks(registered));
}
