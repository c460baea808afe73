import { canonicalJson } from '@webmcp/contract';

import type { MapOutput } from './map-output.js';
import { registeredTool } from './registered-tool.js';
import { routesOf } from './routes-of.js';

/** The origin of Vite's dev server, unless `--page-origin` names another. */
const usualOrigin = 'http://localhost:5173';

/**
 * A tool contract, version 1, of playwright-webmcp (swissspidy/playwright-webmcp, packages/core/src/contract.ts): the stored
 * side of `toMatchToolContract`. A page registers the tools of its own route, so `--route` makes the contract of one page.
 */
export const contract: MapOutput = {
  name: 'contract',
  description: 'JSON contract for toMatchToolContract of playwright-webmcp, of one page with --route',
  render(map, { route, pageOrigin = usualOrigin } = {}) {
    const tools = map.tools
      .filter((tool) => route === undefined || routesOf(tool, map).includes(route))
      .map((tool) => ({ ...registeredTool(tool), source: 'imperative', origin: pageOrigin }))
      .map(({ name, title, description, inputSchema, annotations, source, origin }) => ({
        name,
        title,
        description,
        inputSchema: sorted(inputSchema),
        annotations: sorted(annotations),
        source,
        origin,
      }))
      .sort((a, b) => a.name.localeCompare(b.name));
    return `${JSON.stringify({ version: 1, tools }, null, 2)}\n`;
  },
};

/** Returns a copy with the keys of each object in order. */
const sorted = (value: unknown): unknown => JSON.parse(canonicalJson(value));
