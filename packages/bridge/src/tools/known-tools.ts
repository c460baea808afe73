import type { JsonSchema, JsonValue, Manifest, ManifestTool } from '@webmcp/contract';
import { inputSchema, isReadOnly, moreTools, portableInput, validate, type InputSchema } from '@webmcp/runtime/schema';

import type { BridgeTool } from './bridge-tool.js';
import { withPortableKeys } from './portable-keys.js';

/** A tool as a page lists it. Every text is the page's own claim. */
export interface PageTool {
  name: string;
  title?: string;
  description?: string;
  inputSchema?: JsonSchema;
}

/** The arguments that control a call, which the page itself reads. */
const control = /^\$(?:dryRun|overwrite|token|idempotencyKey|id)$/;

/**
 * Returns the tools of a page, in the page's order. With a map, words, schema and risk come from the map. Other tools
 * are left out: a page only decides which tools it shows now. Without a map, each tool is of the
 * class caution, whatever the page claims.
 */
export function knownTools(listed: readonly PageTool[], manifest: Manifest | undefined): BridgeTool[] {
  if (manifest === undefined) return listed.map(claimedTool);
  const known = new Map(manifest.tools.map((tool) => [tool.name, tool]));
  return listed.flatMap(({ name }) => {
    if (name === moreTools) return [moreTool];
    const tool = known.get(name);
    return tool === undefined ? [] : [mapTool(tool)];
  });
}

/** The schema of the runtime's own tool, without the names that the page would add to it. */
const moreSchema: InputSchema = {
  type: 'object',
  properties: {
    tools: { type: 'array', items: { type: 'string' }, description: 'Names of tools to make callable' },
  },
  required: [],
  additionalProperties: false,
};

/** The runtime's own tool on a page with more tools than it shows at a time. Its words are written here, not by the page. */
const moreTool: BridgeTool = {
  name: moreTools,
  title: 'More tools',
  description: 'Lists further tools of this page, and makes those named in "tools" callable.',
  inputSchema: moreSchema as unknown as JsonSchema,
  risk: 'safe',
  isReadOnly: true,
  scope: 'page:read',
  sensitive: [],
  paths: [],
  faults: (args) => validate(moreSchema, withoutControls(args)).messages,
  definition: plainJson(moreSchema),
};

function mapTool(tool: ManifestTool): BridgeTool {
  const { id, name, title, description, fields, risk } = tool;
  const schema = inputSchema(tool);
  const readsOnly = isReadOnly(tool);
  const sensitive = fields.filter((field) => field.sensitive !== undefined).map(({ key }) => key);
  return {
    id,
    name,
    title,
    description,
    ...withPortableKeys(portableInput(schema) as unknown as JsonSchema),
    risk: risk.level,
    isReadOnly: readsOnly,
    scope: risk.level === 'destructive' ? 'page:destructive' : readsOnly ? 'page:read' : 'page:act',
    sensitive,
    paths: [],
    faults: (args) => validate(schema, withoutControls(args)).messages,
    definition: plainJson({ id, title, description, schema, isReadOnly: readsOnly, sensitive }),
  };
}

/** A tool by the claims of its own page, of the class caution. */
export function claimedTool({ name, title = '', description = '', inputSchema: claimed }: PageTool): BridgeTool {
  const schema = claimed ?? { type: 'object' };
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
  const required = (Array.isArray(schema['required']) ? schema['required'] : []).map(String);
  return {
    name,
    title,
    description,
    ...withPortableKeys(schema),
    risk: 'caution',
    isReadOnly: false,
    scope: 'page:act',
    sensitive: [],
    paths: [],
    faults: (args) =>
      validate({ type: 'object', properties, required, additionalProperties: false }, withoutControls(args)).messages,
    definition: plainJson({ title, description, schema }),
  };
}

function withoutControls(args: Record<string, JsonValue>): Record<string, JsonValue> {
  return Object.fromEntries(Object.entries(args).filter(([key]) => !control.test(key)));
}

function plainJson(value: unknown): JsonValue {
  return JSON.parse(JSON.stringify(value)) as JsonValue;
}
