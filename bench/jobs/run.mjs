/**
 * Measures how many jobs of an app come out as one right tool.
 *
 * Usage, from the root after a build: `node bench/jobs/run.mjs --app FOLDER --list NAME [--keep-map] [--json]`.
 *
 * FOLDER holds the app in its subfolder `app`, with its packages installed. NAME is a file of `lists/`: the facts about the
 * app and its jobs, written before the first run. check-jobs.mjs describes a list.
 *
 * Without a `harness.ts` beside the app, a list with a `seed` gets a harness whose login fills the storage of the browser.
 *
 * Instruments the app, makes one call for each job in the browser, and reads the app's own state before and after. Prints
 * one row for the app, then each job that is not one right tool. Exits 1 on a wrong act or a false success.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { chromium } from 'playwright';

import { instrumentApp } from '../truth/instrument-app.mjs';
import { judged } from '../truth/judge.mjs';
import { judgedRead } from '../truth/judged-read.mjs';
import { makeCall } from '../truth/make-call.mjs';
import { fits, pickTool } from '../truth/pick-tool.mjs';
import { readApp } from '../truth/read-app.mjs';
import { seedHarness } from '../truth/seed-harness.mjs';
import { serveApp } from '../truth/serve-app.mjs';
import { versions } from '../truth/table.mjs';
import { checkJobs } from './check-jobs.mjs';
import { countMap, problemsIn } from './count-map.mjs';
import { mayWant } from './find-tools.mjs';
import { kinds, sortJob } from './sort-job.mjs';
import { tryJob } from './try-job.mjs';

const { values } = parseArgs({
  options: {
    app: { type: 'string' },
    list: { type: 'string' },
    'keep-map': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
if (values.app === undefined || values.list === undefined) {
  console.error('Usage: node bench/jobs/run.mjs --app FOLDER --list NAME [--keep-map] [--json]');
  process.exit(2);
}

const app = await readApp(resolve(values.app), fileURLToPath(new URL(`lists/${values.list}.mjs`, import.meta.url)));
checkJobs(app.calls);
mkdirSync(join(app.folder, 'out'), { recursive: true });
const server = await serveApp(app);
app.harness ??= seedHarness(app);
const jobs = [];
let result;
try {
  const begun = performance.now();
  const { map, script, exitCode } = await instrumentApp(app, server.origin, values['keep-map']);
  const minutes = (performance.now() - begun) / 60_000;
  const browser = await chromium.launch({
    executablePath: process.env.WEBMCP_BROWSER ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  for (const call of app.calls) {
    const make = (one, tool) => makeCall({ browser, app, call: one, tool, script, origin: server.origin });
    const verdict =
      call.tool === undefined
        ? await tryJob({ map, job: call, call: make, earlier: jobs })
        : await once(map, call, make);
    const job = { job: call.job, kind: sortJob(verdict, verdict.tool !== undefined), ...verdict };
    jobs.push(job);
    console.error(`${job.kind.padEnd(14)} ${call.job} [${job.tool ?? '-'} ${job.status ?? job.note ?? ''}]`);
  }
  await browser.close();
  const wanted = app.calls.map((job) => (tool) => (job.tool === undefined ? mayWant(tool, job) : fits(tool, job.tool)));
  const useful = (app.also ?? []).map(
    (also) => (tool) => (also instanceof RegExp ? mayWant(tool, also) : fits(tool, also)),
  );
  const { noise, heldBack } = countMap(map, [...wanted, ...useful]);
  const problems = problemsIn(readFileSync(join(app.folder, 'out', 'instrument.txt'), 'utf8'));
  const { source, stack } = app;
  const counted = { tools: map.tools.length, noise, heldBack, minutes: values['keep-map'] ? undefined : minutes };
  result = { app: values.list, source, stack, ...counted, problems, exitCode, jobs, ...versions() };
} finally {
  await server.stop();
}
writeFileSync(join(app.folder, 'out', 'jobs.json'), `${JSON.stringify(result, null, 2)}\n`);
console.log(values.json ? JSON.stringify(result, null, 2) : table(result));
process.exitCode = jobs.some(({ kind }) => ['wrong act', 'false success'].includes(kind)) ? 1 : 0;

/** Makes the one call of a job of an older list, which has a matcher of a tool. */
async function once(map, call, make) {
  const tool = pickTool(map, call.tool, call.route);
  const seen = tool && (await make(call, tool));
  return { tool: tool?.name, ...(call.reads === undefined ? judged(call, seen) : judgedRead(call, seen)) };
}

function table({ app: name, stack, noise, heldBack, minutes, problems, date, webmcp }) {
  const counts = kinds.map((kind) => jobs.filter((job) => job.kind === kind).length);
  const took = minutes === undefined ? 'map kept' : minutes.toFixed(1);
  const row = [name, stack, jobs.length, ...counts, noise.length, heldBack, took, problems.join(' ') || 'none'];
  return [
    `| app | stack | jobs | ${kinds.join(' | ')} | noise | held back | minutes | problems |`,
    `| --- | --- | ${'--: | '.repeat(kinds.length + 4)}--- |`,
    `| ${row.join(' | ')} |`,
    '',
    ...jobs.filter(({ kind }) => kind !== 'one right tool').map(entry),
    ...jobs
      .filter(({ tried = [] }) => tried.length > 0)
      .map(({ job, tried }) => `- also tried for "${job}": ${tried.join('; ')}`),
    `${date}, WebMCP ${webmcp}, Node ${process.version}`,
  ].join('\n');
}

function entry({ kind, job, tool, verdict, note, status, messages = [] }) {
  return `- **${kind}** ${job} (${tool ?? 'no tool'}): ${[verdict, note, status, ...messages.slice(0, 2)].filter(Boolean).join('; ')}`;
}
