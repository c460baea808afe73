import type { Colors } from 'picocolors/types.js';
import wrapAnsi from 'wrap-ansi';

import type { CheckResult } from '../commands/check.js';
import { checkFindings, type CheckFinding } from './check-findings.js';
import { verdict } from './verdict.js';

/** The least width that lines are wrapped to. */
const leastWidth = 24;

/**
 * Renders the result of `webmcp check`: the differences by impact and tool, each with its place and fix, then flaky
 * states, notes and the verdict.
 * @param columns the width of the terminal; Infinity for a pipe
 */
export function checkReport(result: CheckResult, colors: Colors, columns = Infinity): string {
  const write = (text: string, indent: number): string[] => wrapped(text, indent, columns);
  const findings = checkFindings(result);
  const lines = (['breaking', 'risky', 'harmless'] as const).flatMap((impact) => {
    const of = findings.filter((one) => one.impact === impact);
    if (of.length === 0) return [];
    const color = { breaking: colors.red, risky: colors.yellow, harmless: colors.green }[impact];
    return [colors.bold(color(`${impact} (${of.length})`)), ...toolLines(of, colors, write), ''];
  });
  for (const { what } of result.flaky) lines.push(...write(colors.yellow(`flaky: ${what}`), 0));
  for (const note of result.notes) lines.push(...write(colors.dim(`note: ${note}`), 0));
  lines.push(...write((result.exitCode === 0 ? colors.green : colors.red)(verdict(result)), 0));
  return lines.join('\n');
}

type Write = (text: string, indent: number) => string[];

function toolLines(findings: readonly CheckFinding[], colors: Colors, write: Write): string[] {
  const names = [...new Set(findings.map(({ tool }) => tool))];
  return names.flatMap((name) => [
    ...(name === undefined ? [] : write(colors.bold(name), 2)),
    ...findings.filter(({ tool }) => tool === name).flatMap((finding) => findingLines(finding, colors, write)),
  ]);
}

function findingLines({ rule, where, message, fix }: CheckFinding, colors: Colors, write: Write): string[] {
  const place = where === undefined || message.includes(where) ? '' : ` ${colors.cyan(where)}`;
  return [...write(`${colors.bold(rule)}${place}`, 2), ...write(message, 4), ...write(`${colors.dim('→')} ${fix}`, 4)];
}

function wrapped(text: string, indent: number, columns: number): string[] {
  const width = Math.max(leastWidth, columns) - indent;
  const lines = Number.isFinite(width) ? wrapAnsi(text, width, { hard: true }).split('\n') : [text];
  return lines.map((line) => `${' '.repeat(indent)}${line}`);
}
