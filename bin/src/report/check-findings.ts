import type { Problem, Source } from '@webmcp/contract';
import { differenceKinds, type Difference, type Impact } from '@webmcp/discovery';

import { counts, type CheckResult } from '../commands/check.js';

/** One entry of a report of `check`: a difference, or another finding. */
export interface CheckFinding {
  /** The kind of a difference, else the code of a problem. */
  rule: string;
  /** A phrase for the rule. */
  title: string;
  impact: Impact;
  /** True if the entry makes the check fail. */
  fails: boolean;
  tool?: string;
  field?: string;
  message: string;
  fix: string;
  /** The place as text: `file:line:column`, a state or an address. */
  where?: string;
  source?: Source;
}

/** Lists the findings of a check, worst first: differences by impact, and each other problem as breaking. */
export function checkFindings({ differences, problems, failOn, updated }: CheckResult): CheckFinding[] {
  const found = [
    ...problems.filter(({ code }) => code !== 'MAP_DRIFT').map(ofProblem),
    ...differences.map((difference) => ofDifference(difference, !updated && counts(difference.impact, failOn))),
  ];
  return (['breaking', 'risky', 'harmless'] as const).flatMap((impact) => found.filter((one) => one.impact === impact));
}

function ofDifference(
  { kind, impact, tool, field, what, fix, where, source }: Difference,
  fails: boolean,
): CheckFinding {
  return {
    rule: kind,
    title: differenceKinds[kind].title,
    impact,
    fails,
    ...(tool === undefined ? {} : { tool }),
    ...(field === undefined ? {} : { field }),
    message: what,
    fix,
    ...(where === undefined ? {} : { where }),
    ...(source === undefined ? {} : { source }),
  };
}

function ofProblem({ code, message, fix, where, tool }: Problem): CheckFinding {
  const place = /^(.+):(\d+):(\d+)$/.exec(where ?? '');
  const isFile = place !== null && !/^\w+:\/\//.test(where ?? '');
  return {
    rule: code,
    title: code
      .toLowerCase()
      .replaceAll('_', ' ')
      .replace(/^./, (first) => first.toUpperCase()),
    impact: 'breaking',
    fails: true,
    message,
    fix,
    ...(tool === undefined ? {} : { tool }),
    ...(where === undefined ? {} : { where }),
    ...(isFile ? { source: { file: place[1] ?? '', line: Number(place[2]), column: Number(place[3]) } } : {}),
  };
}
