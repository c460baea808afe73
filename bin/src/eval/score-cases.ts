import type { GroundTruthMap } from '@webmcp/contract';

import type { EvalCase } from '../outputs/eval-cases.js';
import { routesOf } from '../outputs/routes-of.js';
import { rankTools } from './rank-tools.js';
import type { Ranker, Ranking } from './ranker.js';

/** The number of cases, and how many of them put the expected tool first or among the first three. */
export interface Score {
  cases: number;
  top1: number;
  top3: number;
}

/** A request that ranks another tool first. `chosen` is null if no tool shares a word with the request. */
export interface Confusion {
  request: string;
  expected: string;
  chosen: string | null;
}

export interface CaseScores {
  /** Against all tools of the map. */
  all: Score;
  /** Against the tools of one route, which are the tools that an agent sees there. */
  routes: ({ route: string; confused: Confusion[] } & Score)[];
  /** The confusions against all tools, in the order of the cases. */
  confused: Confusion[];
  /** Expected tools that the map does not have, each once. */
  unknown: string[];
}

interface Asked {
  request: string;
  expected: string;
}

type Ranked = Asked & { ranked: string[] };

/**
 * Ranks the tools of a map for the last request of each case. Only the first expected call counts.
 * @param ranker ranks by BM25 unless another ranking is given
 */
export async function scoreCases(
  map: Pick<GroundTruthMap, 'tools' | 'states'>,
  cases: readonly EvalCase[],
  ranker: Ranker = rankTools,
): Promise<CaseScores> {
  const asked = cases.flatMap(({ messages, expectedCall: [call] }): Asked[] => {
    const request = messages.findLast(({ role }) => role === 'user')?.content;
    return request === undefined || call === undefined ? [] : [{ request, expected: call.functionName }];
  });
  const names = new Set(map.tools.map(({ name }) => name));
  const ofAll = await rankedBy(await ranker(map.tools), asked);
  return {
    all: scoreOf(ofAll),
    routes: await routeScores(map, asked, ranker),
    confused: confusedOf(ofAll),
    unknown: [...new Set(asked.map(({ expected }) => expected))].filter((name) => !names.has(name)),
  };
}

async function routeScores(
  map: Pick<GroundTruthMap, 'tools' | 'states'>,
  asked: readonly Asked[],
  ranker: Ranker,
): Promise<CaseScores['routes']> {
  const scores: CaseScores['routes'] = [];
  for (const route of [...new Set(map.states.map((state) => state.route))].sort()) {
    const tools = map.tools.filter((tool) => routesOf(tool, map).includes(route));
    const here = asked.filter(({ expected }) => tools.some(({ name }) => name === expected));
    if (here.length === 0) continue;
    const ranked = await rankedBy(await ranker(tools), here);
    scores.push({ route, ...scoreOf(ranked), confused: confusedOf(ranked) });
  }
  return scores;
}

async function rankedBy(rank: Ranking, asked: readonly Asked[]): Promise<Ranked[]> {
  return Promise.all(asked.map(async (one) => ({ ...one, ranked: await rank(one.request) })));
}

const confusedOf = (all: readonly Ranked[]): Confusion[] =>
  all
    .filter(({ ranked, expected }) => ranked[0] !== expected)
    .map(({ request, expected, ranked: [chosen = null] }) => ({ request, expected, chosen }));

function scoreOf(asked: readonly Ranked[]): Score {
  const among = (first: number): number =>
    asked.filter(({ ranked, expected }) => ranked.slice(0, first).includes(expected)).length;
  return { cases: asked.length, top1: among(1), top3: among(3) };
}
