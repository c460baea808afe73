import { problem, type GroundTruthMap, type Problem } from '@webmcp/contract';
import {
  applyProposals,
  discover,
  earlierSurvival,
  routePattern,
  shownControls,
  withSurvival,
} from '@webmcp/discovery';
import type { Look } from '@webmcp/probe';

import { asState, type MapRun } from './map-run.js';
import { webmcpVersion } from '../files/webmcp-version.js';

/** A map at the end of a stage, with the problems that the stage found. */
export interface MapWithProblems {
  map: GroundTruthMap;
  problems: Problem[];
}

/**
 * The stage *discover*: pairs source and pages and makes the map. If the pages show that an unknown tag of the source
 * is a control, the source is read again first. Survival of unchanged targets is kept from the earlier map.
 */
export function discoverMap(
  { options, around, app }: Pick<MapRun, 'options' | 'around' | 'app'>,
  seen: Pick<Look, 'snapshots' | 'states' | 'patterns' | 'withoutData'>,
): MapWithProblems {
  around.progress.step('Pairing source and page');
  const shown = options.provenance ? shownControls(app.source.appModel, seen.snapshots) : new Map();
  const { source, reread } = shown.size === 0 ? app : app.knowing(shown);
  const { previous } = options;
  const patternOf = (route: string): string => {
    const pattern = routePattern(route, app.routes);
    return pattern === route ? (seen.withoutData.get(route) ?? seen.patterns.get(route) ?? route) : pattern;
  };
  // The name of a read may come from the route of its page.
  const snapshots = seen.snapshots.map((snapshot) => ({
    ...snapshot,
    route: seen.withoutData.get(snapshot.route) ?? snapshot.route,
  }));
  const { map, problems, refusedMerges } = discover({
    source,
    sourceAlone: app.source,
    ...(options.provenance ? { code: app.code } : {}),
    hooks: { files: app.files, reread },
    snapshots,
    states: seen.states.map((state) => ({ ...asState(state), route: patternOf(state.route) })),
    config: app.config,
    ...(previous === undefined || options.rename === true ? {} : { previous }),
    testIdAttributes: app.testIdAttributes,
    threshold: options.threshold,
    allowUnstable: options.allowUnstable,
    provenance: options.provenance,
    generatorVersion: webmcpVersion,
  });
  // A part of the states shows a part of the tools, so its proposals are judged with the whole.
  const isPart = options.states.length > 0 || options.shard !== undefined;
  const proposed = isPart ? { map, refused: [] } : applyProposals(map, app.config);
  return {
    map: previous === undefined ? proposed.map : withSurvival(proposed.map, earlierSurvival(previous)),
    problems: [
      ...problems,
      ...[...(isPart ? [] : refusedMerges), ...proposed.refused].map((refused) =>
        problem('PROPOSAL_REFUSED', { ...refused }),
      ),
      ...(map.tools.length > 0 ? [] : [problem('NOTHING_FOUND', { root: options.root }, options.root)]),
    ],
  };
}
