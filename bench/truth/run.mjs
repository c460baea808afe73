/**
 * Measures the truth of answers on apps outside this repository.
 *
 * Usage, from the root after a build: `node bench/truth/run.mjs --apps FOLDER [--app NAME] [--only WORDS] [--keep-map]
 * [--report] [--json]`. `--app` runs one app, `--only` the calls whose job contains the words. `--keep-map` does not
 * instrument again. `--report` runs nothing and prints the results that the folder keeps.
 *
 * FOLDER holds one folder for each app, and in it a `truth.mjs`. `read-app.mjs` describes that file. Each job has a check of
 * the app's own state. The check decides what was done; the status of the answer decides nothing. `judge.mjs` compares the two.
 *
 * Prints a table with one line for each app, then each call that is not right with its cause. Exits 1 on a wrong act or a
 * false success.
 */
import { mkdirSync, readdirSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { chromium } from 'playwright';

import { instrumentApp } from './instrument-app.mjs';
import { judged } from './judge.mjs';
import { judgedRead } from './judged-read.mjs';
import { makeCall } from './make-call.mjs';
import { pickTool } from './pick-tool.mjs';
import { readApp } from './read-app.mjs';
import { seedHarness } from './seed-harness.mjs';
import { serveApp } from './serve-app.mjs';
import { report, versions } from './table.mjs';

const { values } = parseArgs({
  options: {
    apps: { type: 'string' },
    app: { type: 'string' },
    only: { type: 'string', default: '' },
    'keep-map': { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
if (values.apps === undefined) {
  console.error(
    'Usage: node bench/truth/run.mjs --apps FOLDER [--app NAME] [--only WORDS] [--keep-map] [--report] [--json]',
  );
  process.exit(2);
}

const folder = resolve(values.apps);
const names = readdirSync(folder)
  .filter((name) => existsSync(join(folder, name, 'truth.mjs')) && (values.app ?? name) === name)
  .sort();
const kept = (name) => join(folder, name, 'out', 'result.json');

const verdictOf = (call, seen) => (call.reads === undefined ? judged(call, seen) : judgedRead(call, seen));

/** Runs the calls of one app, each in a fresh browser context. */
async function measured(name) {
  const app = await readApp(join(folder, name));
  mkdirSync(join(app.folder, 'out'), { recursive: true });
  const server = await serveApp(app);
  app.harness ??= seedHarness(app);
  try {
    const { map, script, exitCode } = await instrumentApp(app, server.origin, values['keep-map']);
    const browser = await chromium.launch({
      executablePath: process.env.WEBMCP_BROWSER ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    const jobs = app.calls.filter(({ job }) => job.includes(values.only));
    const calls = [];
    const work = async () => {
      for (let at = taken++; at < jobs.length; at = taken++) {
        const call = jobs[at];
        const tool = pickTool(map, call.tool, call.route);
        const seen = tool && (await makeCall({ browser, app, call, tool, script, origin: server.origin }));
        const result = { job: call.job, tool: tool?.name, ...verdictOf(call, seen) };
        calls[at] = result;
        console.error(
          `${result.verdict.padEnd(14)} ${name}: ${call.job} [${result.tool ?? '-'} ${result.status ?? ''}]`,
        );
      }
    };
    let taken = 0;
    await Promise.all(Array.from({ length: app.sharesStore ? 1 : 3 }, work));
    await browser.close();
    return {
      app: name,
      source: app.source,
      stack: app.stack,
      serverRendered: app.serverRendered,
      exitCode,
      tools: map.tools.length,
      calls,
    };
  } finally {
    await server.stop();
  }
}

const results = [];
for (const name of names) {
  if (values.report) {
    if (existsSync(kept(name))) results.push(JSON.parse(readFileSync(kept(name), 'utf8')));
    continue;
  }
  const result = { ...(await measured(name)), ...versions() };
  if (values.only === '') writeFileSync(kept(name), `${JSON.stringify(result, null, 2)}\n`);
  results.push(result);
}
console.log(values.json ? JSON.stringify(results, null, 2) : report(results));
const worst = results
  .flatMap(({ calls }) => calls)
  .some(({ verdict }) => ['wrong act', 'false success'].includes(verdict));
process.exitCode = worst ? 1 : 0;
