import type { Problem } from '@webmcp/contract';
import type { Difference } from '@webmcp/discovery';

/** The result of comparing one look at the pages with the committed map. */
export interface LookFindings {
  drift: readonly Difference[];
  problems: readonly Problem[];
}

/** The findings that all looks agree on, and the states that looked different from one look to the next. */
export interface Agreed {
  drift: Difference[];
  problems: Problem[];
  /** A sentence for each state, or for each finding without a state, that not every look had. */
  flaky: { states: string[]; what: string }[];
}

/**
 * Keeps the findings of the last look that every earlier look had too. Each other finding names a flaky state. A finding
 * is the same if its kind, tool, field and states are the same; values may differ from look to look.
 */
export function agreed(looks: readonly LookFindings[]): Agreed {
  const last = looks.at(-1) ?? { drift: [], problems: [] };
  const everywhere = (key: string, keys: (look: LookFindings) => string[]): boolean =>
    looks.every((look) => keys(look).includes(key));
  const driftKeys = ({ drift }: LookFindings): string[] => drift.map(driftKey);
  const problemKeys = ({ problems }: LookFindings): string[] => problems.map(problemKey);
  const flakyDrift = looks.flatMap(({ drift }) => drift.filter((one) => !everywhere(driftKey(one), driftKeys)));
  const flakyProblems = looks.flatMap(({ problems }) =>
    problems.filter((one) => !everywhere(problemKey(one), problemKeys)),
  );
  const found = [
    ...flakyDrift.map(({ states, what }) => ({ states, what })),
    ...flakyProblems.map(({ where, message }) => ({ states: where === undefined ? [] : [where], what: message })),
  ];
  return {
    drift: last.drift.filter((one) => everywhere(driftKey(one), driftKeys)),
    problems: last.problems.filter((one) => everywhere(problemKey(one), problemKeys)),
    flaky: [...new Map(found.map((one) => [one.what, one])).values()],
  };
}

const driftKey = ({ kind, tool, field, states }: Difference): string =>
  JSON.stringify([kind, tool, field, tool === undefined ? states : []]);

const problemKey = ({ code, where }: Problem): string => `${code} ${where ?? ''}`;
