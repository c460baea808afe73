// What reading source costs: extraction against its parsers alone on the same files, the second run against the first, the
// growth from 100 to 3,000 files, and the memory. CPU time, garbage and compilation by the engine included. Cold: the parsers,
// the first and the second run have a process each, as a user's run has. Warm: parsers and extraction take turns in one
// process, the least of some rounds; with few rounds it shows who was compiled first rather than what either costs.
// Usage: node bench/extract/run.mjs [--seed 1] [--runs 10] [--files 100,300,1000,3000] [app folder …]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '10' },
    files: { type: 'string', default: '100,300,1000,3000' },
  },
  allowPositionals: true,
});
const limits = { scripts: 1.5, second: 0.15, megabytes: 700 };
const counts = values.files.split(',').map(Number);
const measureFile = fileURLToPath(new URL('measure.mjs', import.meta.url));

const cacheFolder = mkdtempSync(join(tmpdir(), 'webmcp-bench-cache-'));

function measure(what, count, folder) {
  const args = [measureFile, what, String(count), values.seed, values.runs, cacheFolder];
  if (folder !== undefined) args.push(resolve(folder));
  const done = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  if (done.status !== 0) throw new Error(`the measurement ended with ${done.status}`);
  return JSON.parse(done.stdout);
}

const require = createRequire(new URL('../../packages/discovery/package.json', import.meta.url));
const versionOf = (name) => JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')).version;
console.log(
  `Node ${process.version}, @babel/parser ${versionOf('@babel/parser')}, @vue/compiler-sfc ${versionOf('@vue/compiler-sfc')}; ` +
    `seed ${values.seed}, CPU ms; warm: least of ${values.runs} rounds, cold: least of 3\n`,
);

const head = [
  'what',
  'files',
  'kB',
  'babel',
  'extract',
  '×',
  'sfc+babel',
  'extract',
  '×',
  'all',
  'ms/file',
  'parsers',
  'first',
  '×',
  'second',
  '×',
];
const widths = [24, 6, 7, 7, 8, 6, 10, 8, 6, 7, 8, 8, 7, 6, 7, 6];
const line = (cells) =>
  cells.map((cell, at) => (at === 0 ? String(cell).padEnd(widths[0]) : String(cell).padStart(widths[at]))).join('');
const ratio = (one, other) => (other === 0 ? '–' : (one / other).toFixed(2));
console.log(line(head));
const row = (name, m) =>
  console.log(
    line([
      name,
      m.files,
      m.kb.toFixed(0),
      m.parseScripts.toFixed(0),
      m.extractScripts.toFixed(0),
      ratio(m.extractScripts, m.scripts === 0 ? 0 : m.parseScripts),
      m.parseComponents.toFixed(0),
      m.extractComponents.toFixed(0),
      ratio(m.extractComponents, m.components === 0 ? 0 : m.parseComponents),
      m.extractAll.toFixed(0),
      (m.extractAll / m.files).toFixed(2),
      m.parse.toFixed(0),
      m.first.toFixed(0),
      ratio(m.first, m.parse),
      m.second.toFixed(0),
      ratio(m.second, m.first),
    ]),
  );
/** What the parsers alone, a run and the next run cost in a process of their own: each begins cold, as a user's does. */
function runs(count, folder) {
  rmSync(cacheFolder, { recursive: true, force: true });
  const least = { parse: Infinity, first: Infinity, second: Infinity };
  for (let round = 0; round < 3; round += 1) {
    for (const what of ['parse', 'first', 'second'])
      least[what] = Math.min(least[what], measure(what, count, folder).ms);
  }
  return least;
}

const written = counts.map((count) => {
  const found = { ...measure('time', count), ...runs(count) };
  row(`written from seed ${values.seed}`, found);
  return found;
});
for (const folder of positionals) {
  row(basename(resolve(folder)), { ...measure('time', 0, folder), ...runs(0, folder) });
}

const last = written.at(-1);
const { rssMb } = measure('memory', counts.at(-1));
const perFile = ({ extractAll, files }) => extractAll / files;
const least = Math.min(...written.map(perFile));
const verdict = (name, is, most) =>
  console.log(`${name.padEnd(52)} ${is.toFixed(2).padStart(8)}  ≤ ${most}  ${is <= most ? 'reached' : 'MISSED'}`);
console.log('');
verdict('cold, a process each: extract ÷ the parsers alone', last.first / last.parse, limits.scripts);
verdict('warm, scripts: extract ÷ @babel/parser', last.extractScripts / last.parseScripts, limits.scripts);
verdict(
  'warm, everything: extract ÷ the parsers alone',
  last.extractAll / (last.parseScripts + last.parseComponents),
  limits.scripts,
);
verdict('second run ÷ extract', last.second / last.first, limits.second);
verdict('growth: cost of a file at most ÷ at least files', perFile(last) / least, 1.25);
verdict(`peak memory at ${last.files} files, MB`, rssMb, limits.megabytes);
rmSync(cacheFolder, { recursive: true, force: true });
