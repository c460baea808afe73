/**
 * Counts the calls of the playground that the check of requests loses.
 *
 * Usage, from the root after a build: `node bench/wire/playground.mjs [SUITE …]`. A suite is `PROJECT:FILE`.
 *
 * Runs the suites of the playground twice: as they are, and around a runtime that lets every request go. Each test makes
 * calls and compares what the app then holds. A test is lost if it passes without the check and fails with it.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const given = process.argv.slice(2);
const suites = given.length
  ? given
  : [
      'slice:test/slice/react.test.ts',
      'slice:test/slice/vue.test.ts',
      'slice:test/slice/html.test.ts',
      'e2e:test/e2e/patterns.test.ts',
    ];

/** Returns the tests of a suite that pass, by name, and the number of all. */
function passed(suite, without) {
  const [project, file] = suite.split(':');
  const folder = mkdtempSync(join(tmpdir(), 'webmcp-wire-'));
  const report = join(folder, 'report.json');
  spawnSync('npx', ['vitest', 'run', '--project', project, file, '--reporter=json', `--outputFile=${report}`], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, WEBMCP_WITHOUT_WIRE: without ? '1' : '' },
  });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(folder, { recursive: true, force: true });
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    all: tests.length,
    names: new Set(tests.flatMap(({ status, fullName }) => (status === 'passed' ? [fullName] : []))),
  };
}

const lost = [];
console.log('| suite | tests | passed without | passed with | lost |\n|---|--:|--:|--:|--:|');
for (const suite of suites) {
  const without = passed(suite, true);
  const checked = passed(suite, false);
  const own = [...without.names].filter((name) => !checked.names.has(name));
  lost.push(...own.map((name) => `${suite}: ${name}`));
  console.log(
    `| ${[suite.split('/').at(-1), checked.all, without.names.size, checked.names.size, own.length].join(' | ')} |`,
  );
}
for (const name of lost) console.log(`- **lost** ${name}`);
process.exitCode = lost.length > 0 ? 1 : 0;
