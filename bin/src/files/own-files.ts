import { fileURLToPath } from 'node:url';

const pathOf = (address: string): string => fileURLToPath(address);
const own = (path: string): string => pathOf(new URL(path, import.meta.url).href);

/**
 * The product's own files that are opened by path, all absolute. This is their place in the workspace. The packed package
 * holds `own-files.packed.ts` in place of this module.
 */
export const ownFiles = {
  manifest: own('../../package.json'),
  /** The module behind the specifier `webmcp/harness`. */
  harness: own('../harness.js'),
  /** The built runtime as a script that sets a variable `webmcpRuntime`. */
  runtime: pathOf(import.meta.resolve('@webmcp/runtime/runtime.iife.js')),
  /** The built loader as a script that sets a variable `webmcpLoader`. */
  loader: pathOf(import.meta.resolve('@webmcp/runtime/loader.iife.js')),
  /** The built script that loads the parts of a manifest and sets a variable `webmcpParts`. */
  parts: pathOf(import.meta.resolve('@webmcp/runtime/parts.iife.js')),
  /** The built script that connects a page to a bridge. */
  bridge: pathOf(import.meta.resolve('@webmcp/runtime/bridge.iife.js')),
  /** The module with `stamp` and `extract`. */
  discovery: pathOf(import.meta.resolve('@webmcp/discovery')),
  /** The module with `stamp` alone, for a dev server. */
  stamp: pathOf(import.meta.resolve('@webmcp/discovery/stamp')),
  /** The modules of a page, for a bundler. */
  pageRuntime: own('../runtime.js'),
  pageLoader: own('../loader.js'),
  pagePanel: own('../panel.js'),
  pageParts: own('../parts.js'),
  /** One module of each folder whose frames in a stack are not the developer's. */
  modules: [
    own('../webmcp.js'),
    ...['@webmcp/probe', '@webmcp/project'].map((name) => pathOf(import.meta.resolve(name))),
  ],
};
