import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { PanelAnswer } from '@webmcp/contract';
import { openBrowser, type Page } from '@webmcp/probe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startCommandLine, type RunningCommand } from '../stacks/running-command.js';

const bin = new URL('../../bin/', import.meta.url);
const webmcp = fileURLToPath(new URL('webmcp.js', bin));
const modules = fileURLToPath(new URL('../../examples/playground/node_modules', import.meta.url));

const form = (name: string, field: string, button: string): string => `export function ${name}() {
  return (
    <form aria-label="${name}" onSubmit={(event) => { event.preventDefault(); document.title = '${name} sent'; }}>
      <label>${field} <input name="${field.toLowerCase()}" /></label>
      <button type="submit">${button}</button>
    </form>
  );
}
`;

const files = {
  'package.json': '{ "name": "shop", "private": true, "type": "module", "dependencies": { "react": "19" } }',
  'vite.config.js': `import react from '@vitejs/plugin-react';
import { webmcp } from '${new URL('dist/vite.js', bin).href}';
export default { plugins: [react(), webmcp()], server: { host: '127.0.0.1' } };
`,
  'index.html':
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title></head><body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>',
  'src/main.tsx': `import { createRoot } from 'react-dom/client';
import { App } from './App';
createRoot(document.querySelector('#root')!).render(<App />);
`,
  'src/App.tsx': `import { Order } from './Order';
import { Search } from './Search';
export const App = () => <main><Order /><Search /></main>;
`,
  'src/Order.tsx': form('Order', 'Name', 'Send order'),
  'src/Search.tsx': form('Search', 'Words', 'Find books'),
};

interface Offered {
  getTools(): Promise<{ name: string }[]>;
}

/** A dev server with an open page, while the developer edits. */
describe('the open page of a dev server', () => {
  let root: string;
  let server: RunningCommand | undefined;
  let browser: Awaited<ReturnType<typeof openBrowser>>;
  let page: Page;
  let watching: ChildProcess | undefined;
  const save = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  /** The tools of the forms that the page offers. */
  const names = (): Promise<string[]> =>
    page.evaluate(async () =>
      (await (Reflect.get(window, 'webmcp') as Offered).getTools())
        .map(({ name }) => name)
        .filter((name) => name !== 'read_page')
        .sort(),
    );
  const offered = (expected: string[]): Promise<void> =>
    expect.poll(names, { timeout: 120_000, interval: 20 }).toEqual(expected);

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'webmcp-hot-'));
    for (const [file, text] of Object.entries(files)) save(file, text);
    symlinkSync(modules, join(root, 'node_modules'));
    const made = spawnSync(process.execPath, [webmcp, 'instrument', '--root', root], { encoding: 'utf8' });
    if (made.status !== 0) throw new Error(made.stdout + made.stderr);
    // A process of its own, as the developer's: this one resolves the workspaces to their sources.
    const vite = join(modules, 'vite/bin/vite.js');
    server = await startCommandLine(`${process.execPath} ${vite} --host 127.0.0.1 --port 0`, root);
    browser = await openBrowser({});
    page = await browser.newPage();
    await page.goto(server.url);
    await page.evaluate(() => Reflect.set(window, 'isFirstPage', true));
  });
  afterAll(async () => {
    watching?.kill('SIGINT');
    await browser?.close();
    await server?.stop();
    rmSync(root, { recursive: true, force: true });
  });

  it('loses a tool whose source was saved with another meaning, and gets it back', async () => {
    await offered(['find_books', 'send_order']);
    save('src/Order.tsx', form('Order', 'Name', 'Cancel order'));
    await offered(['find_books']);
    save('src/Order.tsx', files['src/Order.tsx']);
    await offered(['find_books', 'send_order']);
    expect(await page.evaluate(() => Reflect.get(window, 'isFirstPage'))).toBe(true);
  });

  /** Asks the dev server by the page's own socket, as the panel does. */
  const asked = (question: object): Promise<PanelAnswer> =>
    page.evaluate(
      `(async () => {
        const { createHotContext } = await import('/@vite/client');
        const hot = createHotContext('/panel-of-the-test');
        return await new Promise((resolve) => {
          hot.on('webmcp:panel-answer', (answer) => answer.id === 7 && resolve(answer));
          hot.send('webmcp:panel', ${JSON.stringify({ id: 7, ...question })});
        });
      })()`,
    );

  it('opens the panel on its keys, and closes it again', async () => {
    const panel = page.locator('webmcp-panel');
    await page.keyboard.press('Alt+Shift+KeyW');
    await expect.poll(() => panel.count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => panel.count()).toBe(0);
  });

  it('answers the panel with the tools of the map, and writes a decision to the config', async () => {
    const { facts } = await asked({ ask: 'facts' });
    expect(facts!.tools).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'send_order', source: expect.anything() })]),
    );
    const decision = { tool: 'send_order', do: 'raise', level: 'destructive' };
    expect(await asked({ ask: 'decide', decision })).toMatchObject({ said: expect.stringContaining('was written') });
    const config = join(root, 'webmcp.config.ts');
    expect(readFileSync(config, 'utf8')).toMatch(/send_order: \{[^]*level: ['"]destructive['"]/);
    expect(await asked({ ask: 'decide', decision: { ...decision, level: 'safe' } })).toMatchObject({
      said: expect.stringContaining('never lowers'),
    });
    rmSync(config);
  });

  it('gets the new tool from webmcp dev, without a reload', async () => {
    watching = spawn(process.execPath, [webmcp, 'dev', '--root', root], { stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    for (const stream of [watching.stdout!, watching.stderr!])
      stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
    await expect.poll(() => printed, { timeout: 120_000 }).toMatch(/3 tools.* \(\d/);
    save('src/Order.tsx', form('Order', 'Name', 'Cancel order'));
    await offered(['cancel_order', 'find_books']);
    expect(await page.evaluate(() => Reflect.get(window, 'isFirstPage'))).toBe(true);
    await expect
      .poll(() => printed, { timeout: 120_000 })
      .toMatch(/src\/Order\.tsx saved[\s\S]*new: cancel_order, gone: send_order/);
    const ended = once(watching, 'exit');
    watching.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
  });
});
