/**
 * Counts the legitimate calls that the check of requests loses.
 *
 * Usage, from the root after a build: `node bench/wire/run.mjs --apps FOLDER [--app NAME] [--lists FOLDER] [--keep-map]`.
 * `--report` runs nothing and prints the results that the folder keeps.
 *
 * FOLDER holds one folder for each app, as for bench/truth. The jobs of an app are in its `truth.mjs`, or in `NAME.mjs` of
 * the folder of lists. A job that must change nothing is left out: only calls that a person wants are counted.
 *
 * Makes each call twice: with the emitted script, and with the same map around a runtime that lets every request go
 * (test/security/without-wire.ts). The app's own state decides whether a call is right. A call is lost if it is right
 * without the check and not right with it, twice. Exits 1 if a call is lost.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { emitScript } from '@webmcp/discovery';
import { chromium } from 'playwright';

import { instrumentApp } from '../truth/instrument-app.mjs';
import { judged } from '../truth/judge.mjs';
import { judgedRead } from '../truth/judged-read.mjs';
import { makeCall } from '../truth/make-call.mjs';
import { pickTool } from '../truth/pick-tool.mjs';
import { readApp } from '../truth/read-app.mjs';
import { seedHarness } from '../truth/seed-harness.mjs';
import { serveApp } from '../truth/serve-app.mjs';
import { versions } from '../truth/table.mjs';
import { runtimeWithoutWire } from './runtime-without-wire.mjs';
import { table } from './table.mjs';

const { values } = parseArgs({
  options: {
    apps: { type: 'string' },
    app: { type: 'string' },
    lists: { type: 'string' },
    'keep-map': { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
  },
});
if (values.apps === undefined) {
  console.error('Usage: node bench/wire/run.mjs --apps FOLDER [--app NAME] [--lists FOLDER] [--keep-map] [--report]');
  process.exit(2);
}

const folder = resolve(values.apps);
const listOf = (name) =>
  values.lists === undefined ? join(folder, name, 'truth.mjs') : join(resolve(values.lists), `${name}.mjs`);
const kept = (name) => join(folder, name, 'out', 'wire.json');
const names = readdirSync(folder)
  .filter((name) => existsSync(values.report ? kept(name) : listOf(name)) && (values.app ?? name) === name)
  .sort();

const isLegitimate = ({ want, reads, person, args }) =>
  person !== 'no' && args?.$dryRun === undefined && (want !== 'nothing' || reads !== undefined);

async function measured(name) {
  const app = await readApp(join(folder, name), listOf(name));
  mkdirSync(join(app.folder, 'out'), { recursive: true });
  const server = await serveApp(app);
  app.harness ??= seedHarness(app);
  try {
    const { map, script } = await instrumentApp(app, server.origin, values['keep-map']);
    const free = join(app.folder, 'out', 'without-wire.iife.js');
    writeFileSync(free, emitScript(map, await runtimeWithoutWire()));
    const browser = await chromium.launch({
      executablePath: process.env.WEBMCP_BROWSER ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    const calls = [];
    for (const call of app.calls.filter(isLegitimate)) {
      const tool = pickTool(map, call.tool, call.route);
      const trial = async (by) => {
        const seen = tool && (await makeCall({ browser, app, call, tool, script: by, origin: server.origin }));
        const { verdict, status, messages, note } =
          call.reads === undefined ? judged(call, seen) : judgedRead(call, seen);
        return { verdict, status, messages, note, writes: seen?.writes ?? [] };
      };
      const without = await trial(free);
      let checked = await trial(script);
      const isLost = () => without.verdict === 'right' && checked.verdict !== 'right';
      if (isLost()) checked = await trial(script);
      const predicted = (tool?.expects ?? []).map(({ method, path }) => `${method} ${path}`);
      calls.push({ job: call.job, tool: tool?.name, predicted, without, with: checked, lost: isLost() });
      console.error(`${isLost() ? 'LOST' : 'kept'} ${name}: ${call.job}: ${without.verdict} / ${checked.verdict}`);
    }
    await browser.close();
    return { app: name, source: app.source, stack: app.stack, calls, ...versions() };
  } finally {
    await server.stop();
  }
}

const results = [];
for (const name of names) {
  if (!values.report) writeFileSync(kept(name), `${JSON.stringify(await measured(name), null, 2)}\n`);
  results.push(JSON.parse(readFileSync(kept(name), 'utf8')));
}
console.log(table(results));
process.exitCode = results.some(({ calls }) => calls.some(({ lost }) => lost)) ? 1 : 0;
