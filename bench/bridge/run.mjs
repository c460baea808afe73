// The bridge under load: sessions that call all the time against a plugin in memory. Every call must be answered, and the
// memory must stay as it is. The second part, in-page.mjs, needs a browser. Usage, from the repo's root, after npm run build:
//   node bench/bridge/run.mjs [--sessions 100] [--per-second 5] [--seconds 60] [--profile <folder>]
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { hold, LoadAgent, quantile } from './load.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const { values } = parseArgs({
  options: {
    sessions: { type: 'string', default: '100' },
    'per-second': { type: 'string', default: '5' },
    seconds: { type: 'string', default: '60' },
    profile: { type: 'string' },
  },
});
const [sessions, perSecond, seconds] = [values.sessions, values['per-second'], values.seconds].map(Number);
/** Milliseconds within which 99 of 100 calls are answered. */
const most = 250;

const profiler = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];
const bridge = fork(join(here, 'in-memory-bridge.mjs'), [String(sessions)], { execArgv: ['--expose-gc', ...profiler] });
const next = async () => (await once(bridge, 'message'))[0];
const { port, tokens } = await next();
const usage = async () => {
  bridge.send('usage');
  return await next();
};
const agents = tokens.map((token, at) => new LoadAgent(port, token, at % 2 === 1));
await Promise.all(agents.map((agent) => agent.open()));
const call = (agent, round) => agent.call(round % 2 === 0 ? 'look' : `save_${round % 19}`, { text: `${round}` });

await hold(agents, { seconds: 3, perSecond, call });
const before = await usage();
const { times, failed } = await hold(agents, { seconds, perSecond, call });
const after = await usage();
for (const agent of agents) agent.close();
bridge.send('end');
await once(bridge, 'exit');

const mega = (bytes) => (bytes / 1024 ** 2).toFixed(1);
const p99 = quantile(times, 0.99);
const calls = sessions * perSecond * seconds;
console.log(`${sessions} sessions, ${perSecond} calls a second each, ${seconds} s, half of them of each era`);
console.log(`answered     ${times.length} of ${calls}; failed ${failed.length} ${[...new Set(failed)].join(', ')}`);
console.log(`median       ${quantile(times, 0.5).toFixed(1)} ms`);
console.log(`p99          ${p99.toFixed(1)} ms (at most ${most})`);
console.log(`longest      ${quantile(times, 1).toFixed(1)} ms`);
console.log(`processor    ${((after.cpu - before.cpu) / calls).toFixed(2)} ms a call`);
console.log(`heap         ${mega(before.heapUsed)} → ${mega(after.heapUsed)} MB after collection`);
console.log(`resident     ${mega(before.rss)} → ${mega(after.rss)} MB`);
if (times.length !== calls || failed.length > 0 || p99 > most) process.exitCode = 1;
