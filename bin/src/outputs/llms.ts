import type { GroundTruthMap, Tool } from '@webmcp/contract';

import { escapeMarkdown } from './escape-markdown.js';
import type { MapOutput } from './map-output.js';
import { routesOf } from './routes-of.js';

/** `llms.txt` (llmstxt.org): the pages of the app with the tools that each offers. */
export const llms: MapOutput = {
  name: 'llms',
  description: 'llms.txt: the pages of the app, each with its tools',
  render(map) {
    const routes = [...new Set(map.states.map(({ route }) => route))].sort();
    return `${[
      '# WebMCP tools',
      '',
      '> The pages offer these tools to agents through document.modelContext, or through window.webmcp.',
      '',
      ...routes.flatMap((route) => routeLines(route, map)),
    ]
      .join('\n')
      .trimEnd()}\n`;
  },
};

function routeLines(route: string, map: GroundTruthMap): string[] {
  const tools = map.tools.filter((tool) => routesOf(tool, map).includes(route));
  if (tools.length === 0) return [];
  return [`## ${escapeMarkdown(route)}`, '', ...tools.map(toolLine), ''];
}

const toolLine = ({ name, description }: Tool): string => `- \`${name}\`: ${escapeMarkdown(description)}`;
