import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { openBrowser, type Page } from '@webmcp/probe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const bin = new URL('../../bin/', import.meta.url);
const webmcp = fileURLToPath(new URL('webmcp.js', bin));

/** The pages of a large app, each with forms of its own. */
const pages = { index: 'cake', orders: 'order', people: 'person' };
const forms = 12;
const form = (thing: string, at: number): string => `<form aria-label="Add ${thing} ${at}">
  ${['Name', 'Street', 'City', 'Country', 'Note']
    .map((label) => `<label>${label} of ${thing} ${at} <input name="${label.toLowerCase()}"></label>`)
    .join('\n  ')}
  <button>Add ${thing} ${at}</button>
</form>`;
const page = (thing: string, loader: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Bakery</title><link rel="icon" href="data:,">${loader}</head><body>
${Array.from({ length: forms }, (_, at) => form(thing, at + 1)).join('\n')}
<p role="status"></p><script type="module" src="/app.js"></script></body></html>`;
const script = `document.addEventListener('submit', (event) => {
  event.preventDefault();
  document.querySelector('[role=status]').textContent = 'Added ' + event.target.name.value;
});`;
const policy = "script-src 'self'";

interface Offered {
  getTools(): Promise<{ name: string }[]>;
  executeTool(tool: string, args: object): Promise<{ status: string; messages: string[] }>;
}
const toolsOf = (open: Page): Promise<string[]> =>
  open.evaluate(async () => (await (Reflect.get(window, 'webmcp') as Offered).getTools()).map(({ name }) => name));
const call = (open: Page, tool: string): Promise<{ status: string; messages: string[] }> =>
  open.evaluate(async (name) => {
    const { status, messages } = await (Reflect.get(window, 'webmcp') as Offered).executeTool(name, { name: 'Ada' });
    return { status, messages };
  }, tool);

function run(root: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr + stdout);
}

/** Makes the app, and instruments it. Returns the folder that a server serves. */
const kinds = {
  'a script tag with the loader': (root: string): string => {
    for (const [name, thing] of Object.entries(pages))
      writeFileSync(join(root, `${name}.html`), page(thing, '<script src="/tools.loader.js"></script>'));
    writeFileSync(join(root, 'app.js'), script);
    writeFileSync(join(root, 'tools.loader.js'), '');
    writeFileSync(join(root, 'tools.0123456789ab.part.js'), '// of an earlier map');
    run(root, [webmcp, 'instrument', '--root', root, '--emit', join(root, 'tools.loader.js')]);
    return root;
  },
  'a build of Vite': (root: string): string => {
    for (const [name, thing] of Object.entries(pages)) writeFileSync(join(root, `${name}.html`), page(thing, ''));
    writeFileSync(join(root, 'app.js'), script);
    writeFileSync(join(root, 'package.json'), '{ "name": "bakery", "private": true, "type": "module" }');
    mkdirSync(join(root, 'node_modules'));
    symlinkSync(fileURLToPath(bin), join(root, 'node_modules/webmcp'));
    symlinkSync(fileURLToPath(new URL('../../node_modules/vite', import.meta.url)), join(root, 'node_modules/vite'));
    const input = Object.keys(pages).map((name) => `./${name}.html`);
    writeFileSync(
      join(root, 'vite.config.js'),
      `import { webmcp } from 'webmcp/vite';
export default { plugins: [webmcp()], build: { rolldownOptions: { input: ${JSON.stringify(input)} } } };`,
    );
    run(root, [webmcp, 'instrument', '--root', root]);
    run(root, [join(root, 'node_modules/vite/bin/vite.js'), 'build']);
    return join(root, 'dist');
  },
};

describe.each(Object.keys(kinds) as (keyof typeof kinds)[])('a large map in %s', (kind) => {
  let root: string;
  let served: string;
  let server: Server;
  let url: string;
  let browser: Awaited<ReturnType<typeof openBrowser>>;
  /** Changes the text of a file on its way, or holds it back. */
  let onWay: (path: string, text: string) => string | Promise<string> | undefined;
  const scripts = (): string[] =>
    readdirSync(served, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  const textOf = (path: string): string => readFileSync(join(served, path), 'utf8');
  /** The scripts that hold the tools of a page, not their names alone. */
  const partsOf = (thing: string): string[] => scripts().filter((name) => textOf(name).includes(`Note of ${thing} 7`));
  const runtimes = (): string[] => scripts().filter((name) => textOf(name).length > 100_000);

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'webmcp-split-'));
    served = kinds[kind](root);
    browser = await openBrowser({});
    server = createServer((request, response) => {
      const { pathname } = new URL(request.url!, 'http://localhost');
      const path = pathname === '/' ? 'index.html' : pathname.slice(1);
      if (!existsSync(join(served, path))) return void response.writeHead(404).end();
      response.setHeader('content-security-policy', policy);
      response.setHeader('content-type', path.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8');
      const given = onWay(path, textOf(path));
      if (given === undefined) response.writeHead(503).end();
      else void Promise.resolve(given).then((text) => response.end(text));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
    rmSync(root, { recursive: true, force: true });
  });

  async function visit<T>(
    path: string,
    look: (open: Page, fetched: string[]) => Promise<T>,
    way: typeof onWay = (_, text) => text,
  ): Promise<T> {
    onWay = way;
    const open = await browser.newPage();
    const fetched: string[] = [];
    open.on('request', (request) => fetched.push(new URL(request.url()).pathname.slice(1)));
    try {
      await open.goto(url + path);
      return await look(open, fetched);
    } finally {
      await open.close();
    }
  }

  it('has a part for each page, under a hash, and under 10 kB for a page', () => {
    const parts = Object.values(pages).map(partsOf);
    expect(parts.map((files) => files.length)).toEqual([1, 1, 1]);
    expect(new Set(parts.flat()).size).toBe(3);
    for (const [part] of parts) {
      expect(part).toMatch(/[.-][\w-]{8,}\.(?:part\.)?js$/);
      expect(gzipSync(textOf(part!), { level: 9 }).length).toBeLessThan(10_000);
    }
    expect(scripts()).not.toContain('tools.0123456789ab.part.js');
  });

  it('fetches none of it for a visitor without an agent', async () => {
    const all = await visit('', async (open, fetched) => {
      await open.waitForLoadState('networkidle');
      return fetched;
    });
    expect(
      all.filter((name) => runtimes().includes(name) || Object.values(pages).flatMap(partsOf).includes(name)),
    ).toEqual([]);
  });

  it('fetches the part of the page beside the runtime, and lists its tools', async () => {
    let come = (): void => {};
    let asks = 0;
    const asked = new Promise<void>((resolve) => (come = resolve));
    const [own] = partsOf('order');
    // The runtime does not arrive before the part was asked for. A part that waited for the runtime would never come.
    const { names, fetched } = await visit(
      'orders.html',
      async (open, all) => ({ names: await toolsOf(open), fetched: all }),
      (path, text) => {
        if (path === own) {
          asks += 1;
          come();
        }
        return runtimes().includes(path) ? asked.then(() => text) : text;
      },
    );
    expect(names.filter((name) => name.startsWith('add_order_')).length).toBe(forms);
    expect(names.filter((name) => /add_(?:cake|person)/.test(name))).toEqual([]);
    expect(fetched).toContain(own);
    // The script that asked early and the runtime share one answer.
    expect(asks).toBe(1);
    for (const thing of ['cake', 'person']) expect(fetched).not.toContain(partsOf(thing)[0]);
  });

  it('executes a tool, and names the route of a tool of another page', async () => {
    const answers = await visit('people.html', async (open) => [
      await call(open, 'add_person_7'),
      await call(open, 'add_order_7'),
    ]);
    expect(answers).toMatchObject([
      { status: 'completed', messages: ['Added Ada'] },
      { status: 'unavailable', messages: [expect.stringContaining('orders.html')] },
    ]);
  });

  it.each([
    ['does not load', (): undefined => undefined],
    ['has other bytes', (text: string): string => text.replaceAll('Note of order 7', 'Note of order 8x')],
  ])('offers no tool of a part that %s, and no call acts', async (_, change) => {
    const [own] = partsOf('order');
    const { names, answers, shown } = await visit(
      'orders.html',
      async (open) => ({
        names: await toolsOf(open),
        answers: [await call(open, 'add_order_7'), await call(open, 'read_page')],
        shown: await open.textContent('[role=status]'),
      }),
      (path, text) => (path === own ? change(text) : text),
    );
    expect(names).toEqual(['read_page']);
    expect(answers.map(({ status }) => status)).toEqual(['unavailable', 'unavailable']);
    expect(answers[0]!.messages[0]).toContain('could not be loaded');
    expect(shown).toBe('');
  });
});
