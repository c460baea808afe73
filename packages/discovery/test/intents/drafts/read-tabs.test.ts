import { expect, test } from 'vitest';

import { readReact } from '../read-app.js';

const imports = `import { Tabs } from 'antd';`;

test('tabs in data open their panels', () => {
  const app = readReact(
    "<Tabs items={[{ key: 'a', label: 'Profile', children: <input aria-label=\"Name\" /> }]} />",
    imports,
  );
  const panel = app.boundaries[app.intent('Name').boundary ?? -1];
  expect([panel?.role, panel?.labels[0]?.text, panel?.openers]).toEqual([
    'tabpanel',
    'Profile',
    [app.intent('Profile').index],
  ]);
});

test('a tab without content opens nothing', () => {
  expect(
    readReact("<Tabs items={[{ key: 'a', label: 'Profile' }]} />", imports).boundaries.map(({ kind }) => kind),
  ).toEqual(['page']);
});
