import { isAbsolute, relative, resolve } from 'node:path';

import { readExactly } from '@webmcp/project';

/** The text of a file below a root; null for anything that is not there, no text, or outside. */
export function readInside(root: string, file: string): string | null {
  const path = resolve(root, file);
  const below = relative(root, path);
  return below.startsWith('..') || isAbsolute(below) ? null : readExactly(path);
}
