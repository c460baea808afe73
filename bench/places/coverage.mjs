// The sums of maps over the interactive elements of all their states: in tools, held back, dead, unmatched, left out.
// Usage: node bench/places/coverage.mjs <map file> …
// The table names an app by the folder above the map's folder. The places count the best evidence of each element.
import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';

const sums = ['inTools', 'shared', 'unstable', 'dead', 'unmatched'];

function summed(file) {
  const { states } = JSON.parse(readFileSync(file, 'utf8'));
  const row = { app: basename(dirname(dirname(resolve(file)))), states: states.length, elements: 0, leftOut: {} };
  for (const key of [...sums, 'placed']) row[key] = 0;
  for (const { coverage } of states) {
    if (coverage === undefined) continue;
    row.elements += coverage.elements;
    for (const key of sums) row[key] += coverage[key];
    row.placed += coverage.elements - coverage.places.none;
    for (const [rule, count] of Object.entries(coverage.leftOut)) row.leftOut[rule] = (row.leftOut[rule] ?? 0) + count;
  }
  return row;
}

const share = (part, { elements }) => (elements === 0 ? '' : `${((part / elements) * 100).toFixed(0)} %`);

function line(row) {
  const used = row.inTools + row.shared;
  const rules = Object.entries(row.leftOut).sort(([, one], [, other]) => other - one);
  return `| ${[
    row.app,
    row.states,
    row.elements,
    share(row.placed, row),
    share(used, row),
    share(used + row.unstable, row),
    share(row.dead, row),
    share(row.unmatched, row),
    rules.map(([rule, count]) => `${rule} ${count}`).join(', '),
  ].join(' | ')} |`;
}

const rows = process.argv.slice(2).map(summed);
const total = { app: '**all**', states: 0, elements: 0, leftOut: {}, placed: 0 };
for (const row of rows) {
  for (const key of ['states', 'elements', 'placed', ...sums]) total[key] = (total[key] ?? 0) + row[key];
  for (const [rule, count] of Object.entries(row.leftOut)) total.leftOut[rule] = (total.leftOut[rule] ?? 0) + count;
}
console.log(
  [
    '| app | states | elements | with a place | in tools | in tools or unstable | dead | unmatched | left out by rule |',
    '| --- | --: | --: | --: | --: | --: | --: | --: | --- |',
    ...[...rows, total].map(line),
  ].join('\n'),
);
