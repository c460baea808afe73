import { ProblemError, type GroundTruthMap } from '@webmcp/contract';
import { explainField, explainTool, nearestNames, type Explanation } from '@webmcp/discovery';

import type { CommandResult } from '../run/command-result.js';
import { committedMap } from '../files/committed-map.js';

export interface ExplainOptions {
  /** Absolute path of the map. */
  out: string;
  /** Name or id. */
  tool: string;
  /** The key of one field. Narrows the explanation to this field. */
  field?: string;
}

export interface ExplainResult extends CommandResult {
  command: 'explain';
  explanation: Explanation;
}

/**
 * Explains a tool from the committed map: the reason for each match, and the selectors of each target. Starts nothing.
 * @throws {ProblemError} MAP_MISSING, the problems of a damaged map, TOOL_UNKNOWN, FIELD_UNKNOWN
 */
export async function explain({ out, tool, field }: ExplainOptions): Promise<ExplainResult> {
  const map = await committedMap(out);
  const whole = explainTool(map, tool);
  if (whole === null) throw new ProblemError('TOOL_UNKNOWN', { tool, near: near(tool, toolNames(map)) });
  const explanation = field === undefined ? whole : explainField(whole, field);
  if (explanation === null) {
    const keys = whole.targets.flatMap((target) => (target.part === 'field' ? (target.key ?? []) : []));
    throw new ProblemError('FIELD_UNKNOWN', {
      tool: whole.tool.name,
      field: field ?? '',
      near: near(field ?? '', [
        ...keys,
        ...whole.unstable.flatMap(({ what, label }) => (what === 'field' ? label : [])),
      ]),
    });
  }
  return { command: 'explain', exitCode: 0, out, problems: [], explanation, more: { explanation } };
}

function toolNames({ tools, unstable }: GroundTruthMap): string[] {
  return [...tools.map(({ name }) => name), ...unstable.flatMap(({ toolName }) => toolName ?? [])];
}

const near = (asked: string, names: readonly string[]): string =>
  nearestNames(asked, names).join(', ') || 'none at all';
