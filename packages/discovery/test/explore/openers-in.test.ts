import type { PageAttribute, PageElement, PageSnapshot } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import type { AppCode } from '../../src/source/app-code.js';
import { openersIn } from '../../src/explore/openers-in.js';
import { readApp, readHtml, readReact, type ReadApp } from '../intents/read-app.js';

type Shown = [
  role: string,
  name: string,
  attributes?: Partial<Record<PageAttribute, string>>,
  more?: Partial<PageElement>,
];

/** A page of these elements, each alone with its role and name. */
function page(...shown: Shown[]): PageSnapshot {
  const elements = shown.map(([role, name, attributes = {}, more = {}], index): PageElement => ({
    index,
    tag: role === 'link' ? 'a' : 'button',
    role,
    name,
    labels: [],
    attributes,
    testIds: [],
    chain: [],
    constraints: {},
    disabled: false,
    candidates: [
      {
        selector: { strategy: 'role', value: `${role}[name=${JSON.stringify(name)}]`, score: 0.6 },
        document: 1,
        containers: {},
      },
    ],
    fingerprint: { kind: role, labels: [name], scope: [], unique: ['label'] },
    ...more,
  }));
  const form = { kind: 'form', tag: 'form', role: 'form', name: '', parent: null } as const;
  const containers = [
    { index: 0, ...form, attributes: {}, testIds: [], candidates: [], fingerprint: elements[0]!.fingerprint },
  ];
  return { state: 'home', route: '/', elements, containers };
}

function openers(app: ReadApp, ...shown: Shown[]): string[] {
  const { tools, ...appModel } = app;
  return openersIn(page(...shown), { appModel, candidates: tools }, { provenance: true }).map(({ label }) => label);
}

test('an opener in the header of the site is marked as one of its frame', () => {
  const popup = { 'aria-haspopup': 'menu' };
  const shown = page(['button', 'Account', popup, { chain: [1] }], ['button', 'Row menu', popup]);
  shown.containers.push({ ...shown.containers[0]!, index: 1, kind: 'landmark', tag: 'header', role: 'banner' });
  const { tools, ...appModel } = readReact('<p>Nothing</p>');
  const found = openersIn(shown, { appModel, candidates: tools }, { provenance: true });
  expect(found.map(({ label, frame }) => [label, frame])).toEqual([
    ['Account', true],
    ['Row menu', undefined],
  ]);
});

describe('by the source', () => {
  const dialog = '{open && <dialog open aria-label="Details"><input aria-label="Name" /></dialog>}';
  const state = (handler: string): ReadApp =>
    readReact(
      `<button onClick={${handler}}>Details</button>${dialog}`,
      "import { useState } from 'react';\nconst [open, setOpen] = useState(false);",
    );

  test('a button that sets the state of a dialog is pressed, one that also writes is not', () => {
    const local = (body: string): ReadApp =>
      readReact(
        '<Panel />',
        `import { useState } from 'react';\nfunction Panel() { const [open, setOpen] = useState(false); return <><button onClick={() => { ${body} }}>Details</button>${dialog}</>; }`,
      );
    expect(openers(local('setOpen(true);'), ['button', 'Details'])).toEqual(['Details']);
    expect(openers(local("setOpen(true); fetch('/seen', { method: 'POST' });"), ['button', 'Details'])).toEqual([]);
    expect(
      openers(local("fetch('/orders', { method: 'DELETE' });"), ['button', 'Details', { 'aria-haspopup': 'dialog' }]),
    ).toEqual([]);
  });

  test('a button that passes a component to a call of a library is pressed, whatever its label names', () => {
    const passing = (body: string): ReadApp =>
      readApp({
        'App.vue': `<script setup>
import { useQuasar } from 'quasar';
import AddBudget from './AddBudget.vue';
const $q = useQuasar();
function add() { ${body} }
</script>
<template><button @click="add">Add budget</button></template>`,
        'AddBudget.vue': `<script setup>
import { ref } from 'vue';
const name = ref('');
const save = () => fetch('/budgets', { method: 'POST', body: name.value });
</script>
<template><q-dialog ref="dialogRef"><q-input v-model="name" label="Name" /><q-btn label="Save" @click="save" /></q-dialog></template>`,
      });
    const shown: Shown = ['button', 'Add budget'];
    expect(openers(passing('$q.dialog({ component: AddBudget });'), shown)).toEqual(['Add budget']);
    expect(
      openers(passing("$q.dialog({ component: AddBudget }); fetch('/budgets', { method: 'POST' });"), shown),
    ).toEqual([]);
    expect(openers(passing("$q.dialog({ component: AddBudget }); saveBudget('Food');"), shown)).toEqual([]);
    expect(openers(passing("$q.dialog({ title: 'Food' });"), shown)).toEqual([]);
  });

  test('a button with only a label is not pressed', () => {
    expect(openers(state('undefined'), ['button', 'Details'])).toEqual([]);
  });
});

describe('by the markup, where the source has nothing', () => {
  const none = readReact('<p>nothing</p>');
  test.each<[Shown, boolean]>([
    [['button', 'Account', { 'aria-haspopup': 'menu' }], true],
    [['button', 'Filters', { 'aria-expanded': 'false' }], true],
    [['tab', 'Shipping'], true],
    [['button', 'More', {}, { tag: 'summary' }], true],
    [['button', 'Filters', { 'aria-expanded': 'true' }], false],
    [['button', 'Account'], false],
    [['button', 'Delete account', { 'aria-haspopup': 'dialog' }], false],
    [['button', 'Pay now', { 'aria-expanded': 'false' }], false],
    [['button', 'Send', { 'aria-haspopup': 'dialog', type: 'submit' }], false],
    [['button', 'Filters', { 'aria-expanded': 'false' }, { chain: [0] }], false],
    [['button', 'Filters', { 'aria-expanded': 'false', type: 'button' }, { chain: [0] }], true],
    [['button', 'Filters', { 'aria-expanded': 'false' }, { disabled: true }], false],
    [['combobox', 'Country', { 'aria-haspopup': 'listbox' }], false],
    [['link', 'Products', { href: '/products', 'aria-expanded': 'false' }], false],
    [['link', 'Products', { href: '#', 'aria-expanded': 'false' }], true],
    [['link', 'Home', { href: '#/home', 'aria-expanded': 'false' }], false],
    [['button', 'Account', { 'aria-haspopup': 'menu' }, { candidates: [] }], false],
  ])('%j: %s', (shown, pressed) => {
    expect(openers(none, shown)).toEqual(pressed ? [shown[1]] : []);
  });

  test('an opener in many rows is pressed once', () => {
    const sources = [{ file: 'Rows.tsx', line: 4, column: 2 }];
    const row: Shown = ['button', 'Actions', { 'aria-haspopup': 'menu' }, { sources }];
    expect(openers(none, row, row, row)).toEqual(['Actions']);
  });

  test('openers of a row that differ by their icons alone are each found in their row', () => {
    const css = (value: string) => ({ strategy: 'css' as const, value, score: 0.2 });
    const rows = [1, 2];
    const snapshot = page(
      ...rows.flatMap((row) =>
        ['pencil', 'dots'].map((icon): Shown => [
          'button',
          '',
          { 'aria-haspopup': 'menu' },
          {
            chain: [row],
            candidates: [{ selector: css(`button:has(.mdi-${icon})`), document: 2, containers: { [row]: 1 } }],
            fingerprint: { kind: 'button', labels: [], scope: [], unique: [] },
          },
        ]),
      ),
    );
    const [form] = snapshot.containers;
    const row = (at: number) => ({
      set: 0,
      rows: [css('tbody > tr')],
      keys: [{ selector: css('td:first-child'), text: at === 1 ? 'Ada' : 'Ben' }],
    });
    snapshot.containers.push(
      ...rows.map((at) => ({ ...form!, index: at, kind: 'row' as const, tag: 'tr', role: 'row', row: row(at) })),
    );
    const { tools, ...appModel } = none;
    const found = openersIn(snapshot, { appModel, candidates: tools }, { provenance: true });
    expect(found.map(({ target }) => target.selectors[0]?.value)).toEqual([
      'button:has(.mdi-pencil)',
      'button:has(.mdi-dots)',
    ]);
  });

  test('a card that is its row is pressed once, and its texts are no label', () => {
    const css = (value: string) => ({ strategy: 'css' as const, value, score: 0.2 });
    const cards = [
      ['Soup', 'Soup Time: 40'],
      ['Tea', 'Tea Time: 5'],
    ] as const;
    const snapshot = page(
      ...cards.map(([, name], at): Shown => [
        'generic',
        name,
        { 'aria-expanded': 'false' },
        {
          chain: [at + 1],
          candidates: [{ selector: css(':scope'), document: 1, containers: { [at + 1]: 1 } }],
          fingerprint: { kind: 'generic', labels: [name], scope: [], unique: [] },
        },
      ]),
    );
    const [form] = snapshot.containers;
    snapshot.containers.push(
      ...cards.map(([text], at) => ({
        ...form!,
        index: at + 1,
        kind: 'row' as const,
        tag: 'div',
        role: 'generic',
        row: { set: 0, rows: [css('main > div')], keys: [{ selector: css('p'), text }] },
      })),
    );
    const { tools, ...appModel } = none;
    const code = { writes: (text: string) => text === 'Time:' || text === '', handlerOf: () => [] };
    const found = openersIn(
      snapshot,
      { appModel, candidates: tools },
      { provenance: true, code: code as unknown as AppCode },
    );
    expect(found.map(({ key, label }) => ({ key, label }))).toEqual([{ key: 'generic  /', label: '' }]);
    expect(JSON.stringify(found)).not.toMatch(/Soup|Tea/u);
  });

  test('an item of a list that the source writes outside of every row is found by its text', () => {
    const css = (value: string) => ({ strategy: 'css' as const, value, score: 0.2 });
    const names = ['Shelf', 'Import'];
    const views = names.map((id) => `<div id="${id}"><input></div>`).join('');
    const links = names.map((id) => `<li><a href="#" onclick="show('${id}')">${id}</a></li>`).join('');
    const { tools, ...appModel } = readHtml(
      `<nav><ul>${links}</ul></nav>${views}<script>function show(id) { document.getElementById(id).hidden = false; }</script>`,
    );
    const snapshot = page(
      ...names.map((name, at): Shown => [
        'link',
        name,
        { href: '#' },
        {
          chain: [at + 1],
          sources: [appModel.intents[at]!.source],
          candidates: [
            {
              selector: { strategy: 'role', value: `link[name="${name}"]`, score: 0.6 },
              document: 1,
              containers: { [at + 1]: 1 },
            },
          ],
        },
      ]),
    );
    const [form] = snapshot.containers;
    snapshot.containers.push(
      ...names.map((text, at) => ({
        ...form!,
        index: at + 1,
        kind: 'row' as const,
        tag: 'li',
        role: 'listitem',
        row: { set: 0, rows: [css('nav > ul > li')], keys: [{ selector: css('a'), text }] },
      })),
    );
    const found = openersIn(snapshot, { appModel, candidates: tools }, { provenance: true });
    expect(found.map(({ label, row }) => [label, row])).toEqual(names.map((name) => [name, undefined]));
  });

  test('an opener in each row is found in its row, and its label has no text of the row', () => {
    const snapshot = page(
      ...['Ada', 'Ben'].map((name, at): Shown => [
        'button',
        `Actions for ${name}`,
        { 'aria-haspopup': 'menu' },
        {
          chain: [at + 1],
          candidates: [
            {
              selector: { strategy: 'role', value: `button[name="Actions for ${name}"]`, score: 0.6 },
              document: 1,
              containers: { [at + 1]: 1 },
            },
            {
              selector: { strategy: 'css', value: `tr:nth-of-type(${at + 1}) > td > button`, score: 0.2 },
              document: 1,
              containers: { [at + 1]: 1 },
            },
          ],
          fingerprint: { kind: 'button', labels: [`Actions for ${name}`], near: 'a1b', scope: [], unique: ['near'] },
        },
      ]),
    );
    const [form] = snapshot.containers;
    const css = (value: string) => ({ strategy: 'css' as const, value, score: 0.2 });
    snapshot.containers.push(
      ...['Ada', 'Ben'].map((text, at) => ({
        ...form!,
        index: at + 1,
        kind: 'row' as const,
        tag: 'tr',
        role: 'row',
        row: { set: 0, rows: [css('tbody > tr')], keys: [{ selector: css('td:first-child'), text }] },
      })),
    );
    const { tools, ...appModel } = none;
    expect(openersIn(snapshot, { appModel, candidates: tools }, { provenance: true })).toEqual([
      {
        key: 'button Actions for {row} /',
        label: 'Actions for {row}',
        target: {
          selectors: [{ strategy: 'role', value: 'button[name="Actions for {row}"]', score: 0.6 }],
          confidence: 0.6,
          fingerprint: { kind: 'button', labels: ['Actions for {row}'], scope: [], unique: [] },
        },
        row: {
          rows: { selectors: [css('tbody > tr')], confidence: 0.2 },
          key: { selectors: [css('td:first-child')], confidence: 0.2 },
        },
      },
    ]);

    const places = (file: string) => [
      { file: 'Menu.tsx', line: 3, column: 1 },
      { file, line: 9, column: 1 },
    ];
    const keysIn = (file: string): string[] => {
      const elements = snapshot.elements.map((element) => ({ ...element, sources: places(file) }));
      return openersIn({ ...snapshot, elements }, { appModel, candidates: tools }, { provenance: false }).map(
        ({ key }) => key,
      );
    };
    // One component serves the rows of two lists.
    expect(keysIn('Pots.tsx')).not.toEqual(keysIn('Budgets.tsx'));
  });
});

test('one opener represents a list that a script made', () => {
  const state = "import { useState } from 'react';\nconst [open, setOpen] = useState(false);";
  const { tools, ...appModel } = readReact(
    '<button onClick={() => setOpen(true)}>Details</button>{open && <dialog open><input aria-label="Name" /></dialog>}',
    state,
  );
  const tab = (text: string): Shown => [
    'tab',
    text,
    { 'aria-expanded': 'false' },
    { handlers: [{ event: 'click', at: { file: 'tabs.js', line: 2, column: 1 } }] },
  ];
  const pressed = (count: number): number =>
    openersIn(
      page(...Array.from({ length: count }, (_, at) => tab(`Part ${at}`))),
      { appModel, candidates: tools },
      { provenance: true },
    ).length;
  expect(pressed(20)).toBe(1);
  expect(pressed(4)).toBe(4);
});
