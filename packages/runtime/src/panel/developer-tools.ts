import type { PanelFacts } from '@webmcp/contract';

import { registerNatively, type ToolDefinition } from '../register/model-context.js';

/** The most entries of one answer, so that an answer stays short. */
const mostEntries = 10;

/**
 * Offers the facts of the panel to an agent of a developer, while the panel is open. The hint `debugging` keeps these tools
 * away from other agents. A browser without the API gets none.
 * @param ended takes the tools away
 */
export async function offerDeveloperTools(facts: PanelFacts, ended: AbortSignal): Promise<void> {
  await Promise.allSettled(developerTools(facts).map((tool) => registerNatively(tool, ended)));
}

const developerTools = ({ tools, heldBack, withdrawn }: PanelFacts): ToolDefinition[] => [
  listing(
    'webmcp_map_tools',
    'Tools of the WebMCP map',
    'Lists every tool of this app with its risk, the evidence for the risk, its routes and its place in the source.',
    tools.map(({ targets: _, mergeable: __, ...tool }) => ({ ...tool, withdrawn: withdrawn.includes(tool.name) })),
  ),
  listing(
    'webmcp_held_back',
    'Controls without a tool',
    'Lists the controls of this app that are held back, each with its place in the source and the change that makes it a tool.',
    heldBack,
  ),
];

/** Makes a tool that reads a list. */
function listing(name: string, title: string, description: string, entries: readonly object[]): ToolDefinition {
  return {
    name,
    title,
    description: `For developers. ${description}`,
    inputSchema: {
      type: 'object',
      properties: { from: { type: 'integer', minimum: 0, description: 'the number of entries to skip' } },
      required: [],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: true, untrustedContentHint: true, debugging: true },
    execute: async (args) => {
      const { from } = (args ?? {}) as { from?: unknown };
      const start = typeof from === 'number' && from > 0 ? Math.floor(from) : 0;
      const end = start + mostEntries;
      const next = end < entries.length ? { next: end } : {};
      return { total: entries.length, entries: entries.slice(start, end), ...next };
    },
  };
}
