import { problem, type GroundTruthMap, type Problem, type Target, targetsOf, sourcePlace } from '@webmcp/contract';
import type { TargetTrials } from '@webmcp/probe';

/** The figures of `--stress`, for the report. */
export interface Survival {
  targets: number;
  states: number;
  /** The duration, for the terminal only. No file holds the duration. */
  seconds: number;
  /** The mutations in the order in which they were tried. */
  mutations: { name: string; survived: number; abstained: number; wrong: number }[];
}

/**
 * The least share of survived trials. The report lists a target below this share. An element of a third-party page
 * survives 84 to 88 % of its trials on average (`bench/locators`); a target below two thirds rests on one property.
 */
const low = 2 / 3;

/** Adds up the trials of each target over all states, by tool id and part. */
export function survivalByTarget(all: readonly TargetTrials[]): Map<string, NonNullable<Target['survival']>> {
  const sums = new Map<string, NonNullable<Target['survival']>>();
  for (const { tool, part, trials } of all) {
    const key = `${tool} ${part}`;
    const sum = sums.get(key) ?? { survived: 0, trials: 0, wrong: 0 };
    for (const { verdict } of trials) {
      sum.trials += 1;
      if (verdict !== 'abstained') sum[verdict] += 1;
    }
    sums.set(key, sum);
  }
  return sums;
}

export function summarize(all: readonly TargetTrials[], seconds: number): Survival {
  const mutations = new Map<string, Survival['mutations'][number]>();
  for (const { mutation, verdict } of all.flatMap(({ trials }) => trials)) {
    const row = mutations.get(mutation) ?? { name: mutation, survived: 0, abstained: 0, wrong: 0 };
    row[verdict] += 1;
    mutations.set(mutation, row);
  }
  return {
    targets: new Set(all.map(({ tool, part }) => `${tool} ${part}`)).size,
    states: new Set(all.map(({ state }) => state)).size,
    seconds,
    mutations: [...mutations.values()],
  };
}

/** Returns a problem for each target that was mistaken for another or survived little, with the fatal mutations. */
export function survivalProblems({ tools }: GroundTruthMap, all: readonly TargetTrials[]): Problem[] {
  return tools.flatMap((tool) =>
    targetsOf(tool).flatMap(({ part, target }): Problem[] => {
      const { survival } = target;
      if (survival === undefined || (survival.wrong === 0 && survival.survived >= low * survival.trials)) return [];
      const trials = all.filter((each) => each.tool === tool.id && each.part === part).flatMap((each) => each.trials);
      const names = (verdict: string): string =>
        [...new Set(trials.filter((trial) => trial.verdict === verdict).map(({ mutation }) => mutation))].join(', ');
      const missed = [
        ...(survival.wrong > 0 ? [`another element was taken under: ${names('wrong')}`] : []),
        ...(names('abstained') === '' ? [] : [`not found under: ${names('abstained')}`]),
      ].join('; ');
      const where = sourcePlace(target.source ?? tool.source);
      return [problem('SURVIVAL_LOW', { tool: tool.name, part, ...survival, missed }, where)];
    }),
  );
}
