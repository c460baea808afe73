import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ProblemError } from '@webmcp/contract';
import { openBrowser, StepInterrupted, type HarnessStep, type Page } from '@webmcp/probe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { ForeignError } from '../../src/foreign/foreign-error.js';
import { ForeignHarness } from '../../src/foreign/foreign-harness.js';
import { loadConfigApart } from '../../src/foreign/load-config-apart.js';

const never = new AbortController().signal;
const folders: string[] = [];
const opened: ForeignHarness[] = [];

function folderWith(name: string, text: string): { root: string; file: string } {
  const root = mkdtempSync(join(tmpdir(), 'webmcp-foreign-'));
  folders.push(root);
  writeFileSync(join(root, name), text);
  return { root, file: join(root, name) };
}

async function harnessOf(text: string, deadline = 20_000): Promise<ForeignHarness> {
  const { root, file } = folderWith('webmcp.harness.mjs', text);
  const foreign = await ForeignHarness.open(file, root, { signal: never, deadline });
  opened.push(foreign);
  return foreign;
}

const failureOf = async (work: Promise<unknown>): Promise<unknown> => work.then(() => null).catch((error) => error);
const codeOf = async (work: Promise<unknown>): Promise<unknown> => {
  const error = await failureOf(work);
  return error instanceof ProblemError ? error.problem : error;
};

afterEach(async () => {
  for (const foreign of opened.splice(0)) await foreign.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('a file that cannot be loaded', () => {
  it.each([
    ['await new Promise(() => {})', 'MODULE_STUCK'],
    ['for (;;);', 'MODULE_STUCK'],
    ['process.exit(0)', 'HARNESS_INVALID'],
    ["void Promise.reject(new Error('floating')); export default { states: { a: { route: '/' } } }", 'HARNESS_INVALID'],
    ["throw new Error('no')", 'HARNESS_INVALID'],
  ])('%s is %s', async (text, code) => {
    expect(await codeOf(harnessOf(text, code === 'MODULE_STUCK' ? 1_500 : 20_000))).toMatchObject({ code });
  });

  it('names the line of an error', async () => {
    const { root, file } = folderWith('webmcp.config.mjs', "\n\nthrow new Error('no env')");
    expect(await codeOf(loadConfigApart(file, root, { signal: never }))).toMatchObject({
      code: 'CONFIG_INVALID',
      where: expect.stringMatching(/^webmcp\.config\.mjs:3:/),
    });
  });

  it('ends when the signal is aborted', async () => {
    const { root, file } = folderWith('webmcp.config.mjs', 'await new Promise(() => {})');
    const stop = new AbortController();
    const loading = loadConfigApart(file, root, { signal: stop.signal });
    stop.abort(new ProblemError('INTERRUPTED'));
    expect(await codeOf(loading)).toMatchObject({ code: 'INTERRUPTED' });
  });
});

it('returns the content of a config', async () => {
  const { root, file } = folderWith('webmcp.config.mjs', "export default { testIdAttributes: ['data-cy'] }");
  expect(await loadConfigApart(file, root, { signal: never })).toEqual({ testIdAttributes: ['data-cy'] });
});

describe('the setup of a state', () => {
  let page: Page;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const browser = await openBrowser();
    page = await (await browser.newContext()).newPage();
    close = () => browser.close();
  }, 60_000);
  afterAll(() => close());

  const runIn = async (foreign: ForeignHarness, state: string, over = never): Promise<{ outlasts: boolean }> => {
    const { setup } = foreign.harness.states[state]!;
    return await foreign.runner(setup as HarnessStep, page, over);
  };
  const withSetups = (setups: Record<string, string>): Promise<ForeignHarness> => {
    const states = Object.entries(setups).map(
      ([id, body]) => `${id}: { route: '/', setup: async ({ page }) => { ${body} } }`,
    );
    return harnessOf(`export default {\n states: {\n${states.join(',\n')} } }`);
  };

  it('uses the page of this process, its dialogs too', async () => {
    await page.setContent('<button onclick="document.title = confirm(\'sure?\')">Ask</button>');
    const foreign = await withSetups({
      ask: "page.on('dialog', (dialog) => dialog.accept()); await page.getByRole('button').click();",
      look: "await page.getByRole('button').isVisible();",
    });
    expect(await runIn(foreign, 'ask')).toEqual({ outlasts: true });
    expect(await page.title()).toBe('true');
    expect(await runIn(foreign, 'look')).toEqual({ outlasts: false });
  });

  it('fails with the message and the line of its error', async () => {
    const foreign = await withSetups({ bad: "throw new Error('no data')" });
    const error = await failureOf(runIn(foreign, 'bad'));
    expect(error).toBeInstanceOf(ForeignError);
    expect(error).toMatchObject({ message: 'no data', where: expect.stringMatching(/^webmcp\.harness\.mjs:3:/) });
  });

  it('reports an error that nothing awaits for its state, and the others run', async () => {
    const foreign = await withSetups({
      floats: "void Promise.reject(new Error('floating')); await page.evaluate('1');",
      good: "await page.evaluate('1')",
    });
    await Promise.all([runIn(foreign, 'floats'), runIn(foreign, 'good')]);
    await runIn(foreign, 'good');
    expect(foreign.problems).toMatchObject([
      { code: 'UNCAUGHT', message: expect.stringContaining('floats'), where: expect.stringMatching(/:3:\d+$/) },
    ]);
  });

  it('runs in a process that begins with the first step, or before it, if the data of the harness is known', async () => {
    const text =
      "export default { states: { ask: { route: '/', setup: ({ page }) => page.setContent('<p>set</p>') } } }";
    const data = { login: false, states: { ask: { route: '/', setup: true } } };
    for (const isPrepared of [false, true]) {
      const { root, file } = folderWith('webmcp.harness.mjs', text);
      const foreign = ForeignHarness.known(file, root, never, data);
      opened.push(foreign);
      if (isPrepared) foreign.prepare();
      await page.setContent('');
      await runIn(foreign, 'ask');
      expect(await page.textContent('p')).toBe('set');
    }
  });

  it('fails with the error of a harness that was prepared and cannot be loaded', async () => {
    const { root, file } = folderWith('webmcp.harness.mjs', "throw new Error('no')");
    const data = { login: false, states: { ask: { route: '/', setup: true } } };
    const foreign = ForeignHarness.known(file, root, never, data);
    opened.push(foreign);
    foreign.prepare();
    expect(await codeOf(runIn(foreign, 'ask'))).toMatchObject({ code: 'HARNESS_INVALID' });
  });

  it('may call process.exit without harm to the next state', async () => {
    const foreign = await withSetups({ ends: 'process.exit(3)', good: "await page.evaluate('1')" });
    expect(await failureOf(runIn(foreign, 'ends'))).toMatchObject({ message: 'it calls process.exit(3)' });
    expect(await runIn(foreign, 'good')).toEqual({ outlasts: false });
  });

  it('may loop without end: the process is replaced', async () => {
    const foreign = await withSetups({
      loops: "await page.evaluate('window.began = 1'); for (;;);",
      good: "await page.evaluate('1')",
    });
    const over = new AbortController();
    const looping = runIn(foreign, 'loops', over.signal);
    looping.catch(() => undefined);
    await page.waitForFunction('window.began');
    over.abort();
    expect(await failureOf(runIn(foreign, 'good'))).toBeInstanceOf(StepInterrupted);
    expect(await runIn(foreign, 'good')).toEqual({ outlasts: false });
  });

  it('may begin to loop after it was given up', async () => {
    const foreign = await withSetups({
      loops: "await page.evaluate('window.began = 2'); await page.waitForFunction('window.late'); for (;;);",
      good: "await page.evaluate('1')",
    });
    const over = new AbortController();
    runIn(foreign, 'loops', over.signal).catch(() => undefined);
    await page.waitForFunction('window.began === 2');
    over.abort();
    expect(await runIn(foreign, 'good')).toEqual({ outlasts: false });
    await page.evaluate('window.late = true');
    await expect.poll(() => failureOf(runIn(foreign, 'good'))).toBeInstanceOf(StepInterrupted);
    expect(await runIn(foreign, 'good')).toEqual({ outlasts: false });
  });
});
