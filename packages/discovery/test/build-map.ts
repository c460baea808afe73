import type { Config, GroundTruthMap, PageSnapshot, Problem, State } from '@webmcp/contract';

import { assessTools } from '../src/assess/assess-tools.js';
import type { ToolCandidate } from '../src/group/tool-candidate.js';
import type { AppModel } from '../src/intents/model/intent.js';
import { withShownLabels } from '../src/language/with-shown-labels.js';
import { sourceTools } from '../src/map/source-tools.js';
import { assemble } from '../src/map/assemble.js';
import { match } from '../src/match/match-pages.js';
import { matchedElements } from '../src/match/model/matched-elements.js';
import { mergeDuplicateTools } from '../src/merge/merge-duplicate-tools.js';
import { nameTools } from '../src/naming/name-tools.js';
import { synthesizeTools } from '../src/synthesize/synthesize-tools.js';

export interface BuildMapOptions {
  config?: Config;
  previous?: GroundTruthMap;
  allowUnstable?: boolean;
  threshold?: number;
  /** Without them every snapshot is a state of a harness. */
  states?: State[];
}

/** Fills in the parts of a tool candidate that a test leaves out. */
export const tool = (given: Partial<ToolCandidate> & Pick<ToolCandidate, 'kind'>): ToolCandidate => ({
  container: null,
  fields: [],
  action: null,
  row: null,
  openers: [],
  ...given,
});

/** Runs the later stages, from candidates and snapshots to the map. */
export function buildMap(
  appModel: AppModel,
  candidates: readonly ToolCandidate[],
  snapshots: readonly PageSnapshot[],
  options: BuildMapOptions = {},
): { map: GroundTruthMap; problems: Problem[] } {
  const { threshold = 0.6, allowUnstable = false, config } = options;
  const states =
    options.states ?? snapshots.map(({ state, route }) => ({ id: state, route, from: 'harness' as const }));
  const matched = match(appModel, snapshots, { states });
  const seen = matchedElements(matched, snapshots);
  const merged = mergeDuplicateTools(candidates, appModel, seen);
  const targets = synthesizeTools(merged, { appModel, seen, snapshots, states, threshold });
  const shown = withShownLabels(appModel, matched, snapshots);
  const assessed = assessTools(targets, { appModel: shown, allowUnstable });
  const tools = nameTools(assessed, { ...options, states, appModel: shown });
  return assemble({
    appModel,
    tools,
    reads: [],
    match: matched,
    snapshots,
    states,
    testIdAttributes: ['data-mcp', 'data-testid', ...(config?.testIdAttributes ?? [])],
    hooks: new Map(),
    isWritten: () => undefined,
    generatorVersion: '0.0.0',
    sourceTools: sourceTools({ appModel, candidates: [...candidates] }),
  });
}
