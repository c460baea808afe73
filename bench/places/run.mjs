// The share of interactive elements that lead to the app's source: by a stamp, a call, a handler of their own, or not.
// Usage, from the repo's root after a build: node bench/places/run.mjs [options] <app folder> …
//   --explore           presses openers, as `webmcp instrument --explore` does
//   --command <text>    starts the app, so that nothing is stamped
//   --handlers          leaves stamps and calls out
//   --missing           lists the elements that lead nowhere
//   --save <folder>     writes <app>.places.json (for draw.mjs) and <app>/out/webmcp.map.json (for coverage.mjs, fixes.mjs)
//   --json              prints JSON
// Without folders: the playground's Vue and HTML apps.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { harnessModule } from '../../bin/dist/files/harness-module.js';
import { discoverMap } from '../../bin/dist/run/discover-map.js';
import { lookAtApp } from '../../bin/dist/run/look-at-app.js';
import { openApp } from '../../bin/dist/run/open-app.js';
import { readApp } from '../../bin/dist/run/read-app.js';
import { loadHarness } from '../../packages/project/dist/index.js';

const { values, positionals } = parseArgs({
  options: {
    explore: { type: 'boolean', default: false },
    command: { type: 'string' },
    handlers: { type: 'boolean', default: false },
    missing: { type: 'boolean', default: false },
    save: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const roots = positionals.length > 0 ? positionals : ['vue', 'html'].map((app) => `examples/playground/${app}`);
const { signal } = new AbortController();
const progress = { step: () => {}, count: () => {}, at: () => {}, end: () => {} };
const rows = [];
for (const root of roots.map((folder) => resolve(folder))) rows.push(await measured(root));
console.log(values.json ? JSON.stringify(rows, null, 2) : table(rows));

/** Reads an app's pages as `webmcp instrument` does, and counts how its elements lead to the source. */
async function measured(root) {
  const around = { progress, signal };
  const options = {
    root,
    paths: [],
    states: [],
    threshold: 0.6,
    allowUnstable: false,
    provenance: true,
    allowHosts: [],
    explore: values.explore,
    blockWrites: false,
    ...(values.command === undefined ? {} : { command: values.command }),
  };
  const app = await readApp(options, around);
  const { project, config, files } = app;
  const harness = project.harnessFile && (await loadHarness(project.harnessFile, harnessModule, root));
  const pages = files.map(({ path }) => path);
  const server = await openApp(project, { ...options, pages, provenance: !values.handlers }, config, signal);
  try {
    const run = { options, around, app, harness: harness ?? null, server };
    const seen = await lookAtApp(values.handlers ? { ...run, server: { ...server, isStamped: true } } : run);
    const all = seen.snapshots.flatMap(({ elements, state }) => elements.map((element) => placed(element, state)));
    if (values.missing)
      for (const one of all.filter(({ by }) => by === 'none' || by === 'around')) console.log(line(one));
    if (values.save !== undefined) save(basename(root), root, all, discoverMap(run, seen).map);
    const count = (how) => all.filter(({ by }) => by === how).length;
    const ways = Object.fromEntries(['stamp', 'call', 'handler', 'around', 'none'].map((how) => [how, count(how)]));
    const answered = all.filter(({ isAnswered }) => isAnswered);
    return {
      app: basename(root),
      states: seen.snapshots.length,
      elements: all.length,
      ...ways,
      answered: answered.length,
      answeredPlaced: answered.filter(({ by }) => by !== 'none').length,
    };
  } finally {
    await server.close();
  }
}

/** An element with the best evidence for its place: a stamp, a call, a handler of its own, a handler around, or none. */
function placed({ index, role, name, tag, answers, sources = [], isCalled, handlers = [] }, state) {
  const own = handlers.filter(({ isAround }) => !isAround);
  const by =
    sources.length > 0
      ? isCalled
        ? 'call'
        : 'stamp'
      : own.length > 0
        ? 'handler'
        : handlers.length > 0
          ? 'around'
          : 'none';
  const places = [...sources.slice(0, 1).map((at) => ({ by, at })), ...own.map(({ event, at }) => ({ by: event, at }))];
  const isAnswered = answers === 'own' || answers === 'around' || handlers.length > 0;
  return { state, index, tag, role, name, by, ...(answers === undefined ? {} : { answers }), isAnswered, places };
}

function save(app, root, elements, map) {
  mkdirSync(join(values.save, app, 'out'), { recursive: true });
  writeFileSync(
    join(values.save, `${app}.places.json`),
    JSON.stringify({ app, root, ...(values.command && { command: values.command }), elements }, null, 1),
  );
  writeFileSync(join(values.save, app, 'out', 'webmcp.map.json'), `${JSON.stringify(map, null, 2)}\n`);
}

function line({ state, tag, role, name, by, answers = 'unknown' }) {
  return `  ${state}: <${tag}> ${role} "${name}" (place: ${by}, answer: ${answers})`;
}

function table(all) {
  const share = (part, whole) => (whole === 0 ? '' : `${((part / whole) * 100).toFixed(0)} %`);
  const cells = (row) => {
    const ways = ['stamp', 'call', 'handler', 'around', 'none'].map((how) => share(row[how], row.elements));
    return [row.app, row.states, row.elements, ...ways, row.answered, share(row.answeredPlaced, row.answered)];
  };
  return [
    '| app | states | elements | stamp | call | own handler | handler around | none | with a listener | of these with a place |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...all.map((row) => `| ${cells(row).join(' | ')} |`),
  ].join('\n');
}
