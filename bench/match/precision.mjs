// Precision and recall of pairing without provenance, the pairs with provenance being the truth. Opens each app as
// `webmcp instrument` does, one after the other; its states are those of its webmcp.harness.ts.
// Usage: node bench/match/precision.mjs [--misses] [--alone] [--snapshots folder] [app folder …]; default: the playground.
// A control of the frame is in every state; so the figures stand twice: per pair, and per distinct control (its sites, what
// the page shows of it, where the page says that it was written), however many states show it.
// --misses lists every pair that differs and counts them by cause, --alone what has no pair with provenance either; --snapshots keeps what was
// seen of an app there and opens it only once.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { harnessModule } from '../../bin/dist/files/harness-module.js';
import { openApp } from '../../bin/dist/run/open-app.js';
import { frameworks, isMessageFile, readSource } from '../../packages/discovery/dist/index.js';
import { inLanguages, namedIn } from '../../packages/discovery/dist/language/labels-in.js';
import { pageLanguages } from '../../packages/discovery/dist/language/page-languages.js';
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
  options: {
    misses: { type: 'boolean', default: false },
    alone: { type: 'boolean', default: false },
    snapshots: { type: 'string' },
  },
  allowPositionals: true,
});
const roots =
  positionals.length > 0 ? positionals : ['react', 'vue', 'html'].map((app) => `examples/playground/${app}`);

async function look(root) {
  const project = findProject(root, frameworks);
  const { files } = await readSources(project, frameworks, { isData: isMessageFile });
  const paths = files.map(({ path }) => path);
  const kept = values.snapshots === undefined ? null : join(values.snapshots, `${root.replaceAll('/', '+')}.json`);
  if (kept !== null && !existsSync(kept)) {
    mkdirSync(values.snapshots, { recursive: true });
    writeFileSync(kept, JSON.stringify(await snapshotsOf(project, paths)));
  }
  const snapshots = kept === null ? await snapshotsOf(project, paths) : JSON.parse(readFileSync(kept, 'utf8'));
  const { appModel } = readSource(files, resolver(paths, aliases(project), frameworks));
  // The languages that the pages are in are told as `webmcp instrument` tells them.
  const languages = pageLanguages(appModel, snapshots);
  return { appModel: inLanguages(namedIn(appModel, languages), languages), snapshots };
}

async function snapshotsOf(project, pages) {
  const { root, configFile, harnessFile } = project;
  const config = configFile === undefined ? {} : await loadConfig(configFile, harnessModule, root);
  const harness = harnessFile === undefined ? undefined : await loadHarness(harnessFile, harnessModule, root);
  const { signal } = new AbortController();
  const app = await openApp(project, { provenance: true, pages }, config, signal);
  try {
    const { snapshots, problems } = await probe({
      baseUrl: app.url,
      ...(harness === undefined ? {} : { harness }),
      ...(app.routes === undefined ? {} : { routes: app.routes }),
      testIdAttributes: ['data-mcp', 'data-testid'],
      allowHosts: [],
      signal,
      onProgress: () => {},
      placeOf: () => undefined,
    });
    for (const { code, message } of problems) console.error(`${root}: ${code}: ${message}`);
    return snapshots;
  } finally {
    await app.close();
  }
}

const place = ({ file, line, column }) => `${file}:${line}:${column}`;
// The same control laid out twice (a layout on two routes) is the same control.
const keyOf =
  ({ appModel }) =>
  ({ state, intent, element }) =>
    `${state} ${appModel.intents[intent].sites.map(place).join('<')} ${element}`;

function shown({ snapshots }, { state, element }) {
  const {
    role,
    name,
    sources = [],
  } = snapshots.find((each) => each.state === state).elements.find(({ index }) => index === element);
  return `${state}: ${role} "${name}" of ${sources.map(place).join(' < ') || 'nowhere'}`;
}

function written({ appModel }, { intent, score, provenance }) {
  const { control, labels, sites } = appModel.intents[intent];
  const proof = provenance === undefined ? '' : provenance ? ', same site' : ', other site';
  return `${control} "${labels[0]?.text ?? ''}" of ${sites.map(place).join(' < ')} (${score}${proof})`;
}

const textOf = (intent) =>
  intent.labels
    .find(({ from }) => from !== 'icon')
    ?.text.trim()
    .toLowerCase() ?? '';

/** Why a pair differs, as far as the texts of both sides tell; each pair has one cause. */
function causeOf({ appModel: { intents } }, { name }, got, wanted) {
  const shown = name.trim().toLowerCase();
  const own = wanted === undefined ? '' : textOf(intents[wanted.intent]);
  if (got !== undefined) {
    const taken = textOf(intents[got.intent]);
    if (wanted === undefined)
      return taken !== '' && taken === shown
        ? 'wrong: from a library or from data, another control has its text'
        : 'wrong: from a library or from data, paired with a neighbour';
    return taken === own && own !== ''
      ? 'wrong: two places of the source with one text (branches, copies, pages)'
      : 'wrong: paired with another control of the place';
  }
  if (own === '')
    return shown === '' ? 'missed: no text on either side' : "missed: the text is data, state or a library's";
  if (shown === '') return 'missed: the page has no name for it';
  return own === shown
    ? 'missed: texts agree, place counted as absent or closed, or another took it'
    : 'missed: the page has another name than the source';
}

function listMisses(seen, truth, found) {
  const key = keyOf(seen);
  const right = new Map(truth.pairs.map((pair) => [`${pair.state} ${pair.element}`, pair]));
  const taken = new Map(found.pairs.map((pair) => [`${pair.state} ${pair.element}`, pair]));
  const isTrue = new Set(truth.pairs.map(key));
  const isFound = new Set(found.pairs.map(key));
  const causes = new Map();
  const count = ({ state, element }, got, wanted) => {
    const of = seen.snapshots.find((each) => each.state === state).elements.find(({ index }) => index === element);
    const cause = causeOf(seen, of, got, wanted);
    causes.set(cause, (causes.get(cause) ?? 0) + 1);
  };
  for (const pair of found.pairs.filter((each) => !isTrue.has(key(each)))) {
    const wanted = right.get(`${pair.state} ${pair.element}`);
    count(pair, pair, wanted);
    console.log(`  wrong   ${shown(seen, pair)}\n     got  ${written(seen, pair)}`);
    console.log(`     not  ${wanted === undefined ? 'anything' : written(seen, wanted)}`);
  }
  for (const pair of truth.pairs.filter((each) => !isFound.has(key(each)))) {
    if (taken.has(`${pair.state} ${pair.element}`)) continue;
    count(pair, undefined, pair);
    console.log(`  missed  ${shown(seen, pair)}\n     not  ${written(seen, pair)}`);
  }
  for (const [cause, times] of [...causes].sort(([, x], [, y]) => y - x))
    console.log(`  cause ${String(times).padStart(5)}  ${cause}`);
}

function distinctOf({ appModel, snapshots }) {
  const elements = new Map(
    snapshots.flatMap(({ state, elements: shown }) => shown.map((each) => [`${state} ${each.index}`, each])),
  );
  return ({ state, intent, element }) => {
    const { role, name, sources = [] } = elements.get(`${state} ${element}`);
    return `${appModel.intents[intent].sites.map(place).join('<')} ${role} ${name} ${sources.map(place).join('<')}`;
  };
}

const share = (part, whole) => (part / Math.max(1, whole)).toFixed(4);

console.log(
  '                                                                  per pair           per distinct control',
);
console.log(
  'app                                states  elements  pairs  proved  precision  recall  controls  precision  recall  unpaired elements',
);
for (const given of roots) {
  const seen = await look(resolve(given));
  const key = keyOf(seen);
  const truth = match(seen.appModel, seen.snapshots, { provenance: true });
  const found = match(seen.appModel, seen.snapshots, { provenance: false });
  const isTrue = new Set(truth.pairs.map(key));
  const right = found.pairs.filter((pair) => isTrue.has(key(pair)));
  const distinct = distinctOf(seen);
  const controls = new Set(truth.pairs.map(distinct));
  const foundControls = new Set(found.pairs.map(distinct));
  const rightControls = [...foundControls].filter((each) => controls.has(each));
  const elements = seen.snapshots.reduce((sum, snapshot) => sum + snapshot.elements.length, 0);
  console.log(
    [
      given.replace(/\/+$/, '').slice(-34).padEnd(34),
      String(seen.snapshots.length).padStart(6),
      String(elements).padStart(9),
      String(truth.pairs.length).padStart(6),
      String(truth.pairs.filter(({ provenance }) => provenance).length).padStart(7),
      share(right.length, found.pairs.length).padStart(10),
      share(right.length, truth.pairs.length).padStart(7),
      String(controls.size).padStart(9),
      share(rightControls.length, foundControls.size).padStart(10),
      share(rightControls.length, controls.size).padStart(7),
      String(truth.unmatchedElements.length).padStart(18),
    ].join(' '),
  );
  if (values.misses) listMisses(seen, truth, found);
  if (values.alone)
    for (const each of truth.unmatchedElements) console.log(`  alone   ${shown(seen, each)}\n          ${each.reason}`);
}
