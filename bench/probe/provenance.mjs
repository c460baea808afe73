// The share of interactive elements that lead back to a source site, by app. Each app is opened as `webmcp instrument`
// does; its states are those of its webmcp.harness.ts, else the routes that its source names and links lead to.
// Usage: node bench/probe/provenance.mjs [--missing] [--command 'npm run dev'] [app folder …]; default: the playground.
// --missing lists what leads nowhere; --command starts the app, so that nothing is stamped and React's calls are followed.
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { harnessModule } from '../../bin/dist/files/harness-module.js';
import { openApp } from '../../bin/dist/run/open-app.js';
import { readApp } from '../../bin/dist/run/read-app.js';
import { siteFinder } from '../../packages/discovery/dist/index.js';
import { probe } from '../../packages/probe/dist/index.js';
import { loadHarness } from '../../packages/project/dist/index.js';

const { values, positionals } = parseArgs({
  options: { missing: { type: 'boolean', default: false }, command: { type: 'string' } },
  allowPositionals: true,
});
const roots =
  positionals.length > 0 ? positionals : ['react', 'vue', 'html'].map((app) => `examples/playground/${app}`);
const { signal } = new AbortController();
const progress = { step: () => {}, count: () => {}, at: () => {}, end: () => {} };

console.log(
  'app                                     states  elements  with a site  share   drawn selects with options',
);
for (const root of roots.map((folder) => resolve(folder))) {
  const { project, config, files, routes } = await readApp({ root, paths: [] }, { progress, signal });
  const harness =
    project.harnessFile === undefined ? undefined : await loadHarness(project.harnessFile, harnessModule, root);
  const pages = files.map(({ path }) => path);
  const app = await openApp(
    project,
    { provenance: true, pages, ...(values.command === undefined ? {} : { command: values.command }) },
    config,
    signal,
  );
  try {
    const { snapshots, problems } = await probe({
      baseUrl: app.url,
      ...(harness === undefined ? {} : { harness }),
      ...(app.routes === undefined ? {} : { routes: app.routes }),
      knownRoutes: routes.routes,
      testIdAttributes: ['data-mcp', 'data-testid'],
      ...(app.isStamped ? {} : { siteOf: siteFinder(files, project.root) }),
    });
    const elements = snapshots.flatMap(({ elements, state }) => elements.map((element) => ({ ...element, state })));
    const sited = elements.filter(({ sources = [] }) => sources.length > 0);
    const drawn = elements.filter(
      ({ tag, role, attributes }) =>
        tag !== 'select' && (role === 'combobox' || attributes['aria-haspopup'] === 'listbox'),
    );
    const share = elements.length === 0 ? 0 : sited.length / elements.length;
    console.log(
      `${basename(root).padEnd(38)} ${String(snapshots.length).padStart(7)} ${String(elements.length).padStart(9)} ${String(sited.length).padStart(12)} ${`${(share * 100).toFixed(1)} %`.padStart(7)}   ${drawn.filter(({ options }) => options !== undefined).length} of ${drawn.length}`,
    );
    for (const { code, where, message } of problems)
      if (!/CONSOLE|BLOCKED/.test(code)) console.log(`  ${code} ${where}: ${message}`);
    if (values.missing)
      for (const { state, role, name, tag, chain } of elements.filter(({ sources = [] }) => sources.length === 0))
        console.log(`  ${state}: ${role} ${JSON.stringify(name)} <${tag}> ${chain.length}`);
  } catch (error) {
    console.log(`${basename(root).padEnd(38)} ${error.message}`);
  } finally {
    await app.close();
  }
}
