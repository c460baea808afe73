import type { Config, GroundTruthMap, PageSnapshot, Problem, State } from '@webmcp/contract';

import { findHookPlaces, type HookNeed, type HookSearch } from './hooks/find-hook-places.js';
import type { HookPlace } from './hooks/hook-place.js';
import type { AppModel } from './intents/model/intent.js';
import { pageLanguages } from './language/page-languages.js';
import { inLanguages, namedIn } from './language/labels-in.js';
import { assemble } from './map/assemble.js';
import type { Match } from './match/match.js';
import { match } from './match/match-pages.js';
import type { SourceReading } from './source/read-source.js';
import { elsewhere } from './selectors/elsewhere.js';
import { mergeDuplicateTools } from './merge/merge-duplicate-tools.js';
import { matchedElements, type MatchedElements } from './match/matched-elements.js';
import { synthesize, type ToolTargets } from './synthesize/synthesize.js';

export interface DiscoverInput {
  /** What {@link readSource} said of the app's files. */
  source: SourceReading;
  /** The app's files and how to read them with some changed: shows where a hook that a control needs would arrive. */
  hooks?: Pick<HookSearch, 'files' | 'reread'>;
  snapshots: readonly PageSnapshot[];
  states: readonly State[];
  config?: Config;
  testIdAttributes?: readonly string[];
  /** The intact map of an earlier run: names and descriptions are carried over by id. */
  previous?: GroundTruthMap;
  /** The confidence from which a target is stable. */
  threshold: number;
  allowUnstable: boolean;
  /** Whether stamped source sites count as evidence. */
  provenance: boolean;
  generatorVersion: string;
}

export interface Discovery {
  map: GroundTruthMap;
  appModel: AppModel;
  match: Match;
  problems: Problem[];
}

/** The whole way from what the source says and page snapshots to the map. Pure: same input, same bytes. */
export function discover(input: DiscoverInput): Discovery {
  const { candidates } = input.source;
  const languages = pageLanguages(input.source.appModel, input.snapshots);
  const appModel = namedIn(input.source.appModel, languages);
  const matched = match(inLanguages(appModel, languages), input.snapshots, { provenance: input.provenance });
  const seen = matchedElements(matched, input.snapshots);
  const isElsewhere = elsewhere(input.snapshots);
  const tools = mergeDuplicateTools(candidates, appModel, seen);
  const targets = tools.map((tool) => synthesize(tool, appModel, input.threshold, isElsewhere));
  const hooks =
    input.hooks === undefined
      ? new Map<number, HookPlace>()
      : findHookPlaces(needs(targets, appModel, seen), {
          ...input.hooks,
          appModel,
          snapshots: input.snapshots,
        });
  const { map, problems } = assemble({ ...input, appModel, targets, match: matched, hooks });
  return { map, appModel, match: matched, problems: [...appModel.problems, ...problems] };
}

/** The controls behind every target that could not be trusted; a folded one is written at several places. */
function needs(targets: readonly ToolTargets[], { intents }: AppModel, seen: MatchedElements): HookNeed[] {
  const weak = targets
    .flatMap(({ fields, openers, action }) => [...fields, ...openers, ...(action === null ? [] : [action])])
    .filter(({ stable }) => !stable)
    .flatMap(({ intent, matchedElements: of }) => [intent.index, ...of.map(({ pair }) => pair.intent)]);
  return [...new Set(weak)].flatMap((index) => {
    const intent = intents[index];
    return intent === undefined ? [] : [{ intent, matchedElements: seen.ofIntent(index) }];
  });
}
