/**
 * Measures how often the words of a map lead to the right tool, for sentences that a person wrote.
 *
 * Usage, from the root after a build: `node bench/jobs/choices.mjs NAME=MAP [NAME=MAP …] [--embedding ROOT] [--json] [--cases FOLDER]`.
 *
 * NAME is a file of `sentences/`; MAP is the map of that app. A sentence belongs to a job of `lists/NAME.mjs`, or has a matcher
 * of its own. Both read labels and fields, never the names of tools (bench/truth/pick-tool.mjs). A sentence whose job has no
 * tool in the map measures no name, so it is counted apart.
 *
 * `--embedding` ranks by meaning, too, with the packages of @energetic-ai in the folder ROOT.
 *
 * `webmcp eval` ranks the tools, against all tools of the map and against the tools of each route. Prints one row for each
 * app, then the confused pairs. `--cases` keeps the cases of each app, in the form of webmcp.evals.json.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { pickTool } from '../truth/pick-tool.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    embedding: { type: 'string' },
    json: { type: 'boolean', default: false },
    cases: { type: 'string' },
  },
});
if (positionals.length === 0) {
  console.error(
    'Usage: node bench/jobs/choices.mjs NAME=MAP [NAME=MAP …] [--embedding ROOT] [--json] [--cases FOLDER]',
  );
  process.exit(2);
}

async function measure(name, mapFile) {
  const map = JSON.parse(readFileSync(mapFile, 'utf8'));
  const asked = await sentencesOf(name);
  const found = asked.map((one) => ({ ...one, expected: pickTool(map, one.tool, one.route)?.name }));
  const cases = found.filter(({ expected }) => expected !== undefined);
  const file = join(folder, `${name}.evals.json`);
  writeFileSync(file, `${JSON.stringify(cases.map(evalCase), null, 2)}\n`);
  const options = [
    'eval',
    '--json',
    '--out',
    mapFile,
    '--cases',
    file,
    ...(values.embedding === undefined ? [] : ['--embedding', '--root', values.embedding]),
  ];
  const { stdout, stderr } = spawnSync(process.execPath, [command, ...options], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const { people, embedding } = JSON.parse(stdout || '{}');
  if (people === undefined) throw new Error(`webmcp eval printed no scores for ${name}: ${stdout}${stderr}`);
  const without = [...new Set(found.filter(({ expected }) => expected === undefined).map(({ job }) => job))];
  return { name, tools: map.tools.length, asked: asked.length, without, people, embedding: embedding?.people };
}

async function sentencesOf(name) {
  const { sentences } = await import(new URL(`sentences/${name}.mjs`, import.meta.url).href);
  const list = new URL(`lists/${name}.mjs`, import.meta.url);
  const calls = existsSync(list) ? (await import(list.href)).app.calls : [];
  return sentences.flatMap(({ job, tool, route, says }) => {
    const call = calls.find((one) => one.job === job);
    if (job !== undefined && call === undefined) throw new Error(`lists/${name}.mjs has no job "${job}"`);
    const of = { job: job ?? says[0], tool: tool ?? call.tool, route: route ?? call?.route ?? '/' };
    return says.map((sentence) => ({ ...of, sentence }));
  });
}

function evalCase({ sentence, expected }) {
  return {
    name: sentence,
    messages: [{ role: 'user', type: 'message', content: sentence }],
    expectedCall: [{ functionName: expected, arguments: {} }],
  };
}

function report(measured) {
  const rows = measured.flatMap(({ name, tools, asked, without, people, embedding }) => {
    const row = (by, scores) => ({ name, by, tools, asked, without, here: sum(scores.routes), all: scores.all });
    return [row('BM25', people), ...(embedding === undefined ? [] : [row('embedding', embedding)])];
  });
  const totals = [...new Set(rows.map(({ by }) => by))].map((by) => {
    const own = rows.filter((row) => row.by === by);
    return {
      name: 'all',
      by,
      tools: own.reduce((count, { tools }) => count + tools, 0),
      asked: own.reduce((count, { asked }) => count + asked, 0),
      without: own.flatMap(({ without }) => without),
      here: sum(own.map(({ here }) => here)),
      all: sum(own.map(({ all }) => all)),
    };
  });
  return [
    '| app | ranked by | tools | sentences | with a tool | top 1 on the route | top 3 on the route | top 1 of all tools | top 3 of all tools | jobs without a tool |',
    '| --- | --- | --: | --: | --: | --: | --: | --: | --: | --: |',
    ...[...rows, ...totals].map(
      ({ name, by, tools, asked, without, here, all }) =>
        `| ${[name, by, tools, asked, all.cases, share(here, 'top1'), share(here, 'top3'), share(all, 'top1'), share(all, 'top3'), without.length].join(' | ')} |`,
    ),
    '',
    ...measured.flatMap(({ name, people, without }) => [
      ...people.routes.flatMap(({ route, confused = [] }) =>
        confused.map(
          ({ request, expected, chosen }) =>
            `- ${name} ${route}: “${request}” expected ${expected}, first ${chosen ?? 'none'}`,
        ),
      ),
      ...without.map((job) => `- ${name}: no tool for “${job}”`),
    ]),
  ].join('\n');
}

function sum(scores) {
  const add = (total, { cases, top1, top3 }) => ({
    cases: total.cases + cases,
    top1: total.top1 + top1,
    top3: total.top3 + top3,
  });
  return scores.reduce(add, { cases: 0, top1: 0, top3: 0 });
}

function share(score, key) {
  return score.cases === 0 ? '–' : `${Math.round((100 * score[key]) / score.cases)} %`;
}

const command = fileURLToPath(new URL('../../bin/webmcp.js', import.meta.url));
const folder = values.cases ?? mkdtempSync(join(tmpdir(), 'webmcp-choices-'));
mkdirSync(folder, { recursive: true });
const apps = [];
try {
  for (const pair of positionals) apps.push(await measure(...pair.split('=')));
} finally {
  if (values.cases === undefined) rmSync(folder, { recursive: true });
}
console.log(values.json ? JSON.stringify(apps, null, 2) : report(apps));
