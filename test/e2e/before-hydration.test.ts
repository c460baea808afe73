import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

import type { CallResult, ManifestField, ManifestTool } from '@webmcp/contract';
import { openBrowser, type Page } from '@webmcp/probe';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const runtime = fileURLToPath(new URL('../../packages/runtime/dist/runtime.iife.js', import.meta.url));
const playground = fileURLToPath(new URL('../../examples/playground/', import.meta.url));

/** The form as each framework writes it. `LATE` is a component beside the form, whose code comes late. */
const form = `<label>Word <input name="word" WORD /></label><p id="word">{WORDS}</p>
  <form aria-label="Note" SUBMIT><label>Note <input name="note" NOTE /></label><button>Add</button><p id="notes">{NOTES}</p></form>LATE`;

const reactForm = (late = '', submit = 'onSubmit={add}'): string => `
  import { lazy, StrictMode, Suspense, useState } from 'react';
  function Notes() {
    const [word, setWord] = useState('');
    const [notes, setNotes] = useState('');
    const add = (event) => { event.preventDefault(); setNotes(notes + event.target.note.value); };
    const save = (data) => setNotes(notes + data.get('note'));
    return <>${form
      .replace('WORD', 'value={word} onChange={(event) => setWord(event.target.value)}')
      .replace('SUBMIT', submit)
      .replace('NOTE', '')
      .replace('{WORDS}', '{word}')
      .replace('{NOTES}', '{notes}')
      .replace('LATE', late)}</>;
  }`;
const late = `const Late = lazy(async () => { await late(); return { default: () => <p>Late</p> }; });`;
const reactRoot = {
  server: `import { renderToString } from 'react-dom/server';
    export const html = Promise.resolve('<div id="root">' + renderToString(<App />) + '</div>');`,
  client: `import { hydrateRoot } from 'react-dom/client'; hydrateRoot(document.querySelector('#root'), <App />);`,
};
/** Streams the page, because only a stream waits for a lazy component. */
const reactStream = {
  ...reactRoot,
  server: `import { Writable } from 'node:stream'; import { renderToPipeableStream } from 'react-dom/server';
    export const html = new Promise((done, failed) => {
      let text = '<div id="root">';
      const into = new Writable({ write(part, _, next) { text += part; next(); }, final(next) { next(); done(text + '</div>'); } });
      const { pipe } = renderToPipeableStream(<App />, { onShellReady: () => pipe(into), onError: failed });
    });`,
};

const vueForm = `import { createSSRApp, defineAsyncComponent, h, hydrateOnInteraction, hydrateOnVisible, onMounted, ref, Suspense } from 'vue/dist/vue.esm-bundler.js';
  const Notes = {
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
        .replace('{NOTES}', '{{ notes }}')
        .replace('LATE', ''),
    )},
  };`;
const vueRoot = {
  server: `import { renderToString } from 'vue/server-renderer';
    export const html = renderToString(createSSRApp(App)).then((text) => '<div id="root">' + text + '</div>');`,
  client: `createSSRApp(App).mount('#root');`,
};

/**
 * One page in each way that a server renders it and a script takes it over. `late()` ends once the test releases the
 * late code; on the server it ends at once. `ownScript` releases the page's own script at once.
 */
const apps: Record<string, { app: string; server: string; client: string; ownScript?: true }> = {
  React: { app: `${reactForm()} const App = Notes;`, ...reactRoot },
  'React, the whole document': {
    app: `${reactForm()} const App = () => <html><head><title>Notes</title></head><body><Notes /></body></html>;`,
    server: `import { renderToString } from 'react-dom/server'; export const html = Promise.resolve(renderToString(<App />));`,
    client: `import { hydrateRoot } from 'react-dom/client'; hydrateRoot(document, <App />);`,
  },
  'React, a function as the action of a form': {
    app: `${reactForm('', 'action={save}')} const App = Notes;`,
    ...reactRoot,
  },
  'React, a streamed part with late code': {
    app: `${reactForm()} const Part = lazy(async () => { await late(); return { default: Notes }; });
      const App = () => <main><h1>Notes</h1><Suspense fallback="Wait"><Part /></Suspense></main>;`,
    ...reactStream,
    ownScript: true,
  },
  'React, a part that is marked and not committed': {
    app: `${late} ${reactForm('<Late />')} const App = () => <main><h1>Notes</h1><Suspense fallback="Wait"><Notes /></Suspense></main>;`,
    ...reactStream,
    ownScript: true,
  },
  Vue: { app: `${vueForm} const App = Notes;`, ...vueRoot },
  'Vue, a component with late code': {
    app: `${vueForm} const Part = defineAsyncComponent(async () => { await late(); return Notes; });
      const App = { render: () => h('main', [h('h1', 'Notes'), h(Part)]) };`,
    ...vueRoot,
    ownScript: true,
  },
  'Vue, a component that hydrates under the mouse': {
    app: `${vueForm} const Part = defineAsyncComponent({ loader: async () => { await late(); return Notes; }, hydrate: hydrateOnInteraction(['pointerenter']) });
      const App = { render: () => h('main', [h('h1', 'Notes'), h(Part)]) };`,
    ...vueRoot,
    ownScript: true,
  },
  'Vue, a component that hydrates in view': {
    app: `${vueForm} const Part = defineAsyncComponent({ loader: async () => { await late(); return Notes; }, hydrate: hydrateOnVisible() });
      const App = { template: '<main><h1>Notes</h1><div style="height: 3000px"></div><Part /></main>', components: { Part } };`,
    ...vueRoot,
    ownScript: true,
  },
  'Vue, a setup that waits': {
    app: `${vueForm} const Part = { ...Notes, async setup() { await late(); return Notes.setup(); } };
      const App = { render: () => h('main', [h('h1', 'Notes'), h(Suspense, null, { default: () => h(Part) })]) };`,
    ...vueRoot,
    ownScript: true,
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
  handled: true,
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
    action: { ...target('role', 'button[name="Add"]'), handled: true },
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

/** Serves each page with its own late code: `/<page>/late` and the page's script wait for the test. */
interface Served {
  page: Page;
  release(): void;
}

type Answers = Promise<CallResult[]>;
const call = (page: Page, ...calls: [name: string, args: object][]): Answers =>
  page.evaluate(async (wanted) => {
    const { webmcp } = window as unknown as {
      webmcp: { executeTool(name: string, args: object): Promise<CallResult> };
    };
    return Promise.all(wanted.map(([name, args]) => webmcp.executeTool(name, args)));
  }, calls);
const statuses = async (answers: Answers): Promise<string[]> => (await answers).map(({ status }) => status);

/** Draws 60 frames. A call that does not wait ends in that many frames. */
const draw = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 60; frames += 1) await new Promise(requestAnimationFrame);
  });

describe.each(Object.entries(apps))('%s', (_, { app, server, client, ownScript }) => {
  let open: (deadline?: number) => Promise<Served>;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const rendered: { exports: { html?: Promise<string> } } = { exports: {} };
    const render = new Function(
      'module',
      'exports',
      'require',
      await bundled(`const late = async () => {};\n${app}\n${server}`, 'node'),
    );
    render(rendered, rendered.exports, createRequire(`${playground}/package.json`));
    const html = await rendered.exports.html!;
    const hydrate = await bundled(`const late = () => fetch('/late');\n${app}\n${client}`, 'browser');
    const manifest = JSON.stringify({ version: 1, testIdAttributes: ['data-mcp'], states: [], tools });
    const code = await readFile(runtime, 'utf8');
    const browser = await openBrowser();
    const servers: Server[] = [];
    open = async (deadline = 5000) => {
      // The page has loaded when its own script starts, so the end of the load is no sign of a framework.
      const scripts = `<script>${code};webmcpRuntime.register(${manifest}, { deadline: ${deadline} });
        addEventListener('load', () => import('/app.js'));</script>`;
      let release: () => void;
      const held = new Promise<void>((resolve) => (release = resolve));
      const http = createServer(async ({ url }, response) => {
        if (url === '/late' || (url === '/app.js' && !ownScript)) await held;
        response.writeHead(200, { 'content-type': url === '/app.js' ? 'text/javascript' : 'text/html; charset=utf-8' });
        response.end(url === '/app.js' ? hydrate : `<!doctype html>${html.replace(/^<html>/, '')}`);
      });
      http.listen(0, '127.0.0.1');
      servers.push(http);
      await once(http, 'listening');
      const page = await browser.newPage();
      await page.addInitScript({
        content: `addEventListener('DOMContentLoaded', () => {${scripts.replace(/<\/?script>/g, '')}});`,
      });
      await page.goto(`http://127.0.0.1:${(http.address() as AddressInfo).port}/`);
      await page.waitForFunction(() => 'webmcp' in window);
      return { page, release: () => release() };
    };
    close = async () => {
      await browser.close();
      for (const http of servers) http.close();
    };
  });
  afterAll(() => close());

  it('keeps a call until what a server rendered listens', async () => {
    const { page, release } = await open();
    const calls = statuses(call(page, ['set_word', { word: 'hello' }], ['add_note', { note: 'milk' }]));
    await draw(page);
    release();
    expect(await calls).toEqual(['completed', 'completed']);
    expect(await page.locator('#word').textContent()).toBe('hello');
    expect(await page.locator('#notes').textContent()).toBe('milk');
    expect(new URL(page.url()).search).toBe('');
  });

  it('answers unavailable at the deadline, and does nothing then or later', async () => {
    const { page, release } = await open(300);
    const [word, note] = await call(page, ['set_word', { word: 'hello' }], ['add_note', { note: 'milk' }]);
    expect([word!.status, note!.status]).toEqual(['unavailable', 'unavailable']);
    expect(word!.messages.join()).toMatch(/^Word: .*framework/);
    expect(await page.locator('[name=note]').inputValue()).toBe('');
    release();
    // The same calls are made again, as the answer asks. Only their acts are done.
    await expect.poll(() => statuses(call(page, ['add_note', { note: 'milk' }]))).toEqual(['completed']);
    expect(await page.locator('#notes').textContent()).toBe('milk');
    expect(await page.locator('#word').textContent()).toBe('');
    expect(new URL(page.url()).search).toBe('');
  });

  it('acts once on the same call twice at once, and on each of two calls on one form', async () => {
    const { page, release } = await open();
    const calls = call(page, ['add_note', { note: 'a' }], ['add_note', { note: 'a' }], ['add_note', { note: 'b' }]);
    await draw(page);
    release();
    const answers = await calls;
    expect(answers.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed']);
    expect(answers[1]!.messages.join()).toContain('at most once');
    expect(await page.locator('#notes').textContent()).toBe('ab');
  });
});
