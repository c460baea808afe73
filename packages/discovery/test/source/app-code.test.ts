import { describe, expect, test } from 'vitest';

import { extract } from '../../src/extract/extract.js';
import type { AppModel } from '../../src/intents/model/intent.js';
import { appCode } from '../../src/source/app-code.js';
import { readSource } from '../../src/source/read-source.js';

/** Reads the code at the first place of a text, and returns its calls. */
function callsAt(files: Record<string, string>, code: string, selector?: string): string[] | undefined {
  const all = Object.entries(files).map(([path, text]) => ({ path, text }));
  const byPath = new Map(all.map((file) => [file.path, file]));
  const load = (_: string, specifier: string) => byPath.get(specifier.replace('./', ''));
  const facts = all.map((file) => extract(file, load));
  const app = appCode(all, facts, (from, specifier) => load(from, specifier)?.path ?? null);
  const [file, text] = Object.entries(files).find(([, each]) => each.includes(code)) ?? ['', ''];
  const before = text.slice(0, text.indexOf(code)).split('\n');
  const at = { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  const handler = { event: 'click', at, ...(selector === undefined ? {} : { selector }) };
  return app.handlerOf(handler)?.does.calls.map(({ callee }) => callee.join('.'));
}

describe('handlerOf', () => {
  test('follows names of the functions around and of other modules', () => {
    const files = {
      'api.js': 'export function drop(id) { return fetch("/api/" + id, { method: "DELETE" }); }',
      'page.js': [
        'import { drop } from "api.js";',
        'function view(id) {',
        '  const remove = () => drop(id);',
        '  return button({ onPress: () => remove() });',
        '}',
      ].join('\n'),
    };
    expect(callsAt(files, '() => remove()')).toEqual(['remove', 'drop', 'fetch']);
  });

  test('keeps the event that a component emits, whose listener is not known', () => {
    const files = {
      'Vote.vue': `<template><button @click="$emit('vote')">{{ n }}</button></template><script setup>defineEmits(['vote']);</script>`,
    };
    expect(callsAt(files, "$emit('vote')")).toEqual(['$emit']);
  });

  test('follows names of the other scripts of a page', () => {
    const files = {
      'index.html': '<script src="one.js"></script><script src="two.js"></script>',
      'one.js': 'function send() { fetch("/api", { method: "POST" }); }',
      'two.js': 'document.body.append(part(() => send()));',
    };
    expect(callsAt(files, '() => send()')).toEqual(['send', 'fetch']);
  });

  test('reads the scripts and the attributes of component files', () => {
    const files = {
      'Part.svelte': [
        '<script lang="ts">',
        '  function save(id: number) { store.write(id); }',
        '</script>',
        '<button onclick={save}>Save</button>',
        '<button onclick={() => save(1)}>Save one</button>',
      ].join('\n'),
    };
    expect(callsAt(files, '(id: number)')).toEqual(['store.write']);
    expect(callsAt(files, 'save}')).toEqual(['save', 'store.write']);
    expect(callsAt(files, '() => save(1)')).toEqual(['save', 'store.write']);
  });

  test('counts no listener that the function only attaches', () => {
    const draw =
      'const redraw = () => { make("button", { onclick: () => erase() }); list.addEventListener("click", erase); };';
    expect(callsAt({ 'a.js': draw }, '() => { make')).toEqual(['make', 'list.addEventListener']);
    expect(callsAt({ 'a.js': 'const run = () => ask({ onSuccess: () => erase() });' }, '() => ask')).toContain('erase');
  });

  test.each([
    ['matches', 'if (event.target.matches(".edit")) rename(); else if (event.target.matches(".drop")) erase();'],
    [
      'closest in a name',
      'const edit = event.target.closest(".edit"); const drop = event.target.closest(".drop"); if (edit) rename(); if (drop) { erase(); }',
    ],
    [
      'classes',
      'const { target } = event; if (event.target.classList.contains("edit")) { rename(); return; } if (event.target.classList.contains("drop")) erase();',
    ],
  ])('reads the branches for the element that was pressed: %s', (_, body) => {
    const files = { 'a.js': `list.addEventListener("click", (event) => { ${body} log(); });` };
    const own = (selector?: string): string[] =>
      (callsAt(files, '(event) =>', selector) ?? []).filter((callee) => !callee.includes('target'));
    expect(own('.edit')).toEqual(['rename', 'log']);
    expect(own('.drop')).toEqual(['erase', 'log']);
    expect(own()).toEqual(['rename', 'erase', 'log']);
  });

  test.each([
    [
      'a name',
      'e',
      'const hit = e.target; if (hit.classList.contains("edit")) { rename(); } else if (hit.classList.contains("drop")) { erase(); }',
      '.edit',
      '.drop',
    ],
    [
      'a pattern',
      '{ target }',
      'if (target.matches(".edit")) rename(); if (target.matches(".drop")) erase();',
      '.edit',
      '.drop',
    ],
    [
      'a pattern of the target',
      '{ target: { id } }',
      'if (id === "edit") rename(); if (id === "drop") erase();',
      '#edit',
      '#drop',
    ],
    [
      'members',
      'e',
      'const { dataset } = e.target; if (dataset.act === "edit") rename(); if (dataset.act === "drop") erase();',
      '[data-act="edit"]',
      '[data-act="drop"]',
    ],
    [
      'a member in a name',
      'e',
      'const act = e.target.dataset.act; if (act === "edit") rename(); else if (act === "drop") erase();',
      '[data-act="edit"]',
      '[data-act="drop"]',
    ],
    [
      'an attribute',
      'e',
      'const act = e.target.getAttribute("act"); if (act === "edit") rename(); if (act === "drop") erase();',
      '[act="edit"]',
      '[act="drop"]',
    ],
    [
      'cases',
      'e',
      'switch (e.target.id) { case "edit": rename(); break; case "drop": erase(); break; }',
      '#edit',
      '#drop',
    ],
    [
      'cases of the button',
      'e',
      'const b = e.target.closest("button"); if (!b) return; switch (b.dataset.act) { case "edit": rename(); break; case "drop": { erase(); break; } }',
      ':is(button):is([data-act="edit"])',
      ':is(button):is([data-act="drop"])',
    ],
    [
      'short tests',
      'e',
      'const t = e.target; t.id === "edit" && rename(); t.id === "drop" && erase();',
      '#edit',
      '#drop',
    ],
    ['a branch for all others', 'e', 'if (e.target.matches(".edit")) rename(); else erase();', '.edit', '.other'],
  ])('reads the branches for the element that was pressed, asked through %s', (_, event, body, edit, drop) => {
    const files = { 'a.js': `list.addEventListener("click", (${event}) => { ${body} log(); });`.replace('(e)', 'e') };
    const own = (selector: string): string[] =>
      (callsAt(files, files['a.js'].slice(31), selector) ?? []).filter((callee) =>
        /^(?:rename|erase|log)$/.test(callee),
      );
    expect(own(edit)).toEqual(['rename', 'log']);
    expect(own(drop)).toEqual(['erase', 'log']);
  });

  test('reads a branch for the row around, which asks for another element than the pressed one', () => {
    const body =
      'const li = e.target.closest("li"); if (li.classList.contains("done")) undo(); if (e.target.matches(".drop")) erase();';
    const files = { 'a.js': `list.addEventListener("click", (e) => { ${body} });` };
    expect(callsAt(files, '(e) =>', '.drop')).toEqual(expect.arrayContaining(['undo', 'erase']));
  });

  test('reads the branch for the pressed element inside of the branch for its row', () => {
    const inner = 'if (event.target.matches(".edit")) rename(); if (event.target.matches(".drop")) erase();';
    const body = `const row = event.target.closest("li"); if (row) { ${inner} }`;
    const files = { 'a.js': `list.addEventListener("click", (event) => { ${body} });` };
    const calls = callsAt(files, '(event) =>', '.drop');
    expect(calls).toContain('erase');
    expect(calls).not.toContain('rename');
  });

  test('reads each branch whose test is negated, or asks for more than the pressed element', () => {
    const body = 'if (!event.target.matches(".edit")) erase(); if (event.key === "Enter") save();';
    const files = { 'a.js': `list.addEventListener("click", (event) => { ${body} });` };
    expect(callsAt(files, '(event) =>', '.drop')).toEqual(expect.arrayContaining(['erase', 'save']));
  });

  test('is undefined for a place without code, and for a file that does not parse', () => {
    expect(callsAt({ 'a.js': 'const text = "none";' }, 'text')).toBeUndefined();
    expect(callsAt({ 'a.js': 'const broken = () => { (;' }, '() =>')).toBeUndefined();
  });
});

describe('readsPressed', () => {
  const reads = (text: string): boolean => {
    const code = appCode([{ path: 'a.js', text }], [], () => null);
    return code.readsPressed({ at: { file: 'a.js', line: 1, column: text.indexOf('(e') + 1 } });
  };

  test.each([
    'list.onclick = (e) => { const hit = e.target; if (hit.classList.contains("x")) drop(); };',
    'list.onclick = (e) => { const { id } = e.target; show(id); };',
    'list.onclick = (e) => { show(e.target.dataset.tab); };',
    'class View { start() { this.list.onclick = (e) => this.#choose(e); } #choose(event) { if (event.target.id) show(); } }',
  ])('is true for a function that asks: %s', (text) => {
    expect(reads(text)).toBe(true);
  });

  test.each([
    'box.onclick = (e) => { if (e.target === e.currentTarget) close(); };',
    'document.onclick = (e) => { if (!menu.contains(e.target)) close(); };',
    'form.onchange = (e) => { save(e.target.value); };',
    'list.onclick = (e) => { e.stopPropagation(); };',
  ])('is false for a function that does not: %s', (text) => {
    expect(reads(text)).toBe(false);
  });
});

describe('handlersOfTag', () => {
  const text = [
    '<script>function drop(id) { fetch("/api/" + id, { method: "DELETE" }); }</script>',
    '{#if open}<button class="x" on:click|preventDefault={async () => { await drop(1); }}>Delete</button>{/if}',
    '<button onclick={drop}>Drop</button><button title="onclick={drop}">Help</button>',
  ].join('\n');
  const callsOf = (path: string, line: number, column: number): string[] =>
    appCode([{ path, text }], [], () => null)
      .handlersOfTag({ file: path, line, column })
      .flatMap(({ does }) => does.calls.map(({ callee }) => callee.join('.')));

  test('reads the functions that a tag of Svelte names', () => {
    expect(callsOf('Row.svelte', 2, 11)).toEqual(['drop', 'fetch']);
    expect(callsOf('Row.svelte', 3, 1)).toEqual(['drop', 'fetch']);
  });

  test.each([
    ['another place', 'Row.svelte', 2, 12],
    ['a tag without handlers', 'Row.svelte', 3, 37],
    ['a file whose templates are read', 'Row.html', 3, 1],
  ])('reads none at %s', (_, path, line, column) => {
    expect(callsOf(path, line, column)).toEqual([]);
  });
});

test('writes compares texts without case and line breaks', () => {
  const code = appCode([{ path: 'a.html', text: '<p>Clear\n  finished</p>' }], [], () => null);
  expect(code.writes('CLEAR finished')).toBe(true);
  expect(code.writes('Clear all')).toBe(false);
});

test('writes knows the labels that the source composes, and no text with an unknown part', () => {
  const files = [
    {
      path: 'Icon.vue',
      text: '<script setup>defineProps(["name"])</script><template><img :alt="`${name} icon`" /></template>',
    },
    {
      path: 'App.vue',
      text: '<script setup>import Icon from "./Icon.vue"; defineProps(["who"]);</script><template><button><Icon name="edit" /></button><button>{{ `Hi ${who}` }}</button></template>',
    },
  ];
  const resolve = (_: string, specifier: string): string | null => specifier.replace('./', '');
  const { appModel } = readSource(files, resolve);
  const writes = (text: string, model?: AppModel): boolean => appCode(files, [], resolve, model).writes(text);
  expect(writes('edit icon')).toBe(false);
  expect(writes('Edit icon', appModel)).toBe(true);
  expect(writes('drop icon', appModel)).toBe(false);
  expect(writes('Hi Ada', appModel)).toBe(false);
});

test('writes knows a name that begins or ends with the name of its icon', () => {
  const text = `import { UserAddOutlined } from '@ant-design/icons';
    export const Add = () => <button><UserAddOutlined />Invite</button>;`;
  const files = [{ path: 'App.tsx', text }];
  const { appModel } = readSource(files, () => null);
  const { writes } = appCode(files, [], () => null, appModel);
  expect(['user-add Invite', 'Invite user-add', 'user-add Ada'].map(writes)).toEqual([true, true, false]);
});

test.each([
  ['Pan', 'const panels = expand("company");', false],
  ['Pan', "const food = ['Pan', 'Tea'];", true],
  ['Pan', '<p>Expand (pan)</p>', true],
  ['3', 'page30', false],
  ['Añadir', '<p>Añadir pan</p>', true],
  ['adir', '<p>Añadir pan</p>', false],
  ['pan', 'const pan_size = 3;', false],
  ['删除', '<p>删除记录</p>', true],
  // Signs in elements of their own.
  ['📋 TEMPLATES', '<span>📋</span>\n TEMPLATES', true],
  ['Next page →', '<b>Next page</b> <i>→</i>', true],
  ['🍎 Templates', '<span>📋</span> Templates', false],
  ['📋 Owls', '<span>📋</span> Templates', false],
  ['3 Templates', '<span>3</span> Templates', false],
  ['+ 12', '<b>+</b> 12', false],
])('writes compares whole words: %s', (words, text, written) => {
  expect(appCode([{ path: 'a.html', text }], [], () => null).writes(words)).toBe(written);
});
