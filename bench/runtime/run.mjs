// The runtime on a page of 10,000 elements: locating one field beside @testing-library/dom and Playwright's own locator,
// what a call costs by itself, and whether calls leave anything behind. Usage, from the repo's root:
//   node bench/runtime/run.mjs [--nodes 10000] [--calls 1000] [--rounds 15]
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

// Gives the page `playwright.$(selector)`, Playwright's own locator without a way through the protocol.
process.env.PWDEBUG = 'console';

const here = dirname(fileURLToPath(import.meta.url));
const bench = dirname(here);
const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '10000' },
    calls: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '10' },
  },
});
if (!existsSync(join(bench, 'node_modules/@testing-library/dom')))
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: bench, stdio: ['ignore', 2, 2] });
const { build } = await import('esbuild');
const { chromium } = await import('playwright');
const { largePage } = await import('../probe/large-page.mjs');

const bundle = await build({
  stdin: {
    contents: `export { describe, locate } from '../../packages/runtime/src/page.ts';
      export { execute } from '../../packages/runtime/src/execute/execute.ts';
      export { register } from '../../packages/runtime/src/index.ts';
      export { getByRole } from '@testing-library/dom';`,
    resolveDir: here,
    loader: 'ts',
  },
  bundle: true,
  minify: true,
  format: 'iife',
  globalName: 'webmcpBench',
  write: false,
  conditions: ['webmcp-source'],
  define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
  logLevel: 'error',
});
const script = `${bundle.outputFiles[0].text};globalThis.webmcpBench = webmcpBench;`;

const form = `<form aria-label="New order" id="new-order">${[
  'Customer',
  'E-mail',
  'Street',
  'City',
  'Postcode',
  'Country',
  'Phone',
  'Remarks',
]
  .map((label, at) => `<label for="o${at}">${label}</label><input id="o${at}" name="${label.toLowerCase()}">`)
  .join('')}<button>Order now</button></form><p role="status"></p>
<script>document.querySelector('#new-order').onsubmit = (event) => { event.preventDefault(); document.querySelector('[role=status]').textContent = 'Ordered ' + performance.now(); };</script>`;
const html = largePage(Number(values.nodes)).replace('</main>', `${form}</main>`);
const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html));
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const executablePath =
  process.env.WEBMCP_BROWSER ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined);
const browser = await chromium.launch({
  headless: true,
  executablePath,
  args: ['--js-flags=--expose-gc', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${server.address().port}/`);
await page.evaluate(script);

const client = await page.context().newCDPSession(page);
await client.send('Performance.enable', { timeDomain: 'threadTicks' });
const metrics = async () => {
  await client.send('HeapProfiler.collectGarbage');
  const { metrics: list } = await client.send('Performance.getMetrics');
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
};
/** Milliseconds of processor time that the page's own thread took, whatever else the machine was doing. */
const processorTime = async (run) => {
  const before = await metrics();
  await run();
  const after = await metrics();
  return 1000 * (after.ThreadTime - before.ThreadTime);
};

const prepare = () => {
  const { describe, locate, getByRole } = globalThis.webmcpBench;
  const field = document.querySelector('#o3');
  const target = JSON.parse(JSON.stringify(describe(field)));
  const finders = {
    'webmcp locate': () => locate(target).element,
    'Playwright role': () => globalThis.playwright.$('internal:role=textbox[name="City"s]'),
    'Playwright label': () => globalThis.playwright.$('internal:label="City"s'),
    getByRole: () => getByRole(document.body, 'textbox', { name: 'City' }),
  };
  globalThis.find = (name, times) => {
    let right = true;
    for (let time = 0; time < times; time += 1) right &&= finders[name]() === field;
    return right;
  };
  // A message appears elsewhere and its style is worked out; then, in another task, the field is located, or not.
  globalThis.findAfterChanges = async (times, locating) => {
    const status = document.querySelector('[role=status]');
    for (let time = 0; time < times; time += 1) {
      status.innerHTML = `<span>Message ${time}</span>`;
      status.toggleAttribute('title');
      field.checkVisibility();
      await new Promise((resolve) => setTimeout(resolve));
      if (locating) locate(target);
    }
  };
};
await page.evaluate(prepare);
const timed = { nodes: await page.evaluate(() => document.querySelectorAll('*').length) };
const rounds = Number(values.rounds);
for (const [name, times] of [
  ['webmcp locate', 10],
  ['Playwright role', 1],
  ['Playwright label', 2],
  ['getByRole', 1],
]) {
  const find = (count) => page.evaluate(([of, often]) => globalThis.find(of, often), [name, count]);
  const right = await find(times);
  const nothing = await processorTime(() => find(0));
  const all = await processorTime(() => find(rounds * times));
  timed[name] = { ms: (all - nothing) / (rounds * times), right };
}

const changing = (locating) =>
  page.evaluate(([count, find]) => globalThis.findAfterChanges(count, find), [100, locating]);
await changing(true);
timed['after a change'] = {
  ms: -((await processorTime(() => changing(false))) - (await processorTime(() => changing(true)))) / 100,
  right: true,
};

/** A tool of the form as a map would have it. */
const manifest = await page.evaluate(() => {
  const { describe } = globalThis.webmcpBench;
  const of = (element) => JSON.parse(JSON.stringify(describe(element)));
  const fields = [...document.querySelectorAll('#new-order input')].map((input) => ({
    ...of(input),
    key: input.name,
    label: input.labels[0].textContent,
    role: 'textbox',
    schema: { type: 'string' },
    required: false,
  }));
  const tool = {
    id: 'wm_order',
    name: 'order',
    title: 'Order',
    description: 'Orders.',
    kind: 'form',
    risk: { level: 'safe', reasons: [] },
    states: [],
    container: of(document.querySelector('#new-order')),
    fields,
    action: of(document.querySelector('#new-order button')),
  };
  return { version: 1, testIdAttributes: ['data-mcp', 'data-testid'], states: [], tools: [tool] };
});
const calling = (count, dryRun) =>
  page.evaluate(
    async ({ made, times, dry }) => {
      const { execute } = globalThis.webmcpBench;
      const args = Object.fromEntries(made.tools[0].fields.map(({ key }) => [key, `${key} ${Math.random()}`]));
      let good = 0;
      const start = performance.now();
      for (let time = 0; time < times; time += 1) {
        const { status } = await execute(made.tools[0], args, made, { dryRun: dry });
        good += Number(status === 'completed');
      }
      return { good, ms: (performance.now() - start) / times };
    },
    { made: manifest, times: count, dry: dryRun },
  );

await calling(3, true);
const idle = await processorTime(() => calling(0, true));
const dry = { ms: ((await processorTime(() => calling(50, true))) - idle) / 50 };
await calling(3, false);
const before = await metrics();
const calls = Number(values.calls);
const real = await calling(calls, false);
const after = await metrics();
const version = browser.version();
await browser.close();
server.close();

const of = (name) => JSON.parse(readFileSync(join(bench, 'node_modules', name, 'package.json'), 'utf8')).version;
console.log(
  `Chromium ${version}, ${timed.nodes} elements; @testing-library/dom ${of('@testing-library/dom')}, playwright ${JSON.parse(readFileSync(join(bench, '../node_modules/playwright/package.json'), 'utf8')).version}\n`,
);
console.log(
  '| locate one field | processor ms | times ours | times ours after a change | right | to reach |\n|---|--:|--:|--:|---|--:|',
);
const own = timed['webmcp locate'].ms;
for (const [name, reach] of [
  ['webmcp locate', ''],
  ['after a change', ''],
  ['Playwright role', '2'],
  ['Playwright label', '2'],
  ['getByRole', '20'],
])
  console.log(
    `| ${name} | ${timed[name].ms.toFixed(2)} | ${(timed[name].ms / own).toFixed(1)} | ${(timed[name].ms / timed['after a change'].ms).toFixed(1)} | ${timed[name].right ? 'yes' : 'no'} | ${reach} |`,
  );
const scripted = (1000 * (after.ScriptDuration - before.ScriptDuration)) / calls;
const tasks = (1000 * (after.ThreadTime - before.ThreadTime)) / calls;
console.log('\n| a call of eight fields | processor ms | to reach |\n|---|--:|--:|');
console.log(`| dry run: checked, all ten targets located, answered | ${dry.ms.toFixed(2)} | 5 |`);
console.log(`| whole call, scripts alone | ${scripted.toFixed(1)} | |`);
console.log(
  `| whole call, everything the page's thread did, layout and the page's own work included | ${tasks.toFixed(1)} | |`,
);
console.log(`| whole call by the clock, waiting for evidence included | ${real.ms.toFixed(0)} | |`);
console.log(`\n${real.good} of ${calls} calls completed; left behind by them:`);
console.log('| | before | after |\n|---|--:|--:|');
for (const name of ['Nodes', 'JSEventListeners', 'Documents'])
  console.log(`| ${name} | ${before[name]} | ${after[name]} |`);
