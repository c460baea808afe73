export { defineConfig, defineHarness } from './harness.js';
export type { Config, Harness, HarnessState, LibraryTable } from '@webmcp/contract';
