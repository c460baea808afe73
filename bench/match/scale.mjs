// How the cost of pairing grows: 200 intents × 500 elements against 2,000 × 5,000, without provenance, which is the
// harder way. CPU time, the least of some runs. Usage: node bench/match/scale.mjs [--seed 1] [--runs 5]
import { parseArgs } from 'node:util';

import { match } from '../../packages/discovery/dist/match/match-pages.js';
import { scalePage } from './scale-page.mjs';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, runs: { type: 'string', default: '5' } },
});
const seed = Number(values.seed);
const sizes = [
  [200, 500],
  [500, 1250],
  [1000, 2500],
  [2000, 5000],
];

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const cost = (intents) => intents * Math.log2(intents);

const measured = sizes.map(([intents, elements]) => {
  const { source, page, truth } = scalePage(intents, elements, seed);
  let least = Infinity;
  let found;
  for (let run = 0; run < Number(values.runs); run += 1) {
    const before = cpu();
    found = match(source, [page], { provenance: false });
    least = Math.min(least, cpu() - before);
  }
  const pairs = found.pairs.map(({ intent, element }) => `${intent} ${element}`);
  const right = pairs.filter((pair) => truth.has(pair)).length;
  return {
    intents: source.intents.length,
    elements: page.elements.length,
    ms: least,
    precision: right / pairs.length,
    recall: right / truth.size,
    greedy: found.greedy.length > 0,
  };
});

const [base] = measured;
console.log(`seed ${seed}, ${values.runs} runs each, CPU ms of the fastest\n`);
console.log('intents  elements   CPU ms   × base   n log n × base   precision   recall   greedy');
for (const { intents, elements, ms, precision, recall, greedy } of measured) {
  const grown = ms / base.ms;
  const allowed = cost(elements) / cost(base.elements);
  console.log(
    [
      String(intents).padStart(7),
      String(elements).padStart(9),
      ms.toFixed(0).padStart(8),
      grown.toFixed(1).padStart(8),
      allowed.toFixed(1).padStart(16),
      precision.toFixed(4).padStart(11),
      recall.toFixed(4).padStart(8),
      String(greedy).padStart(8),
    ].join(' '),
  );
}
const last = measured.at(-1);
const within = last.ms / base.ms <= cost(last.elements) / cost(base.elements);
console.log(`\n${within ? 'within' : 'ABOVE'} n log n`);
process.exitCode = within ? 0 : 1;
