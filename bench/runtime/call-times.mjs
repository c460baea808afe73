// The time of an answered call, beside another checkout of this repository, in pairs on one machine.
// Usage, from the root: node bench/runtime/call-times.mjs --against FOLDER [--pairs 20]
// FOLDER holds the other checkout. Its node_modules/@webmcp only need links to its own packages.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { build } from 'esbuild';
import { chromium } from 'playwright';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const { values } = parseArgs({ options: { against: { type: 'string' }, pairs: { type: 'string', default: '20' } } });
if (values.against === undefined) {
  console.error('Usage: node bench/runtime/call-times.mjs --against FOLDER [--pairs 20]');
  process.exit(2);
}

/** Bundles the runtime of a checkout. */
async function scriptOf(folder) {
  const bundle = await build({
    stdin: {
      contents: `export { describe } from './packages/runtime/src/page.ts';
        export { execute } from './packages/runtime/src/execute/execute.ts';`,
      resolveDir: folder,
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'webmcpBench',
    write: false,
    conditions: ['webmcp-source'],
    logLevel: 'error',
  });
  return `${bundle.outputFiles[0].text};globalThis.webmcpBench = webmcpBench;`;
}

/** The answers of a page to a form with one field. Each is the body of a submit handler with `form` and `status`. */
const answers = {
  'a status at once': `status.textContent = 'Saved ' + performance.now();`,
  'a status after a request of 100 ms': `fetch('/slow').then(() => { status.textContent = 'Saved ' + performance.now(); });`,
  'new words after a request of 100 ms': `fetch('/slow').then(() => { status.textContent = 'Saved by ' + word(); });`,
  'a new row, and the form is emptied': `document.querySelector('ul').insertAdjacentHTML('beforeend', '<li>' + form.elements.name.value + '</li>'); form.reset();`,
  'a row at once, then a request of 100 ms': `document.querySelector('ul').insertAdjacentHTML('beforeend', '<li>' + form.elements.name.value + '</li>'); fetch('/slow', { method: 'POST' });`,
  'a refusal at the field': `form.elements.name.setAttribute('aria-invalid', 'true'); form.querySelector('p').textContent = 'Name is taken ' + performance.now();`,
  'a refusal after a request of 100 ms': `fetch('/slow', { method: 'POST' }).then(() => { form.querySelector('p').textContent = 'Name is taken ' + performance.now(); form.elements.name.setAttribute('aria-invalid', 'true'); });`,
};
const html = (
  answer,
) => `<main><form aria-label="Guest"><label for="n">Name</label><input id="n" name="name"><p id="e" role="alert"></p>
<button>Save guest</button></form><p role="status"></p><ul><li>Ada</li></ul></main>
<script>const form = document.forms[0]; const status = document.querySelector('[role=status]');
let count = 0; const word = () => String.fromCharCode(97 + (count++ % 26));
form.onsubmit = (event) => { event.preventDefault(); form.elements.name.removeAttribute('aria-invalid'); ${answer} };</script>`;

const server = createServer((request, response) => {
  if (request.url === '/slow') setTimeout(() => response.end('{}'), 100);
  else
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(html(answers[decodeURIComponent(request.url.slice(1))]));
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));
const executablePath =
  process.env.WEBMCP_BROWSER ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined);
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });

const opened = async (script, answer) => {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/${encodeURIComponent(answer)}`);
  await page.evaluate(script);
  return page;
};
/** Calls the form's tool once. Returns the status and the milliseconds by the clock. */
const call = async (number) => {
  const { describe, execute } = globalThis.webmcpBench;
  const of = (selector) => JSON.parse(JSON.stringify(describe(document.querySelector(selector))));
  globalThis.tool ??= {
    id: 'wm_guest',
    name: 'save_guest',
    title: 'Save guest',
    description: 'Saves a guest.',
    kind: 'form',
    risk: { level: 'caution', reasons: [] },
    states: [],
    container: of('form'),
    fields: [{ ...of('#n'), key: 'name', label: 'Name', role: 'textbox', schema: { type: 'string' }, required: false }],
    action: of('button'),
  };
  const made = { version: 1, testIdAttributes: ['data-mcp', 'data-testid'], states: [], tools: [globalThis.tool] };
  const start = performance.now();
  const { status } = await execute(globalThis.tool, { name: `Guest ${number}` }, made, {});
  return { status, ms: performance.now() - start };
};
const median = (list) => list.toSorted((one, other) => one - other)[list.length >> 1];

const scripts = [await scriptOf(resolve(values.against)), await scriptOf(root)];
const all = [[], []];
console.log(
  '| the page answers with | before, ms | now, ms | ratio | status before | status now |\n|---|--:|--:|--:|---|---|',
);
for (const answer of Object.keys(answers)) {
  const pages = [await opened(scripts[0], answer), await opened(scripts[1], answer)];
  const times = [[], []];
  const last = [];
  for (let pair = 0; pair <= Number(values.pairs); pair += 1)
    for (const which of pair % 2 === 0 ? [0, 1] : [1, 0]) {
      const { status, ms } = await pages[which].evaluate(call, pair);
      // The first pair compiles the code.
      if (pair > 0) times[which].push(ms);
      last[which] = status;
    }
  const [before, now] = times.map(median);
  times.forEach((list, which) => all[which].push(...list));
  console.log(
    `| ${answer} | ${before.toFixed(0)} | ${now.toFixed(0)} | ${(now / before).toFixed(2)} | ${last.join(' | ')} |`,
  );
  for (const page of pages) await page.close();
}
const [before, now] = all.map(median);
console.log(`| **all** | ${before.toFixed(0)} | ${now.toFixed(0)} | ${(now / before).toFixed(2)} | | |`);
await browser.close();
server.close();
