import { ProblemError } from '@webmcp/contract';
import { replay, type Look, type ProbeResult } from '@webmcp/probe';

import type { KeptPages } from './kept-pages.js';
import { lookAtApp } from './look-at-app.js';
import type { MapRun } from './map-run.js';
import { stateRules } from './state-rules.js';

/** Returns what the last run saw, if nothing has changed since. Then neither the app nor a browser is started. */
export async function unchangedApp(kept: KeptPages, run: Pick<MapRun, 'options' | 'app'>): Promise<Look | undefined> {
  const look = kept.unchanged();
  if (look === undefined) return undefined;
  try {
    const seen = await replay([look], stateRules(run));
    return seen.problems.some(({ code }) => code === 'MERGE_STATE_MISSING') ? undefined : seen;
  } catch (error) {
    if (error instanceof ProblemError) return undefined;
    throw error;
  }
}

/** Looks at the pages of the app that may have changed, and takes the others from the last run. Keeps all of them. */
export async function lookAtKeptApp(run: MapRun, kept: KeptPages | null): Promise<ProbeResult> {
  if (kept === null) return await lookAtApp(run, {});
  const { harness, server } = run;
  const { signal } = run.around;
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
  const known = await kept.stillTrue(server, signal);
  const seen = await lookAtApp(noted, { known: (key) => known.get(key) });
  // The other stamps would have reached every page of this run.
  if (isRestamped) return known.size === 0 ? seen : await lookAtApp(run, {});
  await kept.keep(seen, harness, server, signal);
  return seen;
}
