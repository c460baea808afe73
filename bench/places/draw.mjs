// Draws places by a seed, to be read by eye: each element with its place and the text of the source there.
// Usage: node bench/places/draw.mjs [--seed places] [--count 300] <file of run.mjs --save> …
// The key of a place is the SHA-256 sum of seed, app, state, index of the element, and place, with spaces between. Places
// are ordered by key, and the first ones are drawn. Equal places of elements with equal names count once.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: 'places' }, count: { type: 'string', default: '300' } },
  allowPositionals: true,
});

const all = new Map();
for (const file of positionals) {
  const { app, root, elements } = JSON.parse(readFileSync(file, 'utf8'));
  for (const { state, index, tag, role, name, places } of elements)
    for (const { by, at } of places) {
      const place = `${at.file}:${at.line}:${at.column}`;
      const one = JSON.stringify([app, role, name, by, place]);
      const key = createHash('sha256').update([values.seed, app, state, index, place].join(' ')).digest('hex');
      if (!all.has(one)) all.set(one, { key, app, root, state, tag, role, name, by, at, place });
    }
}
const drawn = [...all.values()].sort((a, b) => (a.key < b.key ? -1 : 1)).slice(0, Number(values.count));
console.log(`${drawn.length} of ${all.size} places, seed "${values.seed}"`);
for (const [at, { app, root, state, tag, role, name, by, place, ...one }] of drawn.entries())
  console.log(`${at + 1}. ${app} ${state} <${tag}> ${role} "${name}" ${by} ${place}\n     ${textAt(root, one.at)}`);

/** Returns the text of the source from a place on, with the end of the line before it. */
function textAt(root, { file, line, column }) {
  const lines = readFileSync(join(root, file), 'utf8').split(/\r?\n/);
  const before = (lines[line - 1] ?? '').slice(Math.max(0, column - 41), column - 1);
  const after = [(lines[line - 1] ?? '').slice(column - 1), ...lines.slice(line, line + 4)].join(' ');
  return `${before}»${after.replaceAll(/\s+/g, ' ').slice(0, 200)}`;
}
