import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

import type { CallResult, ManifestField, ManifestTool } from '@webmcp/contract';
import { openBrowser, type Page } from '@webmcp/probe';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const runtime = fileURLToPath(new URL('../../packages/runtime/dist/runtime.iife.js', import.meta.url));
const playground = fileURLToPath(new URL('../../examples/playground/', import.meta.url));

const form = `<label>Word <input name="word" WORD /></label><p id="word">{WORDS}</p>
  <form aria-label="Note" SUBMIT><label>Note <input name="note" NOTE /></label><button>Add</button><p id="notes">{NOTES}</p></form>`;

/** One page twice: what the server renders, and what the page's own script makes of that. */
const apps = {
  React: {
    app: `import { useState } from 'react';
      export function App() {
        const [word, setWord] = useState('');
        const [notes, setNotes] = useState('');
        const add = (event) => { event.preventDefault(); setNotes(notes + event.target.note.value); };
        return <main>${form
          .replace('WORD', 'value={word} onChange={(event) => setWord(event.target.value)}')
          .replace('SUBMIT', 'onSubmit={add}')
          .replace('NOTE', '')
          .replace('{WORDS}', '{word}')
          .replace('{NOTES}', '{notes}')}</main>;
      }`,
    server: `import { renderToString } from 'react-dom/server'; export const html = Promise.resolve(renderToString(<App />));`,
    client: `import { hydrateRoot } from 'react-dom/client'; hydrateRoot(document.querySelector('#root'), <App />);`,
  },
  Vue: {
    app: `import { createSSRApp, ref } from 'vue/dist/vue.esm-bundler.js';
      const make = () => createSSRApp({
        setup() {
          const word = ref(''), note = ref(''), notes = ref('');
          return { word, note, notes, add() { notes.value += note.value; } };
        },
        template: ${JSON.stringify(
          form
            .replace('WORD', 'v-model="word"')
            .replace('SUBMIT', '@submit.prevent="add"')
            .replace('NOTE', 'v-model="note"')
            .replace('{WORDS}', '{{ word }}')
            .replace('{NOTES}', '{{ notes }}'),
        )},
      });`,
    server: `import { renderToString } from 'vue/server-renderer'; export const html = renderToString(make());`,
    client: `make().mount('#root');`,
  },
};

const target = (strategy: 'label' | 'role', value: string) => ({
  selectors: [{ strategy, value, score: 0.8 }],
  confidence: 0.8,
});
const field = (key: string, label: string): ManifestField => ({
  ...target('label', label),
  key,
  label,
  role: 'textbox',
  schema: { type: 'string' },
  required: false,
});
const base = { description: '', kind: 'form', risk: { level: 'safe', reasons: [] }, states: [] } as const;
const tools = [
  { ...base, id: 'wm_word', name: 'set_word', title: 'Set word', fields: [field('word', 'Word')] },
  {
    ...base,
    id: 'wm_note',
    name: 'add_note',
    title: 'Add note',
    container: target('role', 'form[name="Note"]'),
    fields: [field('note', 'Note')],
    action: target('role', 'button[name="Add"]'),
  },
] as unknown as ManifestTool[];

const bundled = async (contents: string, platform: 'node' | 'browser'): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: playground, loader: 'jsx' },
    bundle: true,
    write: false,
    jsx: 'automatic',
    platform,
    format: platform === 'node' ? 'cjs' : 'esm',
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
  });
  return outputFiles[0]!.text;
};

describe.each(Object.entries(apps))('%s', (_, { app, server, client }) => {
  let release: () => void;
  let close: () => Promise<void>;
  let page: Page;
  beforeAll(async () => {
    const rendered: { exports: { html?: Promise<string> } } = { exports: {} };
    const render = new Function('module', 'exports', 'require', await bundled(`${app}\n${server}`, 'node'));
    render(rendered, rendered.exports, createRequire(`${playground}/package.json`));
    const hydrate = await bundled(`${app}\n${client}`, 'browser');
    const manifest = JSON.stringify({ version: 1, testIdAttributes: ['data-mcp'], states: [], tools });
    const register = `${await readFile(runtime, 'utf8')};webmcpRuntime.register(${manifest});`;
    const html = `<!doctype html><title>Notes</title><link rel="icon" href="data:,"><div id="root">${await rendered.exports.html}</div>
      <script src="/tools.js"></script><script type="module" src="/app.js"></script>`;
    const held = new Promise<void>((resolve) => (release = resolve));
    const http = createServer(async ({ url }, response) => {
      if (url === '/app.js') await held;
      response.writeHead(200, { 'content-type': url?.endsWith('.js') ? 'text/javascript' : 'text/html' });
      response.end(url === '/app.js' ? hydrate : url === '/tools.js' ? register : html);
    });
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    const browser = await openBrowser();
    close = async () => {
      await browser.close();
      http.close();
    };
    page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(http.address() as AddressInfo).port}/`, { waitUntil: 'commit' });
    await page.waitForFunction(() => 'webmcp' in window);
  });
  afterAll(() => close());

  it('keeps a call until what a server rendered listens', async () => {
    const calls = page.evaluate(async () => {
      const { webmcp } = window as unknown as {
        webmcp: { executeTool(name: string, args: object): Promise<CallResult> };
      };
      const results = [
        webmcp.executeTool('set_word', { word: 'hello' }),
        webmcp.executeTool('add_note', { note: 'milk' }),
      ];
      return (await Promise.all(results)).map(({ status }) => status);
    });
    // In that many frames a call that does not wait is through.
    await page.evaluate(async () => {
      for (let frames = 0; frames < 60; frames += 1) await new Promise(requestAnimationFrame);
    });
    release();
    expect(await calls).toEqual(['completed', 'completed']);
    expect(await page.locator('#word').textContent()).toBe('hello');
    expect(await page.locator('#notes').textContent()).toBe('milk');
    expect(new URL(page.url()).search).toBe('');
  });
});
