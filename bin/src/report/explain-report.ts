import type { ExplainedTarget, Explanation } from '@webmcp/discovery';
import { sourcePlace, type Unstable } from '@webmcp/contract';
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

const indented = (lines: readonly string[], by = 2): string[] => lines.map((line) => `${' '.repeat(by)}${line}`);

function head(explanation: Explanation, colors: Colors): string[] {
  const { tool, held } = explanation;
  const lines = [`${colors.bold(tool.name)} ${colors.dim(tool.id)}`];
  if (held) return [...lines, `  ${colors.yellow('held back')}: no selector has enough confidence yet`];
  if (tool.description !== undefined) lines.push(`  ${tool.description}`);
  const rows = facts.flatMap(({ title, values }) =>
    values(explanation, colors).map((value, at) => [at === 0 ? colors.dim(title) : '', value]),
  );
  return [...lines, '', ...indented(table(rows))];
}

/** One fact about a tool: a title, and a line for each value. A fact without a value is not printed. */
interface Fact {
  title: string;
  values(explanation: Explanation, colors: Colors): string[];
}

const given = <T>(value: T | undefined, print: (value: T) => string): string[] =>
  value === undefined ? [] : [print(value)];

const basisInWords: Readonly<Record<NonNullable<ExplainedTarget['basis']>, string>> = {
  source: 'the source alone',
  page: 'the page alone: no control of the source was paired with it',
  both: 'source and page',
};

/** The facts about a tool, in the order of the report. */
const facts: readonly Fact[] = [
  { title: 'kind', values: ({ tool }) => given(tool.kind, String) },
  { title: 'source', values: ({ tool }, colors) => given(tool.source, (source) => colors.cyan(sourcePlace(source))) },
  { title: 'rests on', values: ({ tool }) => given(tool.basis, (basis) => basisInWords[basis]) },
  {
    title: 'risk',
    values: ({ risk }, colors) => [
      ...given(risk, ({ level }) => riskColor(level, colors)),
      ...(risk?.reasons ?? []).map(({ signal, evidence, source }) => {
        const from = [signal, ...given(source, sourcePlace)].join(', ');
        return `${evidence} ${colors.dim(`(${from})`)}`;
      }),
    ],
  },
  { title: 'seen in', values: ({ states }, colors) => states.map(({ id, route }) => `${id} ${colors.dim(route)}`) },
  { title: 'reached by', values: ({ reach }) => reach.map((step, at) => `${at + 1}. ${step}`) },
  { title: 'step', values: ({ tool }) => given(tool.flow, ({ step, id }) => `${step} of ${id}`) },
  {
    title: 'row',
    values: ({ row, targets }) => {
      const key = targets.find(({ part }) => part === 'row key')?.selectors[0]?.value;
      return given(row, ({ param }) => `chosen by ${param}${key === undefined ? '' : `, the text of ${key}`}`);
    },
  },
  {
    title: 'proof',
    values: ({ tool }, colors) =>
      given(tool.proof, ({ level, result, browser }) => `${level}: ${result} ${colors.dim(browser)}`),
  },
];

function targetLines(target: ExplainedTarget, colors: Colors): string[] {
  const { part, key, label, role, required, sensitive, basis, source, confidence, paired, selectors } = target;
  const notes = [
    ...(role === undefined ? [] : [role]),
    ...(required === true ? ['required'] : []),
    ...(sensitive === undefined ? [] : [`${sensitive}: left to the user`]),
    ...(basis === undefined ? [] : [`rests on ${basisInWords[basis]}`]),
  ];
  const title = [
    part,
    ...(key === undefined ? [] : [key]),
    ...(label === undefined || label === '' ? [] : [`"${label}"`]),
  ];
  const lines = [
    `${colors.bold(title.join(' '))}${notes.length === 0 ? '' : ` ${colors.dim(notes.join(', '))}`}${source === undefined ? '' : ` ${colors.cyan(sourcePlace(source))}`}`,
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
      `  ${what} "${label}" ${colors.cyan(sourcePlace(source))} confidence ${score(confidence, colors)}${unlocks > 1 ? `, unlocks ${unlocks} tools` : ''}`,
      ...guidance.map(({ text }) => `    ${colors.dim('→')} ${text}`),
    ]),
  ];
}

function score(value: number, colors: Colors): string {
  const paint = value >= 0.8 ? colors.green : value >= 0.6 ? colors.yellow : colors.red;
  return paint(value.toFixed(2));
}
