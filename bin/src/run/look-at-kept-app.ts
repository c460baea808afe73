import { ProblemError } from '@webmcp/contract';
import { replay, type Look, type ProbeOptions, type ProbeResult, type RecordedLook } from '@webmcp/probe';

import type { ForeignHarness } from '../foreign/foreign-harness.js';
import type { KeptPages } from './kept-pages.js';
import { lookAtApp } from './look-at-app.js';
import type { MapRun } from './map-run.js';
import type { StartingApp } from './starting-app.js';
import { stateRules } from './state-rules.js';

/** Replays what the last run saw, if nothing has changed since. Then neither the app nor a browser is started. */
export async function unchangedApp(
  look: RecordedLook,
  run: Pick<MapRun, 'options' | 'app'>,
): Promise<Look | undefined> {
  try {
    const seen = await replay([look], stateRules(run));
    return seen.problems.some(({ code }) => code === 'MERGE_STATE_MISSING') ? undefined : seen;
  } catch (error) {
    if (error instanceof ProblemError) return undefined;
    throw error;
  }
}

/**
 * Looks at the pages of the app that may have changed, and takes the others from the last run. Keeps all of them. The
 * browser of the starting app ends when the pages were seen.
 */
export async function lookAtKeptApp(
  run: MapRun,
  kept: KeptPages | null,
  foreign: ForeignHarness | null,
  starting: StartingApp,
): Promise<ProbeResult> {
  const look = async (running: MapRun, more: Pick<ProbeOptions, 'known'> = {}): Promise<ProbeResult> => {
    const seen = await lookAtApp(running, { ...starting.browser, ...more });
    starting.endBrowser();
    return seen;
  };
  if (kept === null) return await look(run);
  const { server } = run;
  let isRestamped = false;
  const { restamp } = server;
  const noted: MapRun = {
    ...run,
    server: {
      ...server,
      ...(restamp === undefined
        ? {}
        : {
            restamp: async () => {
              isRestamped = true;
              await restamp();
            },
          }),
    },
  };
  const seen = await look(noted, { known: kept.stillTrue(run) });
  // The other stamps would have reached every page of this run.
  if (isRestamped) return kept.taken === 0 ? seen : await look(run);
  await kept.keep(seen, run, foreign);
  return seen;
}
