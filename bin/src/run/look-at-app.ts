import { ProblemError } from '@webmcp/contract';
import { placeFinder, rowOfHandler, rowPlaces, siteFinder } from '@webmcp/discovery';
import { probe, type ProbeResult } from '@webmcp/probe';

import { placeOf, type MapRun } from './map-run.js';
import { stateRules } from './state-rules.js';

/**
 * The stage *look*: opens every state of the app in a browser and reads its pages.
 * @throws {ProblemError} when no state could be read, because an empty map would replace a good map
 */
export async function lookAtApp({ options, around, app, harness, runner, server }: MapRun): Promise<ProbeResult> {
  const { progress, signal } = around;
  progress.step('Looking at the app');
  const seen = await probe({
    baseUrl: server.url,
    ...(harness === null ? {} : { harness }),
    ...(runner === undefined ? {} : { runner }),
    ...(server.routes === undefined ? {} : { routes: server.routes }),
    ...(options.states.length === 0 ? {} : { only: options.states }),
    testIdAttributes: app.testIdAttributes,
    knownRoutes: app.routes.routes,
    rowPlaces: options.provenance ? rowPlaces(app.source.appModel) : [],
    ...stateRules({ options, app }),
    copies: options.stress === true || options.pictures === true,
    ...(options.provenance && !server.isStamped ? { siteOf: siteFinder(app.files, app.project.root) } : {}),
    ...(options.provenance
      ? { appPlaceOf: placeFinder(app.files, app.project.root), rowOfHandler: rowOfHandler(app.source.appModel) }
      : {}),
    ...(server.restamp === undefined ? {} : { restamp: server.restamp }),
    blockWrites: options.blockWrites,
    ...(options.connect === undefined ? {} : { connect: options.connect }),
    ...(options.shard === undefined ? {} : { shard: options.shard }),
    allowHosts: options.allowHosts,
    signal,
    ...(server.ended === undefined ? {} : { ended: server.ended }),
    onProgress({ done, total, open, visited }) {
      if (visited !== undefined) progress.count(done, total, visited);
      progress.at(open);
    },
    placeOf: (error) => placeOf(error, options.root),
  });
  const [first] = seen.problems;
  if (seen.snapshots.length === 0 && first !== undefined) throw new ProblemError(first);
  return seen;
}
