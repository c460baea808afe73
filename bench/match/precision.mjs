// Precision and recall of pairing without provenance, the pairs with provenance being the truth. Opens each app as
// `webmcp instrument` does. Usage: node bench/match/precision.mjs [--misses] [app folder …]; default: the playground.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { harnessModule } from '../../bin/dist/harness-module.js';
import { openApp } from '../../bin/dist/open-app.js';
import { readSource } from '../../packages/discovery/dist/index.js';
import { match } from '../../packages/discovery/dist/match/match-pages.js';
import { probe } from '../../packages/probe/dist/index.js';
import {
  aliases,
  findProject,
  loadConfig,
  loadHarness,
  readSources,
  resolver,
} from '../../packages/project/dist/index.js';

const { values, positionals } = parseArgs({
  options: { misses: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const roots =
  positionals.length > 0 ? positionals : ['react', 'vue', 'html'].map((app) => `examples/playground/${app}`);

async function look(root) {
  const project = findProject(root);
  const config = project.configFile === undefined ? {} : await loadConfig(project.configFile, harnessModule, root);
  const harness =
    project.harnessFile === undefined ? undefined : await loadHarness(project.harnessFile, harnessModule, root);
  const { files } = await readSources(project, {});
  const { signal } = new AbortController();
  const app = await openApp(project, { provenance: true, pages: files.map(({ path }) => path) }, config, signal);
  try {
    const seen = await probe({
      baseUrl: app.url,
      ...(harness === undefined ? {} : { harness }),
      ...(app.routes === undefined ? {} : { routes: app.routes }),
      testIdAttributes: ['data-mcp', 'data-testid'],
      allowHosts: [],
      signal,
      onProgress: () => {},
      placeOf: () => undefined,
    });
    const paths = files.map(({ path }) => path);
    return { ...readSource(files, resolver(paths, aliases(project))), snapshots: seen.snapshots };
  } finally {
    await app.close();
  }
}

const key = ({ state, intent, element }) => `${state} ${intent} ${element}`;

function told({ understanding, snapshots }, { state, intent, element, score }) {
  const { control, labels, source } = understanding.intents[intent];
  const shown = snapshots.find((each) => each.state === state).elements.find(({ index }) => index === element);
  return `${state}: ${control} "${labels[0]?.text ?? ''}" ${source.file}:${source.line} <-> ${shown.role} "${shown.name}" (${score})`;
}

console.log('app                                states  elements  pairs  precision  recall  unpaired elements');
for (const given of roots) {
  const root = resolve(given);
  const seen = await look(root);
  const truth = match(seen.understanding, seen.snapshots, { provenance: true });
  const found = match(seen.understanding, seen.snapshots, { provenance: false });
  const isTrue = new Set(truth.pairs.map(key));
  const isFound = new Set(found.pairs.map(key));
  const right = found.pairs.filter((pair) => isTrue.has(key(pair)));
  const elements = seen.snapshots.reduce((sum, snapshot) => sum + snapshot.elements.length, 0);
  console.log(
    [
      given.slice(-34).padEnd(34),
      String(seen.snapshots.length).padStart(6),
      String(elements).padStart(9),
      String(truth.pairs.length).padStart(6),
      (right.length / Math.max(1, found.pairs.length)).toFixed(4).padStart(10),
      (right.length / Math.max(1, truth.pairs.length)).toFixed(4).padStart(7),
      String(truth.unmatchedElements.length).padStart(18),
    ].join(' '),
  );
  if (!values.misses) continue;
  for (const pair of found.pairs.filter((each) => !isTrue.has(key(each)))) console.log(`  wrong   ${told(seen, pair)}`);
  for (const pair of truth.pairs.filter((each) => !isFound.has(key(each))))
    console.log(`  missed  ${told(seen, pair)}`);
}
