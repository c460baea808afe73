import type { PageSnapshot } from '@webmcp/contract';
import { openersIn, routePattern, withoutDataIn } from '@webmcp/discovery';
import type { StateRules } from '@webmcp/probe';

import type { MapRun } from './map-run.js';

/** Returns the rules by which a run finds states beside those that it begins with: patterns of routes, and openers. */
export function stateRules({ options, app }: Pick<MapRun, 'options' | 'app'>): StateRules {
  return {
    sourcePatternOf: (route) => routePattern(route, app.routes),
    ...(options.provenance ? { withoutData: (route, seen) => withoutDataIn(app.code, seen)(route) } : {}),
    ...(options.explore
      ? {
          explore: {
            openers: (snapshot: PageSnapshot) => openersIn(snapshot, app.source, { ...options, code: app.code }),
          },
        }
      : {}),
  };
}
