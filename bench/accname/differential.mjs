// Roles and names of the runtime's own engine against Chromium's computedRole and computedName on generated documents,
// a generator a step of the computation, and on the playground's pages. Usage, from the repo's root:
//   node bench/accname/differential.mjs [--documents 6000] [--seed 1] [--step <part of its name>] [--differing]
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { build } from 'esbuild';
import { chromium } from 'playwright';

import { playgroundPages } from '../locators/playground-pages.mjs';

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '6000' },
    seed: { type: 'string', default: '1' },
    step: { type: 'string', default: '' },
    differing: { type: 'boolean', default: false },
  },
});
const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const bundle = await build({
  stdin: {
    contents: `export { differ } from './differ.ts'; export { stepDocuments } from './step-documents.ts';
      export { default as fc } from 'fast-check';`,
    resolveDir: join(root, 'packages/runtime/test/accessibility'),
  },
  bundle: true,
  format: 'iife',
  globalName: 'webmcpDiffer',
  conditions: ['webmcp-source'],
  write: false,
});
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
const context = await browser.newContext({ viewport: { width: 1400, height: 1000 } });
const script = `${bundle.outputFiles[0].text};globalThis.webmcpDiffer = webmcpDiffer;`;

const rows = [];
const page = await context.newPage();
await page.setContent('<!doctype html><body></body>');
await page.evaluate(script);
const steps = (await page.evaluate(() => Object.keys(globalThis.webmcpDiffer.stepDocuments))).filter((step) =>
  step.includes(values.step),
);
const each = Math.ceil(Number(values.documents) / steps.length);
for (const step of steps)
  rows.push({
    step,
    documents: each,
    ...(await page.evaluate(
      ({ of, count, seed }) => {
        const { fc, stepDocuments, differ } = globalThis.webmcpDiffer;
        const found = { compared: 0, known: {}, differing: [] };
        for (const html of fc.sample(stepDocuments[of], { numRuns: count, seed })) {
          document.body.setHTMLUnsafe(html);
          differ(document.body, found);
        }
        return found;
      },
      { of: step, count: each, seed: Number(values.seed) },
    )),
  });
// The pages' own scripts are off: each stands as it was when it was kept.
const still = await browser.newContext({ javaScriptEnabled: false, offline: true });
for (const { id, file } of values.step
  ? []
  : await playgroundPages(browser, join(root, 'examples/playground'), join(root, 'bench/.cache/pages'))) {
  const shown = await still.newPage();
  await shown.goto(pathToFileURL(file).href);
  await shown.evaluate(script);
  const found = await shown.evaluate(() => {
    const into = { compared: 0, known: {}, differing: [] };
    globalThis.webmcpDiffer.differ(document, into);
    return into;
  });
  rows.push({ step: id, documents: 1, ...found });
  await shown.close();
}
const version = browser.version();
await browser.close();

const share = (part, whole) => (whole ? `${((100 * part) / whole).toFixed(2)} %` : '–');
console.log(`Chromium ${version}, seed ${values.seed}\n`);
console.log('| step or page | documents | compared | agree | |\n|---|--:|--:|--:|--:|');
const all = { documents: 0, compared: 0, differing: 0, known: {} };
for (const { step, documents, compared, differing, known } of rows) {
  console.log(
    `| ${step} | ${documents} | ${compared} | ${compared - differing.length} | ${share(compared - differing.length, compared)} |`,
  );
  all.documents += documents;
  all.compared += compared;
  all.differing += differing.length;
  for (const [name, count] of Object.entries(known)) all.known[name] = (all.known[name] ?? 0) + count;
}
console.log(
  `| all | ${all.documents} | ${all.compared} | ${all.compared - all.differing} | ${share(all.compared - all.differing, all.compared)} |`,
);
for (const [name, count] of Object.entries(all.known)) console.log(`\nknown difference, left out: ${name} (${count})`);
if (values.differing)
  for (const { step, differing } of rows) for (const line of differing.slice(0, 8)) console.log(`\n${step}\n  ${line}`);
if (all.differing > 0.01 * all.compared) process.exitCode = 1;
