import type { Colors } from 'picocolors/types.js';

import type { EvalResult } from '../commands/eval.js';
import type { CaseScores, Score } from '../eval/score-cases.js';
import { problemLines } from './problem-lines.js';
import { table } from './table.js';

/** The most confusions that the report lists. */
const mostConfused = 20;

/** Renders the result of `webmcp eval`: the share of right choices for each route and in all, and the confused pairs. */
export function evalReport({ people, derived, problems }: EvalResult, colors: Colors): string {
  return [
    ...(people === undefined
      ? [colors.dim('No sentences of people: write them in webmcp.evals.json (webmcp emit evals prints a beginning).')]
      : scoreLines('Sentences of people', people, colors)),
    '',
    ...scoreLines('Sentences derived from the map', derived, colors),
    ...problems.flatMap((one) => ['', ...problemLines(one, colors)]),
  ].join('\n');
}

function scoreLines(title: string, { all, routes, confused }: CaseScores, colors: Colors): string[] {
  const rows = routes.map(({ route, ...score }) => [route, ...cells(score)]);
  const pairs = confused.map(({ request, expected, chosen }) => [`“${request}”`, expected, chosen ?? '(none)']);
  return [
    colors.bold(title),
    ...table([['route', 'cases', 'top 1', 'top 3'], ...rows, ['all tools', ...cells(all)]]),
    ...(pairs.length === 0 ? [] : ['', ...table([['request', 'expected', 'first'], ...pairs.slice(0, mostConfused)])]),
    ...(pairs.length > mostConfused ? [`${pairs.length - mostConfused} more with --json`] : []),
  ];
}

function cells({ cases, top1, top3 }: Score): string[] {
  const share = (count: number): string => (cases === 0 ? '–' : `${Math.round((100 * count) / cases)} %`);
  return [`${cases}`, share(top1), share(top3)];
}
