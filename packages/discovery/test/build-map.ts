import type { Config, GroundTruthMap, PageSnapshot, Problem, State } from '@webmcp/contract';

import type { ToolCandidate } from '../src/group/candidate.js';
import type { AppModel } from '../src/intents/model/intent.js';
import { assemble } from '../src/map/assemble.js';
import { match } from '../src/match/match-pages.js';
import { elsewhere } from '../src/selectors/elsewhere.js';
import { mergeDuplicateTools } from '../src/merge/merge-duplicate-tools.js';
import { matchedElements } from '../src/match/matched-elements.js';
import { synthesize } from '../src/synthesize/synthesize.js';

export interface BuildMapOptions {
  config?: Config;
  previous?: GroundTruthMap;
  allowUnstable?: boolean;
  threshold?: number;
  /** Where the states come from; by default a harness. */
  states?: State[];
}

/** A tool candidate with what it leaves out filled in. */
export const tool = (given: Partial<ToolCandidate> & Pick<ToolCandidate, 'kind'>): ToolCandidate => ({
  container: null,
  fields: [],
  action: null,
  row: null,
  openers: [],
  ...given,
});

/** The later half of the pipeline, from candidates and snapshots to the map. */
export function buildMap(
  appModel: AppModel,
  candidates: readonly ToolCandidate[],
  snapshots: readonly PageSnapshot[],
  { threshold = 0.6, allowUnstable = false, ...rest }: BuildMapOptions = {},
): { map: GroundTruthMap; problems: Problem[] } {
  const matched = match(appModel, snapshots);
  const isElsewhere = elsewhere(snapshots);
  const targets = mergeDuplicateTools(candidates, appModel, matchedElements(matched, snapshots)).map((each) =>
    synthesize(each, appModel, threshold, isElsewhere),
  );
  const states: State[] = snapshots.map(({ state, route }) => ({ id: state, route, from: 'harness' }));
  return assemble({
    appModel,
    targets,
    match: matched,
    snapshots,
    states,
    allowUnstable,
    threshold,
    generatorVersion: '0.0.0',
    ...rest,
  });
}
