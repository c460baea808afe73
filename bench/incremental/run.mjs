// Measures `webmcp instrument` on the shop of the playground: the first run, a run with nothing changed, and a run after an
// edit of one component, each as a ratio to the first. Each map must have the bytes of a run without the cache. The
// dependencies of the dev server are optimised before the first run, so that no run waits for them. A first run has no
// pages, no facts and no stamps of files: the cache of earlier turns is removed. The runs are those of the packed package, installed by
// npm, because users run that package: it has few modules to load.
// Usage, from the repo's root: node bench/incremental/run.mjs [--turns 3]
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { turns: { type: 'string', default: '3' } } });
const repo = join(dirname(fileURLToPath(import.meta.url)), '../..');
const playground = join(repo, 'examples/playground');
const modules = join(repo, 'node_modules');
const folder = mkdtempSync(join(tmpdir(), 'webmcp-bench-incremental-'));
// The copy is beside the playground's apps, because it uses their packages and the root's harness.
const root = mkdtempSync(join(playground, 'incremental-'));

/** The cache of the copy. */
const cache = join(playground, 'node_modules/.cache/webmcp', basename(root));

/** The edit: a component, and a text in it that gets a new line and another wording with each turn. */
const component = 'src/pages/cart-page.tsx';
const wording = 'There is nothing in it.';

/** The most that a run may take of the first run. */
const reach = { unchanged: 0.1, edited: 0.25 };

/** Runs a program to its end, and returns its output. */
function succeed(program, args, cwd) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}:\n${stderr}`);
  return stdout;
}

/** Installs the packed package with the Playwright of this checkout. */
function installPackage() {
  const tarball = succeed(process.execPath, [join(repo, 'scripts/package.mjs'), '--reuse'], repo)
    .trim()
    .split('\n')
    .at(-1);
  const { version } = JSON.parse(readFileSync(join(modules, 'playwright/package.json'), 'utf8'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  succeed('npm', ['install', '--no-audit', '--no-fund', tarball, `playwright@${version}`], folder);
}

/** The number of states that the last run opened. */
let visited = 0;

function instrument(...options) {
  const begin = performance.now();
  const args = [join(folder, 'node_modules/webmcp/webmcp.js'), 'instrument', '--root', root, ...options];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  visited = (stderr.match(/^ +\d+ of \d+: /gm) ?? []).length;
  if (status === 2 || status === null) throw new Error(stderr);
  return (performance.now() - begin) / 1_000;
}

const map = (name) => join(folder, name);
const bytes = (name) => readFileSync(map(name), 'utf8');
const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];

try {
  installPackage();
  cpSync(join(playground, 'react'), root, { recursive: true });
  // Optimises the dependencies.
  instrument('--no-cache', '--out', map('warm.json'));
  const times = { first: [], unchanged: [], edited: [] };
  const opened = [];
  let isSame = true;
  for (let turn = 1; turn <= Number(values.turns); turn += 1) {
    for (const kept of ['pages', 'facts', 'stamps.json']) rmSync(join(cache, kept), { recursive: true, force: true });
    const out = ['--out', map('map.json')];
    rmSync(map('map.json'), { force: true });
    times.first.push(instrument(...out));
    const first = bytes('map.json');
    times.unchanged.push(instrument(...out));
    isSame &&= bytes('map.json') === first;
    const file = join(root, component);
    const source = readFileSync(file, 'utf8');
    writeFileSync(file, source.replace(wording, `Nothing is in it, for the ${turn}. time.\n          ${wording}`));
    times.edited.push(instrument(...out));
    opened.push(visited);
    cpSync(map('map.json'), map('edited.json'));
    rmSync(map('map.json'));
    writeFileSync(map('map.json'), first);
    instrument('--no-cache', ...out);
    isSame &&= bytes('map.json') === bytes('edited.json');
  }
  const first = median(times.first);
  const rows = Object.entries(times).map(([run, seconds]) => {
    const ratio = median(seconds) / first;
    return [run, median(seconds).toFixed(2), ratio.toFixed(3), run in reach ? `≤ ${reach[run]}` : ''];
  });
  console.log(['run', 'seconds', 'of the first', 'reach'].join('\t'));
  for (const row of rows) console.log(row.join('\t'));
  console.log(`states that the runs after an edit opened: ${opened.join(', ')}`);
  console.log(`the maps have the bytes of a run without the cache: ${isSame ? 'yes' : 'no'}`);
  const holds = Object.entries(reach).every(([run, most]) => median(times[run]) / first <= most);
  process.exitCode = isSame && holds ? 0 : 1;
} finally {
  for (const one of [folder, root, cache]) rmSync(one, { recursive: true, force: true });
}
