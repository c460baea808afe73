import { relative } from 'node:path';

import { sourcePlace, type GroundTruthMap } from '@webmcp/contract';
import type { Colors } from 'picocolors/types.js';

import type { InstrumentResult } from '../commands/instrument.js';
import type { Proofs } from '../run/proofs.js';
import { coverageLines, leftOutLines, unseenLines } from './coverage-lines.js';
import { problemLines } from './problem-lines.js';
import { survivalTable } from './survival-table.js';
import { toolsTable } from './tools-table.js';
import { wordingLines } from './wording-lines.js';

/** Renders the result of `webmcp instrument`: the tools, each problem, and the written files. */
export function instrumentReport(result: InstrumentResult, cwd: string, colors: Colors): string {
  const { map, problems } = result;
  const lines = toolsTable(map, colors);
  lines.push('', ...coverageLines(map), ...[...leftOutLines(map), ...unseenLines(map)].map(colors.dim));
  for (const problem of problems) lines.push('', ...problemLines(problem, colors));
  const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;
  const fields = map.tools.reduce((sum, tool) => sum + tool.fields.length, 0);
  lines.push(
    '',
    `${colors.bold(count(map.tools.length, 'tool'))} with ${count(fields, 'field')}, ${map.unstable.length} held back as unstable`,
  );
  for (const { name, source } of map.declared ?? [])
    lines.push(
      `${colors.bold(name)} is declared as a tool by the attributes of its form and stays with the browser: ${sourcePlace(source)}`,
    );
  if (result.survival !== undefined) lines.push('', ...survivalTable(result.survival, colors), '');
  if (result.wording !== undefined) lines.push(...wordingLines(result.wording, colors));
  if (result.proofs !== undefined) lines.push(proofLine(result.proofs, colors));
  const hooks = hookedPlaces(map);
  if (hooks > 0) lines.push(`${colors.cyan('webmcp fix')} can write ${count(hooks, 'hook')} into the source`);
  lines.push(`Map:    ${colors.cyan(short(result.out, cwd))}`);
  if (result.emitted !== undefined) lines.push(`Script: ${colors.cyan(short(result.emitted, cwd))}`);
  if (result.harness !== undefined) lines.push(`States: ${colors.cyan(short(result.harness, cwd))}`);
  return lines.join('\n').trimStart();
}

/** Renders the count of tools at each proof level. Each tool counts once, at its highest level. */
function proofLine({ located, filled, submitted, failed, unproved }: Proofs, colors: Colors): string {
  const parts = Object.entries({ submitted, filled, located }).map(([level, count]) => `${count} ${level}`);
  return [
    `Proved: ${parts.join(', ')}`,
    ...(failed === 0 ? [] : [colors.red(`${failed} failed and held back`)]),
    ...(unproved === 0 ? [] : [colors.yellow(`${unproved} could not be tried`)]),
  ].join(', ');
}

/** Returns a path relative to the current folder, or the absolute path if the file is far away. */
function short(file: string, cwd: string): string {
  const path = relative(cwd, file);
  return path.startsWith('../..') ? file : path;
}

/** Counts the places at which `webmcp fix` would write a hook. */
function hookedPlaces({ unstable }: GroundTruthMap): number {
  const places = unstable.flatMap(({ guidance: [first] }) =>
    first?.do === 'data-mcp' && first.doubt === undefined ? (first.into ?? []) : [],
  );
  return new Set(places.map(sourcePlace)).size;
}
