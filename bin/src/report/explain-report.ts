import type { ExplainedTarget, Explanation } from '@webmcp/discovery';
import type { Source, Unstable } from '@webmcp/contract';
import type { Colors } from 'picocolors/types.js';

import type { ExplainResult } from '../commands/explain.js';
import { riskColor } from './risk-color.js';
import { table } from './table.js';

/** Renders the result of `webmcp explain`: the tool, each target with its match and selectors, then unstable targets. */
export function explainReport({ explanation }: ExplainResult, colors: Colors): string {
  const sections = [
    head(explanation, colors),
    ...explanation.targets.map((target) => targetLines(target, colors)),
    ...(explanation.unstable.length === 0 ? [] : [unstableLines(explanation.unstable, colors)]),
  ];
  return sections.map((lines) => lines.join('\n')).join('\n\n');
}

const place = ({ file, line, column }: Source): string => `${file}:${line}:${column}`;

const indented = (lines: readonly string[], by = 2): string[] => lines.map((line) => `${' '.repeat(by)}${line}`);

function head({ tool, held, risk, states, reach, row, targets }: Explanation, colors: Colors): string[] {
  const lines = [`${colors.bold(tool.name)} ${colors.dim(tool.id)}`];
  if (held) return [...lines, `  ${colors.yellow('held back')}: no selector has enough confidence yet`];
  if (tool.description !== undefined) lines.push(`  ${tool.description}`);
  lines.push('');
  const rows: string[][] = [];
  if (tool.kind !== undefined) rows.push([colors.dim('kind'), tool.kind]);
  if (tool.source !== undefined) rows.push([colors.dim('source'), colors.cyan(place(tool.source))]);
  if (risk !== undefined) rows.push([colors.dim('risk'), riskColor(risk.level, colors)]);
  for (const { signal, evidence, source } of risk?.reasons ?? [])
    rows.push([
      '',
      `${evidence} ${colors.dim(`(${[signal, ...(source === undefined ? [] : [place(source)])].join(', ')})`)}`,
    ]);
  for (const [at, state] of states.entries())
    rows.push([at === 0 ? colors.dim('seen in') : '', `${state.id} ${colors.dim(state.route)}`]);
  for (const [at, step] of reach.entries()) rows.push([at === 0 ? colors.dim('reached by') : '', `${at + 1}. ${step}`]);
  if (tool.flow !== undefined) rows.push([colors.dim('step'), `${tool.flow.step} of ${tool.flow.id}`]);
  if (row !== undefined) {
    const key = targets.find(({ part }) => part === 'row key')?.selectors[0]?.value;
    rows.push([colors.dim('row'), `chosen by ${row.param}${key === undefined ? '' : `, the text of ${key}`}`]);
  }
  if (tool.proof !== undefined)
    rows.push([colors.dim('proof'), `${tool.proof.level}: ${tool.proof.result} ${colors.dim(tool.proof.browser)}`]);
  return [...lines, ...indented(table(rows))];
}

function targetLines(target: ExplainedTarget, colors: Colors): string[] {
  const { part, key, label, role, required, sensitive, source, confidence, paired, selectors } = target;
  const notes = [
    ...(role === undefined ? [] : [role]),
    ...(required === true ? ['required'] : []),
    ...(sensitive === undefined ? [] : [`${sensitive}: left to the user`]),
  ];
  const title = [
    part,
    ...(key === undefined ? [] : [key]),
    ...(label === undefined || label === '' ? [] : [`"${label}"`]),
  ];
  const lines = [
    `${colors.bold(title.join(' '))}${notes.length === 0 ? '' : ` ${colors.dim(notes.join(', '))}`}${source === undefined ? '' : ` ${colors.cyan(place(source))}`}`,
  ];
  if (paired !== undefined) {
    lines.push(`  paired with the page: ${score(paired.score, colors)}, ${paired.provenance}`);
    const rows = paired.signals.map(({ signal, value, weight, says }) => [
      signal,
      value.toFixed(2),
      colors.dim(`× ${weight.toFixed(2)}`),
      value === 0 ? colors.dim(says) : says,
    ]);
    lines.push(...indented(table(rows), 4));
  }
  lines.push(`  found ${target.within}: confidence ${score(confidence, colors)}`);
  const found = selectors.map(({ strategy, value, score: worth, why }, at) => [
    `${at + 1}.`,
    worth.toFixed(2),
    strategy,
    value,
    colors.dim(why),
  ]);
  lines.push(
    ...indented(found.length === 0 ? [colors.yellow('no selector found it and nothing else')] : table(found), 4),
  );
  if (target.best !== undefined) lines.push(`    ${colors.dim('best:')} ${target.best}`);
  if (target.looksLike.length > 0) lines.push(`  looks like: ${target.looksLike.join('; ')}`);
  lines.push(`  survival: ${target.survives}`);
  return lines;
}

function unstableLines(unstable: readonly Unstable[], colors: Colors): string[] {
  return [
    colors.bold('held back'),
    ...unstable.flatMap(({ what, label, source, confidence, unlocks = 0, guidance }) => [
      `  ${what} "${label}" ${colors.cyan(place(source))} confidence ${score(confidence, colors)}${unlocks > 1 ? `, unlocks ${unlocks} tools` : ''}`,
      ...guidance.map(({ text }) => `    ${colors.dim('→')} ${text}`),
    ]),
  ];
}

function score(value: number, colors: Colors): string {
  const paint = value >= 0.8 ? colors.green : value >= 0.6 ? colors.yellow : colors.red;
  return paint(value.toFixed(2));
}
