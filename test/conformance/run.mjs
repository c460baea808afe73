// The official conformance suites of MCP against the authenticated endpoint of a bridge. Each suite compares its failures
// with a list of expected ones: a failure that is not in the list fails the run, and so does an entry that passes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { openFixtures } from './fixtures-bridge.mjs';

const here = dirname(fileURLToPath(import.meta.url));
// The suites want a newer Node than the project.
const node = join(here, 'node_modules', 'node', 'bin', 'node');
const suites = [
  { name: '2025', rest: [] },
  { name: '2026', rest: ['--suite', 'all', '--spec-version', '2026-07-28'] },
];

for (const { name, rest } of suites) {
  const fixtures = await openFixtures();
  const suite = join(here, 'node_modules', `conformance-${name}`, 'dist', 'index.js');
  const expected = ['--expected-failures', join(here, `expected-${name}.yml`)];
  const child = spawn(node, [suite, 'server', '--url', fixtures.url, ...rest, ...expected], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  await fixtures.close();
  if (code !== 0) process.exitCode = 1;
}
