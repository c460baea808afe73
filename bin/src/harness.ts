import type { Config, Harness } from '@webmcp/contract';
import type { Page } from '@webmcp/probe';

export type { Config, Harness, HarnessState, LibraryTable } from '@webmcp/contract';

/**
 * Types a `webmcp.harness.ts`: the states in which the probe reads the app.
 * `export default defineHarness({ states: { cart: { route: '/cart' } } })`
 */
export function defineHarness<const H extends Harness<Page>>(harness: H): H {
  return harness;
}

/** Types a `webmcp.config.ts`. */
export function defineConfig<const C extends Config>(config: C): C {
  return config;
}
