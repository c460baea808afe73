import { isAbsolute, relative, resolve } from 'node:path';

import { readExactly } from '@webmcp/project';

/** Reads the text of a file below a root. Returns null for a missing file, a file without text, or a file outside the root. */
export function readInside(root: string, file: string): string | null {
  const path = resolve(root, file);
  const below = relative(root, path);
  return below.startsWith('..') || isAbsolute(below) ? null : readExactly(path);
}
