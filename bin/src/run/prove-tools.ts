import { ProblemError, type GroundTruthMap } from '@webmcp/contract';
import { earlierProof, withProof } from '@webmcp/discovery';
import type { ProbeResult } from '@webmcp/probe';

import type { MapWithProblems } from './discover-map.js';
import { asState, placeOf, type MapRun } from './map-run.js';
import { proveMap, type Proofs } from './proofs.js';
import { stoppedEarly } from './stopped-early.js';

/**
 * The stage *prove*: calls every tool in the browser and holds back the tools that fail. Without `--prove`, and if the
 * app stopped, the proofs of unchanged tools are kept from the earlier map.
 */
export async function proveTools(
  { options, around, app, harness, runner, server }: MapRun,
  seen: ProbeResult,
  map: GroundTruthMap,
): Promise<MapWithProblems & { proofs?: Proofs }> {
  const { progress, signal } = around;
  const { previous } = options;
  const unproved = previous === undefined ? map : withProof(map, earlierProof(previous));
  if (options.prove !== true || stoppedEarly(seen.problems) !== undefined) return { map: unproved, problems: [] };
  progress.step('Proving every tool in the browser');
  const proving = proveMap(map, {
    baseUrl: server.url,
    states: seen.states.map((state) => ('base' in state ? state : asState(state))),
    ways: seen.ways,
    harness,
    ...(runner === undefined ? {} : { runner }),
    testIdAttributes: app.testIdAttributes,
    allowHosts: options.allowHosts,
    mayBeSubmitted: ({ id, name }) => (app.config.tools?.[id] ?? app.config.tools?.[name])?.prove === 'submitted',
    signal,
    ...(server.ended === undefined ? {} : { ended: server.ended }),
    onProgress({ done, total, open, proved: name }) {
      if (name !== undefined) progress.count(done, total, name);
      progress.at(open);
    },
    placeOf: (error) => placeOf(error, options.root),
  });
  return await proving.catch((error: unknown) => {
    const stopped = error instanceof ProblemError ? stoppedEarly([error.problem]) : undefined;
    if (stopped === undefined) throw error;
    return { map: unproved, problems: [stopped] };
  });
}
