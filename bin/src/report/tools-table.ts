import type { GroundTruthMap, Tool } from '@webmcp/contract';
import type { Colors } from 'picocolors/types.js';

import { riskColor } from './risk-color.js';
import { shortList } from './short-list.js';
import { table } from './table.js';

/** Renders the tools of a map as a table: name, kind, risk, parameters, confidence, states. `webmcp explain` prints one tool in full. */
export function toolsTable(map: GroundTruthMap, colors: Colors): string[] {
  if (map.tools.length === 0) return [];
  const head = ['tool', 'kind', 'risk', 'parameters', 'confidence', 'states'].map((word) => colors.dim(word));
  const rows = map.tools.map((tool) => [
    colors.bold(tool.name),
    tool.kind,
    riskColor(tool.risk.level, colors),
    parameters(tool),
    confidenceOf(tool).toFixed(2),
    shortList(tool.states, 32),
  ]);
  return table([head, ...rows]);
}

function parameters(tool: Tool): string {
  const names = tool.fields.map((field) =>
    field.sensitive === undefined ? `${field.key}${field.required ? '' : '?'}` : `(${field.key}: left to the user)`,
  );
  const prompted = (tool.prompts ?? []).map(({ key }) => key);
  return shortList([...(tool.row === undefined ? [] : [tool.row.param]), ...names, ...prompted], 64) || '–';
}

/** Returns the least confidence among the targets of a tool. */
function confidenceOf(tool: Tool): number {
  const targets = [
    ...tool.fields.filter((field) => field.sensitive === undefined),
    ...(tool.action ? [tool.action] : []),
  ];
  return Math.min(1, ...targets.map((target) => target.confidence));
}
