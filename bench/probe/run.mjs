// The probe held against Playwright: the time of a whole state, and of reading a settled page. The two are measured in
// turns, so that what else the machine does falls on both. Usage, from the repo's root, after npm run build:
//   node bench/probe/run.mjs [--runs 5] [--apps react,vue,html] [--only states|reading]
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { createJiti } from 'jiti';

const repo = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const probe = (path) => import(join(repo, 'packages/probe/dist', path));
const { openBrowser, startDevServer, startStaticServer } = await probe('index.js');
const { contextOptions } = await probe('harness/pages/context-options.js');
const { AppPresence } = await probe('harness/pages/app-presence.js');
const { visitState } = await probe('harness/visit/visit-state.js');
const { PagePool } = await probe('harness/pages/page-pool.js');
const { PageWatch } = await probe('harness/pages/page-watch.js');
const { settle } = await probe('harness/pages/settle.js');
const { beforeScripts, PageReader, readerScript } = await probe('reader/page-reader.js');
const { largePage, tablePage } = await import('./large-page.mjs');

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    apps: { type: 'string', default: 'react,vue,html' },
    only: { type: 'string' },
  },
});
const runs = Number(values.runs);
if (process.env.WEBMCP_BROWSER === undefined && existsSync('/usr/bin/chromium'))
  process.env.WEBMCP_BROWSER = '/usr/bin/chromium';

const testIds = ['data-mcp', 'data-testid'];
const script = readerScript();
// Options of drawn selects are read by opening them; Playwright's snapshot does nothing of the kind.
const withoutOptions = `${script}\nwebmcpReader = { ...webmcpReader, readClosedOptions: async () => ({}) };`;
const deadlines = { settle: 10_000, empty: 60_000, setup: 60_000, absence: 10_000 };
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const timed = async (work) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
const lines = [];
let isWithin = true;
const verdict = (ratio, most) => {
  if (ratio > most) isWithin = false;
  return `${ratio.toFixed(2)}× (at most ${most}×)${ratio > most ? ' ABOVE' : ''}`;
};

if (values.only !== 'reading') {
  const jiti = createJiti(import.meta.url, { alias: { 'webmcp/harness': join(repo, 'bin/dist/harness.js') } });
  const harnesses = await jiti.import(join(repo, 'webmcp.harness.ts'));
  const browser = await openBrowser();
  const ratios = [];
  const optionTimes = [];
  console.log('state                           ours ms   Playwright ms   ratio   options apart ms');
  for (const app of values.apps.split(',')) {
    const root = join(repo, 'examples/playground', app);
    const server = await (app === 'html' ? startStaticServer : startDevServer)({ root });
    const shared = (reader) => ({
      browser,
      ownBrowser: true,
      app: new AppPresence(server.url, undefined, deadlines.absence),
      script: reader,
      baseUrl: server.url,
      allowHosts: [],
      allowProduction: false,
      testIdAttributes: testIds,
      placeOf: () => undefined,
      deadlines,
      background: new Set(),
      copies: false,
      blockWrites: false,
      storageState: undefined,
      signal: undefined,
    });
    // As in a run: one state after another takes over the page, and the browser keeps what it has of the app.
    const pages = new PagePool(browser, server.url);
    const ours = async (state, reader) => {
      const { snapshot, problems } = await visitState(state, shared(reader), pages);
      if (snapshot === undefined) throw new Error(`${state.id} was not read: ${JSON.stringify(problems)}`);
    };
    const theirs = async ({ route, setup }) => {
      const context = await browser.newContext(contextOptions(server.url));
      await context.addInitScript({ content: beforeScripts() });
      const page = await context.newPage();
      const watch = new PageWatch(page, [], new Set());
      const reader = new PageReader(page, script);
      await page.goto(new URL(route, server.url).href, { waitUntil: 'commit' });
      await settle(watch, reader, deadlines.settle);
      if (setup !== undefined) {
        await setup({ page });
        await settle(watch, reader, deadlines.settle);
      }
      await page.locator('body').ariaSnapshot();
      await context.close();
    };
    for (const [id, state] of Object.entries(harnesses[app].states)) {
      const times = { ours: [], theirs: [], options: [] };
      await ours({ id, ...state }, withoutOptions);
      for (let run = 0; run < runs; run += 1) {
        times.ours.push(await timed(() => ours({ id, ...state }, withoutOptions)));
        times.theirs.push(await timed(() => theirs(state)));
        times.options.push((await timed(() => ours({ id, ...state }, script))) - times.ours.at(-1));
      }
      const [a, b] = [median(times.ours), median(times.theirs)];
      ratios.push(a / b);
      optionTimes.push(median(times.options));
      console.log(
        `${`${app} ${id}`.padEnd(30)} ${a.toFixed(0).padStart(8)} ${b.toFixed(0).padStart(15)} ${(a / b).toFixed(2).padStart(7)} ${Math.max(0, median(times.options)).toFixed(0).padStart(18)}`,
      );
    }
    await server.stop();
  }
  await browser.close();
  lines.push(`a state, median of ${ratios.length} states: ${verdict(median(ratios), 1.2)}`);
}

if (values.only !== 'states') {
  // Controls stand for 9 to 10 % of the nodes of real pages (docs/evidence/probe.md); the dense page has three times that.
  const kinds = {
    dense: largePage,
    'one table': tablePage,
    'as real pages': (nodes) => largePage(nodes, { prose: 24 }),
  };
  const pages = Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, make]) =>
      [5_000, 10_000].map((nodes) => [`/${kind.replaceAll(' ', '-')}/${nodes}`, make(nodes)]),
    ),
  );
  const server = createServer(({ url }, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(pages[url] ?? ''),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const browser = await openBrowser();
  /** A settled page that has both scripts, and was asked for nothing yet. */
  const open = async (path) => {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${server.address().port}${path}`);
    const reader = new PageReader(page, script);
    await reader.call('quiet', 10_000);
    await page.locator('html').count();
    return { page, reader };
  };
  /** What a page is asked first, as each page of a run is read once. */
  const firstOf = async (path, read) => {
    const opened = await open(path);
    const time = await timed(() => read(opened));
    await opened.page.close();
    return time;
  };
  const sizeOf = ({ page }) => page.evaluate(() => document.querySelectorAll('*').length);
  for (const kind of Object.keys(kinds)) {
    const path = `/${kind.replaceAll(' ', '-')}`;
    const [small, large] = [await open(`${path}/5000`), await open(`${path}/10000`)];
    const times = { small: [], large: [], theirs: [], first: [], theirFirst: [] };
    let elements = 0;
    for (let run = 0; run < runs + 1; run += 1) {
      const one = {
        small: await timed(() => small.reader.readPage(testIds)),
        large: await timed(async () => {
          elements = (await large.reader.readPage(testIds)).elements.length;
        }),
        theirs: await timed(() => large.page.locator('body').ariaSnapshot()),
        first: await firstOf(`${path}/10000`, ({ reader }) => reader.readPage(testIds)),
        theirFirst: await firstOf(`${path}/10000`, ({ page }) => page.locator('body').ariaSnapshot()),
      };
      // The first of each warms up what is compiled.
      if (run > 0) for (const key of Object.keys(times)) times[key].push(one[key]);
    }
    const [a, b, c] = [median(times.small), median(times.large), median(times.theirs)];
    const [first, theirFirst] = [median(times.first), median(times.theirFirst)];
    console.log(
      `\nreading a settled page (${kind}), ${await sizeOf(small)} and ${await sizeOf(large)} nodes, ${elements} interactive: ours ${a.toFixed(0)} ms and ${b.toFixed(0)} ms, ariaSnapshot of the larger ${c.toFixed(0)} ms; asked of a page for the first time: ${first.toFixed(0)} and ${theirFirst.toFixed(0)} ms`,
    );
    lines.push(
      `reading (${kind}) against ariaSnapshot: ${verdict(b / c, 0.3)}; asked for the first time: ${verdict(first / theirFirst, 0.3)}`,
      `twice the nodes (${kind}): ${verdict(b / a, 2.2)}`,
    );
    await small.page.close();
    await large.page.close();
  }
  await browser.close();
  server.close();
}
console.log(`\n${lines.join('\n')}`);
process.exitCode = isWithin ? 0 : 1;
