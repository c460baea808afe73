import { sourcePlace, type GroundTruthMap, type JsonSchema, type Tool } from '@webmcp/contract';

import type { MapOutput } from './map-output.js';
import { registeredTool } from './registered-tool.js';
import { routesOf } from './routes-of.js';

/** A package with the hook `useWebMCP`: both take name, description, inputSchema and execute. */
const hookPackages: Readonly<Record<string, string>> = { vue: '@vueuse/core', react: 'use-webmcp-tool' };

/**
 * Skeletons for those who want to own the code of their tools: one hook for each tool. VueUse and use-webmcp-tool
 * (GoogleChromeLabs) publish the same form. The app passes the act, so the skeleton promises no result.
 */
export const hooks: MapOutput = {
  name: 'hooks',
  description: 'TypeScript skeletons for useWebMCP of @vueuse/core (Vue) or use-webmcp-tool (React)',
  render(map, { route } = {}) {
    const tools = map.tools.filter((tool) => route === undefined || routesOf(tool, map).includes(route));
    const framework = map.app.frameworks.find((name) => name in hookPackages);
    if (framework === undefined) return '// The app has neither Vue nor React, so there is no hook for its tools.\n';
    return `${[
      `import { useWebMCP } from '${hookPackages[framework]}';`,
      '',
      '/** Each hook registers one tool while its component is on the page. The app passes the act. */',
      ...tools.flatMap((tool) => ['', ...hookLines(tool, map)]),
    ].join('\n')}\n`;
  },
};

function hookLines(tool: Tool, map: GroundTruthMap): string[] {
  const { name, description, inputSchema, annotations } = registeredTool(tool);
  return [
    `/** ${commented(tool.title)}, from ${commented(sourcePlace(tool.source))}. */`,
    `export const use${pascal(name)} = (execute: (args: ${typeOf(inputSchema)}) => unknown) =>`,
    '  useWebMCP({',
    `    name: ${JSON.stringify(name)},`,
    `    description: ${JSON.stringify(description)},`,
    ...`inputSchema: ${JSON.stringify(inputSchema, null, 2)},`.split('\n').map((line) => `    ${line}`),
    // The React hook takes no annotations.
    ...(map.app.frameworks.includes('vue') ? [`    annotations: ${JSON.stringify(annotations)},`] : []),
    '    execute,',
    '  });',
  ];
}

/** Texts of the app must not end the comment. */
const commented = (text: string): string => text.replaceAll('*/', '* /').replace(/\s+/g, ' ');

const pascal = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

function typeOf(schema: object): string {
  const {
    type,
    properties,
    required,
    items,
    enum: values,
  } = schema as {
    type?: string;
    properties?: Record<string, JsonSchema>;
    required?: string[];
    items?: JsonSchema;
    enum?: unknown[];
  };
  if (values !== undefined && values.length > 0) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (type === 'object') {
    const members = Object.entries(properties ?? {}).map(
      ([key, each]) => `${JSON.stringify(key)}${required?.includes(key) === true ? '' : '?'}: ${typeOf(each)}`,
    );
    return members.length === 0 ? 'Record<string, never>' : `{ ${members.join('; ')} }`;
  }
  if (type === 'array') return `(${items === undefined ? 'unknown' : typeOf(items)})[]`;
  if (type === 'integer' || type === 'number') return 'number';
  return type === 'boolean' || type === 'string' ? type : 'unknown';
}
