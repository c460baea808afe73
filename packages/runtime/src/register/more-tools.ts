import type { CallResult, ManifestTool } from '@webmcp/contract';

import type { InputSchema } from '../validate/input-schema.js';
import { validate } from '../validate/validate.js';
import { callControls } from './call-controls.js';
import type { ToolDefinition } from './model-context.js';

/** The name of the tool that lists the tools beyond the budget. */
export const moreTools = 'more_tools';

/**
 * Defines the tool that lists the tools beyond the budget, and registers the named tools in place of others.
 * @param bring registers the tools of these names and returns the names that it registered
 */
export function moreToolsDefinition(rest: ManifestTool[], bring: (names: string[]) => string[]): ToolDefinition {
  const inputSchema: InputSchema = {
    type: 'object',
    properties: {
      tools: {
        type: 'array',
        items: { type: 'string', enum: rest.map(({ name }) => name) },
        description: 'Names of tools to make callable',
      },
    },
    required: [],
    additionalProperties: false,
  };
  return {
    name: moreTools,
    title: 'More tools',
    description: `Lists ${rest.length} more tools of this page, and makes those named in "tools" callable.`,
    inputSchema,
    annotations: { readOnlyHint: true },
    execute: async (sent): Promise<CallResult> => {
      const { args } = callControls(sent);
      const { values, messages } = validate(inputSchema, args);
      const answer: CallResult = { status: 'invalid_input', tool: moreTools, messages, evidence: [] };
      if (messages.length) return answer;
      const names = (values['tools'] ?? []) as string[];
      const data = names.length
        ? { callable: bring(names) }
        : { tools: rest.map(({ name, description }) => ({ name, description })) };
      return { ...answer, status: 'completed', evidence: [{ kind: 'read' }], data };
    },
  };
}
