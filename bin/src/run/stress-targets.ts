import { manifestOf, withSurvival } from '@webmcp/discovery';
import type { GroundTruthMap } from '@webmcp/contract';
import { stress, type PageCopy } from '@webmcp/probe';

import type { MapWithProblems } from './discover-map.js';
import type { MapRun } from './map-run.js';
import { summarize, survivalByTarget, survivalProblems, type Survival } from './survival.js';

/**
 * The stage *stress*: mutates copies of the pages and measures the share of changes that each target survives. Skipped
 * without `--stress`.
 * @param copies by state
 */
export async function stressTargets(
  { options, around: { progress, signal } }: MapRun,
  copies: ReadonlyMap<string, PageCopy>,
  map: GroundTruthMap,
): Promise<MapWithProblems & { survival?: Survival }> {
  if (options.stress !== true) return { map, problems: [] };
  const begun = performance.now();
  progress.step('Mutating copies of the pages');
  const trials = await stress({
    copies,
    manifest: manifestOf(map),
    signal,
    onProgress: ({ done, total, state, targets, trials: count }) =>
      progress.count(done, total, `${state}, ${targets} targets, ${count} trials`),
  });
  const measured = survivalByTarget(trials);
  const stressed = withSurvival(map, (tool, part) => measured.get(`${tool.id} ${part}`));
  return {
    map: stressed,
    problems: survivalProblems(stressed, trials),
    survival: summarize(trials, (performance.now() - begun) / 1000),
  };
}
