import { fileURLToPath } from 'node:url';
import type { Manifest, ManifestTool, Target } from '@webmcp/contract';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { stress, type TargetTrials } from '../../src/stress/stress.js';
import { probeApp } from '../probe-app.js';
import { serve } from '../serve.js';

const script = (
  await build({
    entryPoints: [fileURLToPath(new URL('../../src/page/stress/entry.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'webmcpStress',
    target: 'es2023',
    conditions: ['webmcp-source'],
  })
).outputFiles[0]!.text;

/** A script that makes state which HTML alone would lose. */
const livePage = `<!doctype html><title>Live</title><body>
  <p><button id="nested">In a paragraph</button></p>
  <shop-box></shop-box>
  <input type="password" value="s3cret-attribute">
  <input type="radio" name="r" id="a"><input type="radio" name="r" id="b"><div id="panel"><button>Shown by a radio</button></div>
  <button class="ruled">Hidden by a rule of a script</button>
  <dialog><button>In the dialog</button></dialog>
  <img src="/picture.png" alt="" onload="fetch('/called')">
  <script>
    document.querySelector('p').append(document.createElement('div'));
    document.querySelector('div').innerHTML = '<button>In a block in a paragraph</button>';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.ruled { display: none } #panel { display: none } #b:checked ~ #panel { display: block }');
    document.adoptedStyleSheets = [sheet];
    document.querySelector('shop-box').attachShadow({ mode: 'open' }).innerHTML =
      '<style>.off { display: none }</style><button>In a shadow</button><button class="off">Hidden in a shadow</button>';
    document.querySelector('#b').checked = true;
    document.querySelector('input').value = 's3cret-typed';
  </script>`;

const named = (name: string): Target => ({
  selectors: [{ strategy: 'role', value: `button[name="${name}"]`, score: 0.6 }],
  confidence: 0.6,
});
const toolOf = (name: string): ManifestTool => ({
  id: `wm_${name}`,
  name,
  title: name,
  description: name,
  kind: 'action',
  risk: { level: 'safe', reasons: [] },
  states: ['home'],
  fields: [],
  action: named(name),
});
const manifest: Manifest = {
  version: 1,
  testIdAttributes: ['data-mcp', 'data-testid'],
  states: [{ id: 'home', route: '/' }],
  tools: [
    'In a paragraph',
    'In a block in a paragraph',
    'In a shadow',
    'Hidden in a shadow',
    'Shown by a radio',
    'Hidden by a rule of a script',
  ].map(toolOf),
};
const verdicts = (all: TargetTrials[], tool: string): Record<string, string> =>
  Object.fromEntries(
    all
      .filter((each) => each.tool === `wm_${tool}`)
      .flatMap(({ trials }) => trials.map(({ mutation, verdict }) => [mutation, verdict])),
  );

it("shows the page's content in the copy, sends no request to the app, and leaves secrets out", async () => {
  const asked: string[] = [];
  const note =
    (type: string, body: string) =>
    (
      request: { url?: string | undefined },
      response: { setHeader(k: string, v: string): unknown; end(b: string): unknown },
    ) => {
      asked.push(request.url ?? '');
      response.setHeader('content-type', type);
      response.end(body);
    };
  const baseUrl = await serve({
    '/': note('text/html', livePage),
    '/picture.png': note('image/png', ''),
    '/called': note('text/plain', ''),
  });
  const { copies, problems } = await probeApp({ baseUrl, harness: { states: { home: { route: '/' } } }, copies: true });
  expect({ states: [...copies.keys()], problems }).toEqual({ states: ['home'], problems: [] });
  expect(JSON.stringify([...copies])).not.toContain('s3cret');
  const before = asked.length;
  const all = await stress({ copies, manifest, script });
  expect(asked.length).toBe(before);
  for (const tool of ['In a paragraph', 'In a block in a paragraph', 'In a shadow', 'Shown by a radio'])
    expect({ tool, ...verdicts(all, tool) }).toMatchObject({ tool, none: 'survived', removed: 'survived' });
  for (const tool of ['Hidden in a shadow', 'Hidden by a rule of a script']) expect(verdicts(all, tool)).toEqual({});
  expect(await stress({ copies, manifest, script })).toEqual(all);
});

it('copies a modal dialog with the page behind it out of reach', async () => {
  const baseUrl = await serve({ '/': livePage });
  const { copies } = await probeApp({
    baseUrl,
    harness: {
      states: {
        home: { route: '/', setup: async ({ page }) => page.evaluate("document.querySelector('dialog').showModal()") },
      },
    },
    copies: true,
  });
  const all = await stress({
    copies,
    manifest: { ...manifest, tools: ['In the dialog', 'In a paragraph'].map(toolOf) },
    script,
  });
  expect(verdicts(all, 'In the dialog')).toMatchObject({
    none: 'survived',
    'slot reused by another action': 'survived',
  });
  expect(verdicts(all, 'In a paragraph')).toEqual({});
});

it('reports each state, and stops at the signal', async () => {
  const baseUrl = await serve({ '/': livePage });
  const { copies } = await probeApp({ baseUrl, harness: { states: { home: { route: '/' } } }, copies: true });
  const told: unknown[] = [];
  await stress({ copies, manifest, script, onProgress: (progress) => told.push(progress) });
  expect(told).toMatchObject([{ state: 'home', done: 1, total: 1, targets: 4 }]);
  const stopped = new AbortController();
  const running = stress({ copies, manifest, script, signal: stopped.signal });
  stopped.abort(new Error('enough'));
  await expect(running).rejects.toThrow('enough');
});
