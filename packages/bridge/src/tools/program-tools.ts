import { riskLevels, type JsonSchema } from '@webmcp/contract';

import { scopes } from '../access/scopes.js';
import type { BridgeTool } from './bridge-tool.js';
import { isObject, type Json } from './is-object.js';
import { claimedTool } from './known-tools.js';

/**
 * Reads the tools that a program offers. A tool without a known scope is left out. A tool of an unknown class is of the class
 * caution, and only a safe tool is a read.
 */
export function programTools(listed: readonly unknown[]): BridgeTool[] {
  return listed.slice(0, 200).flatMap((each) => (isObject(each) ? programTool(each) : []));
}

function programTool(tool: Json): BridgeTool[] {
  const { name, title = '', description = '', inputSchema = {} } = tool;
  const isNamed = typeof name === 'string' && /^[\w-]{1,128}$/.test(name);
  if (!isNamed || typeof title !== 'string' || typeof description !== 'string' || !isObject(inputSchema)) return [];
  return withRules(claimedTool({ name, title, description, inputSchema: inputSchema as JsonSchema }), tool);
}

function withRules(claimed: BridgeTool, { risk, isReadOnly, scope, paths = [], sensitive = [] }: Json): BridgeTool[] {
  const known = scopes.find((each) => each === scope);
  if (known === undefined || !isNames(paths) || !isNames(sensitive)) return [];
  const level = riskLevels.find((each) => each === risk) ?? 'caution';
  const readsOnly = level === 'safe' && isReadOnly === true;
  const definition = [claimed.definition, known, readsOnly, [...paths], [...sensitive]];
  return [{ ...claimed, risk: level, isReadOnly: readsOnly, scope: known, paths, sensitive, definition }];
}

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
