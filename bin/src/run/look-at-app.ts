import { ProblemError } from '@webmcp/contract';
import { frameworkOf, isMarkupFile, placeFinder, rowOfHandler, rowPlaces, siteFinder } from '@webmcp/discovery';
import { probe, type ProbeOptions, type ProbeResult } from '@webmcp/probe';

import { placeOf, type MapRun } from './map-run.js';
import { stateRules } from './state-rules.js';

/** The browser of a run, if the run has launched one. */
export type Launched = Pick<ProbeOptions, 'launched'>;

/**
 * The stage *look*: opens every state of the app in a browser and reads its pages.
 * @param prepared `launched`, and `known`, which finds the visits of the last run that are still true
 * @throws {ProblemError} when no state could be read, because an empty map would replace a good map
 */
export async function lookAtApp(
  { options, around, app, harness, runner, server }: MapRun,
  prepared: Launched & Pick<ProbeOptions, 'known'>,
): Promise<ProbeResult> {
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
    pressedParts: options.provenance ? app.code.pressedParts() : [],
    ...stateRules({ options, app }),
    copies: options.stress === true || options.pictures === true,
    ...finders(options, app, server),
    ...(server.restamp === undefined ? {} : { restamp: server.restamp }),
    blockWrites: options.blockWrites,
    ...(options.connect === undefined ? {} : { connect: options.connect }),
    ...(options.shard === undefined ? {} : { shard: options.shard }),
    ...prepared,
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

/** Returns the functions that find places of the source. The page itself records the places of markup without stamps. */
function finders(
  { provenance }: MapRun['options'],
  { files, project, source }: MapRun['app'],
  { isStamped }: MapRun['server'],
): Pick<ProbeOptions, 'siteOf' | 'appPlaceOf' | 'rowOfHandler'> {
  if (!provenance) return {};
  const isWhole = isStamped && files.every(({ path }) => !isMarkupFile(path) || frameworkOf(path).isUnread !== true);
  return {
    ...(isWhole ? {} : { siteOf: siteFinder(files, project.root) }),
    appPlaceOf: placeFinder(files, project.root),
    rowOfHandler: rowOfHandler(source.appModel),
  };
}
