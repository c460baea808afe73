// The share of interactive elements that lead to the app's source: by stamp or call, by a handler's place, or not.
// Usage, from the repo's root after a build: node bench/places/run.mjs [--handlers] [--missing] [--places] [--json] [--command 'npm run dev'] <app folder> …
// --handlers leaves stamps and calls out; --missing lists what leads nowhere; --places lists each handler's place, to be compared by eye; --command starts the
// app, so that nothing is stamped. Without folders: the playground's Vue and HTML apps.
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { harnessModule } from '../../bin/dist/files/harness-module.js';
import { openApp } from '../../bin/dist/run/open-app.js';
import { readApp } from '../../bin/dist/run/read-app.js';
import { placeFinder, siteFinder } from '../../packages/discovery/dist/index.js';
import { probe } from '../../packages/probe/dist/index.js';
import { loadHarness } from '../../packages/project/dist/index.js';

const { values, positionals } = parseArgs({
  options: {
    missing: { type: 'boolean', default: false },
    places: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    handlers: { type: 'boolean', default: false },
    command: { type: 'string' },
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
  const { project, config, files, routes } = await readApp({ root, paths: [] }, { progress, signal });
  const harness =
    project.harnessFile === undefined ? undefined : await loadHarness(project.harnessFile, harnessModule, root);
  const app = await openApp(
    project,
    {
      provenance: !values.handlers,
      pages: files.map(({ path }) => path),
      ...(values.command === undefined ? {} : { command: values.command }),
    },
    config,
    signal,
  );
  try {
    const { snapshots } = await probe({
      baseUrl: app.url,
      ...(harness === undefined ? {} : { harness }),
      ...(app.routes === undefined ? {} : { routes: app.routes }),
      knownRoutes: routes.routes,
      testIdAttributes: ['data-mcp', 'data-testid'],
      ...(app.isStamped || values.handlers ? {} : { siteOf: siteFinder(files, project.root) }),
      appPlaceOf: placeFinder(files, project.root),
    });
    const all = snapshots.flatMap(({ elements, state }) => elements.map((element) => ({ ...element, state })));
    const own = ({ handlers = [] }) => handlers.filter(({ isAround }) => !isAround);
    const sited = all.filter(({ sources = [] }) => sources.length > 0);
    const handled = all.filter((element) => !sited.includes(element) && own(element).length > 0);
    const around = all.filter(
      (element) => !sited.includes(element) && !handled.includes(element) && element.handlers !== undefined,
    );
    const none = all.filter(({ sources = [], handlers }) => sources.length === 0 && handlers === undefined);
    for (const { state, role, name, handlers = [] } of values.places ? [...handled, ...around] : [])
      console.log(`  ${state}: ${role} "${name}" ${handlers.map(placeText).join(', ')}`);
    for (const { state, role, name, tag } of values.missing ? none : [])
      console.log(`  ${state}: <${tag}> ${role} "${name}"`);
    return {
      app: basename(root),
      states: snapshots.length,
      elements: all.length,
      sited: sited.length,
      handled: handled.length,
      around: around.length,
      none: none.length,
    };
  } finally {
    await app.close();
  }
}

function placeText({ event, at, isAround }) {
  return `${isAround ? '(' : ''}${event} ${at.file}:${at.line}:${at.column}${isAround ? ')' : ''}`;
}

function table(all) {
  const share = (part, { elements }) => (elements === 0 ? '' : `${((part / elements) * 100).toFixed(0)} %`);
  return [
    '| app | states | elements | stamp or call | own handler | handler around | none |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...all.map(
      (row) =>
        `| ${row.app} | ${row.states} | ${row.elements} | ${share(row.sited, row)} | ${share(row.handled, row)} | ${share(row.around, row)} | ${share(row.none, row)} |`,
    ),
  ].join('\n');
}
