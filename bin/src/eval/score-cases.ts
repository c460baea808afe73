import type { GroundTruthMap } from '@webmcp/contract';

import type { EvalCase } from '../outputs/eval-cases.js';
import { routesOf } from '../outputs/routes-of.js';
import { rankTools } from './rank-tools.js';

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
  routes: ({ route: string } & Score)[];
  /** The confusions against all tools, in the order of the cases. */
  confused: Confusion[];
  /** Expected tools that the map does not have, each once. */
  unknown: string[];
}

interface Asked {
  request: string;
  expected: string;
}

/** Ranks the tools of a map for the last request of each case. Only the first expected call counts. */
export function scoreCases(map: GroundTruthMap, cases: readonly EvalCase[]): CaseScores {
  const asked = cases.flatMap(({ messages, expectedCall: [call] }): Asked[] => {
    const request = messages.findLast(({ role }) => role === 'user')?.content;
    return request === undefined || call === undefined ? [] : [{ request, expected: call.functionName }];
  });
  const names = new Set(map.tools.map(({ name }) => name));
  const all = rankTools(map.tools);
  const ofAll = asked.map((one) => ({ ...one, ranked: all(one.request) }));
  return {
    all: scoreOf(ofAll),
    routes: routeScores(map, asked),
    confused: ofAll
      .filter(({ ranked, expected }) => ranked[0] !== expected)
      .map(({ request, expected, ranked: [chosen = null] }) => ({ request, expected, chosen })),
    unknown: [...new Set(asked.map(({ expected }) => expected))].filter((name) => !names.has(name)),
  };
}

function routeScores(map: GroundTruthMap, asked: readonly Asked[]): CaseScores['routes'] {
  const routes = [...new Set(map.states.map(({ route }) => route))].sort();
  return routes.flatMap((route) => {
    const tools = map.tools.filter((tool) => routesOf(tool, map).includes(route));
    const rank = rankTools(tools);
    const here = asked.filter(({ expected }) => tools.some(({ name }) => name === expected));
    return here.length === 0 ? [] : [{ route, ...scoreOf(here.map((one) => ({ ...one, ranked: rank(one.request) }))) }];
  });
}

function scoreOf(asked: readonly (Asked & { ranked: string[] })[]): Score {
  const among = (first: number): number =>
    asked.filter(({ ranked, expected }) => ranked.slice(0, first).includes(expected)).length;
  return { cases: asked.length, top1: among(1), top3: among(3) };
}
