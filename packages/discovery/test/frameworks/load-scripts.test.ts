import { describe, expect, test } from 'vitest';

import { html } from '../../src/frameworks/html.js';
import { loadScripts } from '../../src/frameworks/load-scripts.js';
import type { Loader } from '../../src/frameworks/framework.js';
import { showFacts } from '../extract/show-facts.js';

/** Resolves specifiers against the folder of the file that imports. */
const loaderOf =
  (files: Record<string, string>): Loader =>
  (from, specifier) => {
    const path = new URL(specifier, `file:///${from}`).pathname.slice(1);
    const text = files[path];
    return text === undefined || !specifier.startsWith('.') ? undefined : { path, text };
  };

const page = (files: Record<string, string>, src = './src/main.js') =>
  loadScripts({ path: 'index.html', imports: [{ local: '', imported: '*', from: src }] }, loaderOf(files));

describe('loadScripts', () => {
  test('the modules that a script imports come before it, each once', () => {
    const { loaded } = page({
      'src/main.js': "import { draw } from './ui.js';\nimport './state.js';\ndraw();",
      'src/ui.js': "import * as state from './state.js';\nexport const draw = () => state.all();",
      'src/state.js': "export * from './parts/kept.js';\nexport const all = () => [];",
      'src/parts/kept.js': "import './../main.js';\nexport const kept = 1;",
    });
    expect(loaded.map(({ path }) => path)).toEqual(['src/parts/kept.js', 'src/state.js', 'src/ui.js', 'src/main.js']);
    expect([...(loaded[2]?.loads ?? [])]).toEqual([['./state.js', 'src/state.js']]);
  });

  test.each([
    ['a package of a framework', "import { createApp } from 'vue'; import './ui.js';"],
    ['a component', "import App from './App.vue'; import './ui.js';"],
  ])('the modules of an app with %s are left out', (_, text) => {
    expect(page({ 'src/main.js': text, 'src/ui.js': 'export {}' }).loaded.map(({ path }) => path)).toEqual([
      'src/main.js',
    ]);
  });
});

describe('a page of modules', () => {
  const read = (files: Record<string, string>): string[] =>
    showFacts(
      html.extract(
        { path: 'index.html', text: '<main id="app"></main><script type="module" src="./src/main.js"></script>' },
        loaderOf(files),
      ),
    ).map((line) => line.trim());

  test('has the markup and the listeners of each module, and the functions by the names of their modules', () => {
    const lines = read({
      'src/main.js': `import * as ui from './ui.js'; import { removeAll as empty } from './state.js';
        const app = document.getElementById('app');
        app.innerHTML = ui.form(); ui.wire(() => empty());`,
      'src/ui.js': `export const form = () => '<button id="go">Empty</button>';
        export function wire(run) { document.getElementById('go').addEventListener('click', run); }`,
      'src/state.js': "export function removeAll() { localStorage.removeItem('all'); }",
    });
    expect(lines).toContain('2:37 onClick=run~');
    expect(lines).toContain('local removeAll = () => {localStorage.removeItem("all")}');
  });

  test('keeps two functions of one name apart', () => {
    const lines = read({
      'src/main.js': `import { go as first } from './a.js'; import { go } from './b.js';
        document.getElementById('app').innerHTML = '<button id="a">A</button><button id="b">B</button>';
        document.getElementById('a').addEventListener('click', () => first(1));
        document.getElementById('b').addEventListener('click', () => go(2));`,
      'src/a.js': 'export function go(one) { drop(one); }',
      'src/b.js': 'export function go(one) { keep({ go: one.go }); }',
    });
    const calls = lines.filter((line) => line.includes('onClick')).join('\n');
    expect(calls).toContain('go(1)');
    expect(calls).toContain('go_2(2)');
    expect(lines.join('\n')).toContain('go: one.go');
  });
});
