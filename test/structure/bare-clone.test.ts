import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { parse } from '@babel/parser';
import { expect, test } from 'vitest';

const scripts = fileURLToPath(new URL('../../scripts/', import.meta.url));

/** What a script and the scripts that it begins with import before any of them runs, by the script that does. */
function packagesFrom(path: string, seen = new Set<string>()): string[] {
  if (seen.has(path)) return [];
  seen.add(path);
  const { body } = parse(readFileSync(path, 'utf8'), { sourceType: 'module' }).program;
  return body.flatMap((statement) => {
    if (!('source' in statement) || !statement.source) return [];
    const { value } = statement.source;
    if (value.startsWith('.')) return packagesFrom(join(dirname(path), value), seen);
    return value.startsWith('node:') ? [] : [`${path.slice(scripts.length)}: ${value}`];
  });
}

test('the commands begin on a clone that has no packages yet', () => {
  const seen = new Set<string>();
  expect(packagesFrom(join(scripts, 'run.mjs'), seen)).toEqual([]);
  expect(seen.size).toBeGreaterThan(2);
});
