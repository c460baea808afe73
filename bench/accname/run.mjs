// The public accname conformance cases against the runtime's own names, and Chromium's beside them. Usage, from the
// repo's root, with a checkout of web-platform-tests (its accname/ and wai-aria/scripts/ are enough):
//   node bench/accname/run.mjs --wpt <folder> [--match <part of a path>] [--failures]
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { chromium } from 'playwright';

const { values } = parseArgs({
  options: {
    wpt: { type: 'string' },
    match: { type: 'string', default: '' },
    failures: { type: 'boolean', default: false },
  },
});
if (!values.wpt || !existsSync(join(values.wpt, 'accname'))) {
  console.error(
    'Name a checkout of https://github.com/web-platform-tests/wpt: node bench/accname/run.mjs --wpt <folder>',
  );
  process.exit(2);
}
const engine = readFileSync(new URL('../../packages/runtime/dist/page.iife.js', import.meta.url), 'utf8');

/** Stands for the suite's own harness: what the pages ask is kept, and answered afterwards. */
function harness() {
  const asked = [];
  const expect = (element, expected, title) => asked.push({ element, expected, title });
  const bySelector = (selector) => {
    for (const element of document.querySelectorAll(selector))
      if (element.dataset.expectedlabel !== undefined)
        expect(element, element.dataset.expectedlabel, element.dataset.testname);
  };
  const quiet = () => undefined;
  Object.assign(globalThis, {
    wptAsked: asked,
    setup: quiet,
    done: quiet,
    test: quiet,
    promise_test: quiet,
    AriaUtils: new Proxy({ verifyLabelsBySelector: bySelector }, { get: (has, key) => has[key] ?? quiet }),
    ATTAcomm: function ({ steps, title }) {
      for (const { element, test = {} } of steps) {
        const [, , , expected] = test.IAccessible2?.find((line) => line[1] === 'accName' && line[2] === 'is') ?? [];
        const at = () => document.getElementById(element);
        if (expected !== undefined) addEventListener('DOMContentLoaded', () => expect(at(), expected, title));
      }
    },
  });
}

function answers() {
  const fold = (text) => text.replace(/\s+/g, ' ').trim();
  return globalThis.wptAsked.map(({ element, expected, title }) => ({
    title,
    expected: fold(expected),
    ours: element ? globalThis.webmcpPage.name(element) : 'no such element',
    chromium: fold(element?.computedName ?? ''),
    html: element?.outerHTML.slice(0, 300),
  }));
}

const executablePath =
  process.env.WEBMCP_BROWSER ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined);
const browser = await chromium.launch({
  executablePath,
  args: [
    '--enable-blink-features=ComputedAccessibilityInfo',
    '--force-renderer-accessibility',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
});
const page = await browser.newPage();
const origin = 'http://wpt.test';
await page.route('**/*', async (route) => {
  const path = new URL(route.request().url()).pathname;
  const file = join(values.wpt, decodeURIComponent(path));
  if (path.endsWith('.js')) await route.fulfill({ contentType: 'text/javascript', body: '' });
  else if (existsSync(file)) await route.fulfill({ path: file });
  else await route.fulfill({ status: 404, body: '' });
});
await page.addInitScript(harness);
await page.addInitScript(`${engine};globalThis.webmcpPage = webmcpPage;`);

const files = readdirSync(join(values.wpt, 'accname'), { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.html') && !/(^|\/)description/.test(file) && file.includes(values.match))
  .sort();
const groups = new Map();
const failed = [];
for (const file of files) {
  await page.goto(`${origin}/accname/${file}`);
  for (const answer of await page.evaluate(answers)) {
    const group = file.startsWith('manual/') ? 'manual/' : file.includes('tentative') ? 'tentative' : file;
    const row = groups.get(group) ?? { cases: 0, ours: 0, chromium: 0 };
    groups.set(group, row);
    row.cases += 1;
    row.chromium += Number(answer.chromium === answer.expected);
    if (answer.ours === answer.expected) row.ours += 1;
    else failed.push({ file, ...answer });
  }
}
const version = browser.version();
await browser.close();

console.log(`\n| accname/ | cases | runtime | Chromium ${version} |\n|---|--:|--:|--:|`);
const all = { cases: 0, ours: 0, chromium: 0 };
for (const [group, row] of groups) {
  console.log(`| ${group} | ${row.cases} | ${row.ours} | ${row.chromium} |`);
  for (const key of Object.keys(all)) all[key] += row[key];
}
console.log(`| all | ${all.cases} | ${all.ours} | ${all.chromium} |`);
console.log(`\npassed ${all.ours} of ${all.cases}`);
if (values.failures)
  for (const { file, title, expected, ours, chromium: theirs, html } of failed)
    console.log(`\n${file}: ${title}\n  expected "${expected}", ours "${ours}", Chromium "${theirs}"\n  ${html}`);
