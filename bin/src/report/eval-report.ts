import type { Colors } from 'picocolors/types.js';

import type { EvalResult, RankingScores } from '../commands/eval.js';
import type { CaseScores, Confusion, Score } from '../eval/score-cases.js';
import { problemLines } from './problem-lines.js';
import { table } from './table.js';

/** The most confusions that the report lists. */
const mostConfused = 20;

/**
 * Renders the result of `webmcp eval`: the share of right choices and the confused pairs, for each route and in all. With a
 * model's names, the figure of the rules' names comes first.
 */
export function evalReport({ people, derived, rules, embedding, problems }: EvalResult, colors: Colors): string {
  const after = rules === undefined ? '' : ', with the names of the model';
  return [
    ...(people === undefined
      ? [colors.dim('No sentences of people: write them in webmcp.evals.json (webmcp emit evals prints a beginning).')]
      : []),
    ...rankingLines(', with the names of the rules', rules, colors),
    ...rankingLines(after, { derived, ...(people === undefined ? {} : { people }) }, colors),
    ...rankingLines(', by the sentence embedding', embedding, colors),
    ...problems.flatMap((one) => [...problemLines(one, colors), '']),
  ]
    .join('\n')
    .trimEnd();
}

function rankingLines(by: string, scores: RankingScores | undefined, colors: Colors): string[] {
  if (scores === undefined) return [];
  const { people, derived } = scores;
  return [
    ...(people === undefined ? [] : [...scoreLines(`Sentences of people${by}`, people, colors), '']),
    ...scoreLines(`Sentences derived from the map${by}`, derived, colors),
    '',
  ];
}

function scoreLines(title: string, { all, routes, confused }: CaseScores, colors: Colors): string[] {
  const rows = routes.map(({ route, ...score }) => [route, ...cells(score)]);
  const pairs = [
    ...routes.flatMap((one) => one.confused.map((pair) => [one.route, ...pairCells(pair)])),
    ...confused.map((pair) => ['all tools', ...pairCells(pair)]),
  ];
  return [
    colors.bold(title),
    ...table([['route', 'cases', 'top 1', 'top 3'], ...rows, ['all tools', ...cells(all)]]),
    ...(pairs.length === 0
      ? []
      : ['', ...table([['among', 'request', 'expected', 'first'], ...pairs.slice(0, mostConfused)])]),
    ...(pairs.length > mostConfused ? [`${pairs.length - mostConfused} more with --json`] : []),
  ];
}

const pairCells = ({ request, expected, chosen }: Confusion): string[] => [
  `“${request}”`,
  expected,
  chosen ?? '(none)',
];

function cells({ cases, top1, top3 }: Score): string[] {
  const share = (count: number): string => (cases === 0 ? '–' : `${Math.round((100 * count) / cases)} %`);
  return [`${cases}`, share(top1), share(top3)];
}
