import type { Config, GroundTruthMap, PageSnapshot, Problem, State } from '@webmcp/contract';

import { findHookPlaces, type HookNeed, type HookSearch } from './hooks/find-hook-places.js';
import type { HookPlace } from './hooks/hook-place.js';
import type { Understanding } from './intents/intent.js';
import { pageLanguages } from './language/page-languages.js';
import { inLanguages, namedIn } from './language/labels-in.js';
import { assemble } from './map/assemble.js';
import type { Match } from './match/match.js';
import { match } from './match/match-pages.js';
import type { SourceReading } from './read-source.js';
import { elsewhere } from './selectors/elsewhere.js';
import { foldTools } from './selectors/fold-tools.js';
import { sightings, type Sightings } from './selectors/sightings.js';
import { synthesize, type ToolTargets } from './selectors/synthesize.js';

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
  understanding: Understanding;
  match: Match;
  problems: Problem[];
}

/** The whole way from what the source says and page snapshots to the map. Pure: same input, same bytes. */
export function discover(input: DiscoverInput): Discovery {
  const { candidates } = input.source;
  const languages = pageLanguages(input.source.understanding, input.snapshots);
  const understanding = namedIn(input.source.understanding, languages);
  const matched = match(inLanguages(understanding, languages), input.snapshots, { provenance: input.provenance });
  const seen = sightings(matched, input.snapshots);
  const isElsewhere = elsewhere(input.snapshots);
  const tools = foldTools(candidates, understanding, seen);
  const targets = tools.map((tool) => synthesize(tool, understanding, input.threshold, isElsewhere));
  const hooks =
    input.hooks === undefined
      ? new Map<number, HookPlace>()
      : findHookPlaces(needs(targets, understanding, seen), {
          ...input.hooks,
          understanding,
          snapshots: input.snapshots,
        });
  const { map, problems } = assemble({ ...input, understanding, targets, match: matched, hooks });
  return { map, understanding, match: matched, problems: [...understanding.problems, ...problems] };
}

/** The controls behind every target that could not be trusted; a folded one is written at several places. */
function needs(targets: readonly ToolTargets[], { intents }: Understanding, seen: Sightings): HookNeed[] {
  const weak = targets
    .flatMap(({ fields, openers, action }) => [...fields, ...openers, ...(action === null ? [] : [action])])
    .filter(({ stable }) => !stable)
    .flatMap(({ intent, sightings: of }) => [intent.index, ...of.map(({ pair }) => pair.intent)]);
  return [...new Set(weak)].flatMap((index) => {
    const intent = intents[index];
    return intent === undefined ? [] : [{ intent, sightings: seen.ofIntent(index) }];
  });
}
