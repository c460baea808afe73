import { expect, test } from 'vitest';

import { readReact, type ReadApp } from '../read-app.js';

const menu = (items: string): ReadApp =>
  readReact(
    `<Dropdown menu={{ items: ${items} }}><button>More</button></Dropdown>`,
    `import { Dropdown } from 'antd';`,
  );

const items = (app: ReadApp): string[] =>
  app.intents
    .filter(({ control }) => control === 'menuitem')
    .map(({ labels, href = '' }) => `${labels[0]?.text} ${href}`.trim());

test.each([
  [
    'items with handlers and links',
    "[{ label: 'Edit', onClick: edit }, { label: 'Open', href: '/x' }]",
    ['Edit', 'Open /x'],
  ],
  ['a group only holds its items', "[{ type: 'group', label: 'Group', children: [{ label: 'Edit' }] }]", ['Edit']],
  ['an item without a label is skipped', "[{ key: 'x' }, { label: 'Edit' }]", ['Edit']],
])('%s', (_, data, expected) => {
  expect(items(menu(data))).toEqual(expected);
});

test('nested items make a menu that the item opens', () => {
  const app = menu("[{ label: 'Export', children: [{ label: 'As PDF' }] }]");
  expect(items(app)).toEqual(['Export', 'As PDF']);
  const inner = app.boundaries[app.intent('As PDF').boundary ?? -1];
  expect(inner?.openers).toEqual([app.intent('Export').index]);
});
