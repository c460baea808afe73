/**
 * Measures the risk rules on actions of public apps.
 *
 * Usage, from the root after a build: `npm run bench:risk -- --actions FILE [--half open|sealed|both] [--quiet]`.
 *
 * The file is not in this repository, because its facts come from the code of others. Each line is the JSON of one action:
 * repository, file, language, label, control, and the calls of the handler. `expect` is the level that follows from the
 * requests (docs/evidence/risk.md). A person wrote
 * `expect` from the calls, before the rules ran. A hash of the seed and the entry's id puts each entry into a half. The
 * rules may be mended on the open half only.
 *
 * Prints precision and recall of each level, and each miss. Exits 1 if the open half misses its floor: destructive recall
 * 99 %, precision 92 %.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { assess } from '../../packages/discovery/dist/risk/assess.js';
import { readAction } from './read-action.mjs';

const { values } = parseArgs({
  options: {
    actions: { type: 'string' },
    half: { type: 'string', default: 'both' },
    quiet: { type: 'boolean', default: false },
  },
});
if (values.actions === undefined) throw new Error('Name the file of the actions: --actions FILE');
const seed = 'risk-1';
const levels = ['destructive', 'caution', 'safe'];

const halfOf = ({ id }) =>
  (createHash('sha256').update(`${seed} ${id}`).digest()[0] ?? 0) % 2 === 0 ? 'open' : 'sealed';
const actions = readFileSync(values.actions, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

function judge(action) {
  const { candidate, appModel } = readAction(action);
  const { level, reasons } = assess([candidate], appModel);
  return { action, level, why: reasons.map(({ signal, evidence }) => `${signal}: ${evidence}`).join('; ') };
}

const percent = (part, whole) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

function print(half) {
  const judged = actions.filter((action) => halfOf(action) === half).map(judge);
  const languages = new Set(judged.map(({ action }) => action.language));
  const repositories = new Set(judged.map(({ action }) => action.repo));
  console.log(`\n${half} half: ${judged.length} actions, ${repositories.size} apps, ${languages.size} languages`);
  const results = levels.map((level) => {
    const expected = judged.filter(({ action }) => action.expect === level);
    const given = judged.filter((each) => each.level === level);
    const right = expected.filter((each) => each.level === level).length;
    console.log(
      `  ${level.padEnd(12)} expected ${String(expected.length).padStart(4)}  recall ${percent(right, expected.length).padStart(7)}  precision ${percent(right, given.length).padStart(7)}`,
    );
    return { recall: right / expected.length, precision: right / given.length };
  });
  for (const { action, level, why } of values.quiet ? [] : judged.filter((each) => each.level !== each.action.expect))
    console.log(`  ${action.expect} → ${level}  ${action.id} "${action.labels[0]?.text ?? ''}"  ${why.slice(0, 160)}`);
  return results[0];
}

console.log(`Node ${process.version}, seed ${seed}`);
for (const half of values.half === 'both' ? ['open', 'sealed'] : [values.half]) {
  const { recall, precision } = print(half);
  if (half === 'open' && (recall < 0.99 || precision < 0.92)) process.exitCode = 1;
}
