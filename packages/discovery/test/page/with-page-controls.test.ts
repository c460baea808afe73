import { describe, expect, test } from 'vitest';

import { discoverPage, nothing } from './discover-page.js';

const files = {
  'app.js': [
    'const add = (kind, text) => {};',
    'add("button", "Archive all");',
    'const archive = () => fetch("/api/orders", { method: "DELETE" });',
    'on("Archive all", () => { archive(); });',
    'on("Show help", () => { document.querySelector("#help").showModal(); });',
  ].join('\n'),
};

describe('an element that no intent claims', () => {
  test('is a tool with the risk of the code that answers it', () => {
    const { map } = discoverPage([{ label: 'Archive all', only: 'page' }], {
      files,
      answers: { 'Archive all': '() => { archive' },
      appModel: nothing,
    });
    expect(map.tools).toMatchObject([
      {
        name: 'archive_all',
        kind: 'action',
        basis: 'page',
        risk: { level: 'destructive' },
        source: { file: 'app.js', line: 4 },
      },
    ]);
    expect(map.tools[0]?.action).not.toHaveProperty('match');
    expect(map.unmatched.elements).toEqual([]);
  });

  test('is safe if its code only changes the view', () => {
    const { map } = discoverPage([{ label: 'Show help', only: 'page' }], {
      files,
      answers: { 'Show help': '() => { document' },
      appModel: nothing,
    });
    expect(map.tools).toMatchObject([{ name: 'show_help', risk: { level: 'safe' } }]);
  });

  test('is no tool if nothing answers it', () => {
    const { map } = discoverPage([{ label: 'Archive all', only: 'page' }], { files, appModel: nothing });
    expect(map.tools).toEqual([]);
    expect(map.unmatched.elements[0]?.reason).toContain('has no function of the app that answers it');
  });

  test('is no tool if a function of an element around does not ask what was pressed', () => {
    const around = { code: '() => { archive', event: 'click', isAround: true as const };
    const { map } = discoverPage([{ label: 'Archive all', only: 'page' }], {
      files,
      answers: { 'Archive all': around },
      appModel: nothing,
    });
    expect(map.tools).toEqual([]);
  });

  test('is held back if its code cannot be read, until config allows it', () => {
    const specs = [{ label: 'Archive all', only: 'page' as const }];
    const given = { files, answers: { 'Archive all': 'nowhere' }, appModel: nothing };
    const { map, problems } = discoverPage(specs, given);
    expect(map.tools).toEqual([]);
    expect(problems.map(({ message }) => message)).toEqual([
      'action "Archive all" is held back: nobody knows what a press does',
    ]);
    expect(map.unstable).toMatchObject([
      {
        toolName: 'archive_all',
        basis: 'page',
        guidance: [{ do: 'config', paste: 'tools: { archive_all: { allow: true } }' }],
      },
    ]);
    const allowed = discoverPage(specs, { ...given, config: { tools: { archive_all: { allow: true } } } });
    expect(allowed.map.tools).toMatchObject([{ name: 'archive_all', risk: { level: 'caution' } }]);
    expect(allowed.map.unstable).toEqual([]);
  });

  test.each([
    ['own', ['archive_all'], undefined],
    ['around', ['archive_all'], undefined],
    ['none', [], 'it is dead, because nothing answers a press'],
  ] as const)('whose code has no place is held back, and left out only if it is dead: %s', (press, held, reason) => {
    const presses = { 'Archive all': press };
    const { map } = discoverPage([{ label: 'Archive all', only: 'page' }], { files, presses, appModel: nothing });
    expect(map.tools).toEqual([]);
    expect(map.unstable.map(({ toolName }) => toolName)).toEqual(held);
    expect(map.unmatched.elements[0]?.reason.split('; ').at(-1)).toBe(reason);
  });

  test('is a tool without the code only if the browser itself answers it', () => {
    const { map } = discoverPage(
      [
        { label: 'Archive all', only: 'page' },
        { label: 'Orders', control: 'link', href: '/orders', only: 'page' },
        {
          box: 'form',
          label: 'Search',
          inside: [
            { label: 'Word', control: 'text', only: 'page' },
            { label: 'Find', control: 'submit', only: 'page' },
          ],
        },
      ],
      { files, answers: { 'Archive all': '() => { archive' }, blind: true, appModel: nothing },
    );
    expect(map.tools.map(({ name, kind }) => [name, kind])).toEqual([
      ['find', 'form'],
      ['go_to_orders', 'navigation'],
    ]);
    expect(map.tools[0]).not.toHaveProperty('source');
  });
});

describe('a field that only the page shows', () => {
  const form = (more: 'page' | undefined) => ({
    box: 'form' as const,
    label: 'Delivery',
    inside: [
      { label: 'Street', control: 'text' as const },
      {
        label: 'City',
        control: 'text' as const,
        name: 'city',
        ...(more === undefined ? { only: 'source' as const } : { only: more }),
      },
      { label: 'Save', control: 'submit' as const },
    ],
  });

  test('joins the tool of its form and leaves its id', () => {
    const { map: before } = discoverPage([
      { ...form('page'), inside: form('page').inside.filter(({ label }) => label !== 'City') },
    ]);
    const { map } = discoverPage([form('page')]);
    expect(map.tools).toHaveLength(1);
    expect(map.tools[0]?.id).toBe(before.tools[0]?.id);
    expect(map.tools[0]).not.toHaveProperty('basis');
    expect(map.tools[0]?.fields.map(({ key, basis = 'both' }) => [key, basis])).toEqual([
      ['street', 'both'],
      ['city', 'page'],
    ]);
  });

  test('is sensitive by the same rules', () => {
    const { map } = discoverPage(
      [
        {
          box: 'form',
          label: 'Sign in',
          inside: [
            { label: 'Password', control: 'password', only: 'page' },
            { label: 'Sign in', control: 'submit', only: 'page' },
          ],
        },
      ],
      { appModel: nothing },
    );
    expect(map.tools[0]?.fields).toMatchObject([{ sensitive: 'password', basis: 'page' }]);
    expect(map.tools[0]?.risk.level).not.toBe('safe');
  });
});

describe('a control in rows', () => {
  const rows = (label: string) => [
    {
      box: 'rows' as const,
      rows: ['Alpha', 'Beta'],
      inside: [{ label: 'Remove', shownName: label, only: 'page' as const }],
    },
  ];
  const code = { 'list.js': 'for (const item of items) button("Remove", () => { items.delete(item.id); });' };

  test('is one tool with a row', () => {
    const { map } = discoverPage(rows('Remove'), {
      files: code,
      answers: { Remove: '() => { items' },
      appModel: nothing,
    });
    expect(map.tools).toMatchObject([{ name: 'remove', kind: 'row-action', basis: 'page', row: { param: 'row' } }]);
  });

  test('takes the element that an intent outside of rows was paired with', () => {
    const alone = { label: 'Remove', only: 'source' as const };
    const given = { files: code, answers: { Remove: '() => { items' } };
    const { map } = discoverPage([alone, ...rows('Remove')], given);
    expect(map.tools).toMatchObject([{ name: 'remove', kind: 'row-action', basis: 'page' }]);
  });

  test('leaves the pairs of rows that the source writes out', () => {
    const alone = { label: 'Remove', only: 'source' as const };
    const given = { files: code, answers: { Remove: '() => { items' } };
    const { map } = discoverPage([alone, alone, ...rows('Remove')], given);
    expect(map.tools.filter(({ basis }) => basis === 'page')).toEqual([]);
  });

  test('has no name of a row in its label', () => {
    const { map } = discoverPage(rows('Remove {row}'), {
      files: code,
      answers: { 'Remove Alpha': '() => { items', 'Remove Beta': '() => { items' },
      appModel: nothing,
    });
    expect(map.tools).toMatchObject([{ name: 'remove', kind: 'row-action' }]);
    expect(JSON.stringify(map)).not.toContain('Alpha');
  });
});

describe('a field that the page names by the data of its row', () => {
  const map = (names: string[], text: string) => {
    const tick = { label: 'Tick', shownName: '{row}', control: 'checkbox' as const, only: 'page' as const };
    return discoverPage([{ box: 'rows', rows: names, inside: [tick] }], {
      files: { 'list.js': `const tasks = ["${text}"]; function finishTask(id) { tasks.find(id); }` },
      answers: Object.fromEntries(names.map((name) => [name, 'finishTask(id) {'])),
      appModel: nothing,
    }).map;
  };

  test.each([
    ['of several rows', ['Water the ferns', 'Bake rye bread'], 'Water the ferns'],
    ['of one row', ['Water the ferns'], 'Water the lawn'],
  ])('has no part of the data in its name: %s', (_, names, text) => {
    expect(map(names, text).tools).toMatchObject([{ name: 'finish_task', kind: 'row-action' }]);
    expect(JSON.stringify(map(names, text))).not.toMatch(/water/i);
  });
});

describe('a sign instead of a name', () => {
  test.each([
    ['+', '+', ['add_item']],
    ['7', '7', []],
    ['–', 'no sign', []],
  ])('%s on the page and "%s" in a file', (label, written, names) => {
    const files = { 'app.js': `function addItem() { send(); } button("${written}", addItem);` };
    const { map } = discoverPage([{ label, only: 'page' }], {
      files,
      answers: { [label]: 'addItem() {' },
      appModel: nothing,
    });
    expect(map.tools.map(({ name }) => name)).toEqual(names);
  });
});

describe('a set of buttons', () => {
  const code = { 'app.js': 'for (const view of ["All", "Open", "Closed"]) button(view, () => { show(view); });' };
  const set = (labels: string[]) => [
    { box: 'group' as const, label: 'View', inside: labels.map((label) => ({ label, only: 'page' as const })) },
  ];
  const answers = (labels: string[]) => Object.fromEntries(labels.map((label) => [label, '() => { show']));

  test('that the source writes is one choice', () => {
    const labels = ['All', 'Open', 'Closed'];
    const { map } = discoverPage(set(labels), { files: code, answers: answers(labels), appModel: nothing });
    expect(map.tools).toHaveLength(1);
    expect(map.tools[0]?.fields).toMatchObject([{ schema: { enum: labels }, basis: 'page' }]);
  });

  test('of data is no tool', () => {
    const labels = ['Anna', 'Bo'];
    const { map } = discoverPage(set(labels), { files: code, answers: answers(labels), appModel: nothing });
    expect(map.tools).toEqual([]);
    expect(map.unmatched.elements[0]?.reason).toContain('shows data');
  });

  test('of different acts is a tool for each', () => {
    const acts = { 'app.js': 'button("Save", run); button("Delete", run); function run() { send(); }' };
    const { map } = discoverPage(set(['Save', 'Delete']), {
      files: acts,
      answers: { Save: 'run() {', Delete: 'run() {' },
      appModel: nothing,
    });
    expect(map.tools.map(({ title, risk }) => [title, risk.level])).toEqual([
      ['Delete', 'destructive'],
      ['Save', 'caution'],
    ]);
  });
});

test('a text that no file contains is no label', () => {
  const { map } = discoverPage(
    [
      { label: 'Hello Anna', only: 'page' },
      { label: 'Help', only: 'page' },
    ],
    {
      files: { 'app.js': 'function openProfile() { menu.show(); } button("Help");' },
      answers: { 'Hello Anna': 'openProfile() {' },
      appModel: nothing,
    },
  );
  expect(JSON.stringify([map.tools, map.unstable])).not.toContain('Anna');
});
