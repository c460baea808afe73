import { fileURLToPath } from 'node:url';

import type { ownFiles as unpacked } from './own-files.js';

const own = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The product's own files as the packed package holds them: beside this module. See `own-files.ts`. */
export const ownFiles: typeof unpacked = {
  manifest: own('../package.json'),
  harness: own('./harness.js'),
  runtime: own('./runtime.iife.js'),
  loader: own('./loader.iife.js'),
  parts: own('./parts.iife.js'),
  bridge: own('./bridge.iife.js'),
  discovery: own('./discovery.js'),
  stamp: own('./stamp.js'),
  pageRuntime: own('./runtime.js'),
  pageLoader: own('./loader.js'),
  pagePanel: own('./panel.js'),
  pageParts: own('./parts.js'),
  modules: [own('./webmcp.js')],
};
