// The locators held against each other on mutated third-party pages. Usage, from the repo's root:
//   node bench/locators/run.mjs [--seed table-1] [--pages 100] [--every 1] [--targets 4] [--locators <pattern>] [--mutation <part of a name>] [--wrong] [--json <file>]
// Each page gives --targets of its elements; --every 2 takes every second template; --locators ^webmcp leaves the peers out; --wrong prints what was taken wrongly by ours.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

// Gives the page `playwright.selector(element)`, Playwright's own generator of locators.
process.env.PWDEBUG = 'console';

const here = dirname(fileURLToPath(import.meta.url));
const bench = dirname(here);
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'table-1' },
    pages: { type: 'string', default: '100' },
    targets: { type: 'string', default: '4' },
    every: { type: 'string', default: '1' },
    match: { type: 'string', default: '' },
    mutation: { type: 'string' },
    locators: { type: 'string', default: '' },
    wrong: { type: 'boolean', default: false },
    none: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});

if (!existsSync(join(bench, 'node_modules/@medv/finder')))
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: bench, stdio: ['ignore', 2, 2] });
const { build } = await import('esbuild');
const { chromium } = await import('playwright');
const { playgroundPages } = await import('./playground-pages.mjs');
const { templatePages } = await import('./template-pages.mjs');
const { table } = await import('./table.mjs');

const bundle = await build({
  entryPoints: [join(here, 'page/trials.ts')],
  bundle: true,
  format: 'iife',
  globalName: 'webmcpBench',
  write: false,
  define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
  logLevel: 'error',
});
const script = `${bundle.outputFiles[0].text};globalThis.webmcpBench = webmcpBench;`;

const executablePath =
  process.env.WEBMCP_BROWSER ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined);
const browser = await chromium.launch({
  headless: true,
  executablePath,
  args: ['--blink-settings=imagesEnabled=false', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
const cache = join(bench, '.cache/pages');
const every = Number(values.every);
const pages = [
  ...(await playgroundPages(browser, join(bench, '../examples/playground'), cache)),
  ...templatePages(cache).filter((_, index) => index % every === 0),
]
  .filter(({ id }) => new RegExp(values.match).test(id))
  .slice(0, Number(values.pages));
const answers = [];
let targets = 0;
let used = 0;
// The pages' own scripts are left out: what moves the page must be the mutation alone.
const context = await browser.newContext({
  javaScriptEnabled: false,
  offline: true,
  viewport: { width: 1400, height: 1000 },
});
// Interrupted, it prints what there is.
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (interrupted = true));
for (const { id, file } of pages) {
  if (interrupted) break;
  const page = await context.newPage();
  await page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
  await page.evaluate(script);
  const result = await page.evaluate((options) => globalThis.webmcpBench.runTrials(options), {
    page: id,
    seed: values.seed,
    count: Number(values.targets),
    locators: values.locators,
    mutation: values.mutation ?? '',
  });
  if (result.targets) used += 1;
  targets += result.targets;
  for (const [index, answer] of result.answers.entries())
    answers.push({ ...answer, page: id, trial: `${id} ${index}` });
  process.stderr.write(`${id}: ${result.targets} targets, ${result.nodes} nodes\n`);
  await page.close();
}
const version = browser.version();
await browser.close();

const perTrial = new Set(answers.map(({ locator }) => locator)).size;
for (const [index, answer] of answers.entries()) answer.trial = Math.floor(index / perTrial);
console.log(
  `${used} pages, ${targets} targets, ${answers.length / perTrial} trials per locator; seed ${values.seed} (tuned on tune-1 to tune-9); Chromium ${version}`,
);
const of = (name) => JSON.parse(readFileSync(join(bench, 'node_modules', name, 'package.json'), 'utf8')).version;
console.log(
  `@medv/finder ${of('@medv/finder')}, @testing-library/dom ${of('@testing-library/dom')}, playwright ${JSON.parse(readFileSync(join(bench, '../node_modules/playwright/package.json'), 'utf8')).version}`,
);
console.log([...new Set(pages.map((page) => page.package))].join(', '));
console.log(`\n${table(answers)}`);
if (values.wrong || values.none)
  for (const { locator, verdict, mutation, page, target } of answers)
    if (
      /^webmcp(, strict)?$/.test(locator) &&
      ((values.wrong && verdict === 'wrong') || (values.none && verdict === 'none'))
    )
      console.log(`\n${verdict} ${locator} | ${mutation} | ${page}\n  ${target.replace(' -> ', '\n  ')}`);
if (values.json) writeFileSync(values.json, JSON.stringify(answers));
