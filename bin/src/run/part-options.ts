import { relative } from 'node:path';

import type { PartOptions } from '../files/partial-map.js';
import type { MakeMapOptions } from './map-run.js';

/** Picks the options that every part of a map must share. */
export function partOptions(options: MakeMapOptions): PartOptions {
  const { root, paths, threshold, allowUnstable, provenance, explore, blockWrites } = options;
  const inRoot = paths.map((path) => relative(root, path).replaceAll('\\', '/'));
  return { paths: inRoot, threshold, allowUnstable, provenance, explore, blockWrites };
}
