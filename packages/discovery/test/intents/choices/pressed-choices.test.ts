import { expect, test } from 'vitest';

import { readApp, type ReadApp } from '../read-app.js';

const app = (buttons: string, more = ''): ReadApp =>
  readApp({
    'App.tsx': `import { useState } from 'react';
      export function App() {
        const [view, setView] = useState('list');
        return <><div role="group" aria-label="View">${buttons}</div>${more}</>;
      }`,
  });
const button = (value: string): string =>
  `<button aria-pressed={view === '${value}'} onClick={() => setView('${value}')}>${value}</button>`;

test('buttons of one group that set one state are one field', () => {
  const [field, ...others] = app(button('list') + button('grid')).intents;
  expect(others).toEqual([]);
  expect([field?.control, field?.options?.map(({ label }) => label)]).toEqual(['radio', ['list', 'grid']]);
});

test.each([
  ['a single button stays an action', button('list'), ''],
  ['buttons with one value stay actions', button('list') + button('list'), ''],
  [
    'buttons that show a part of the page stay actions',
    button('list') + button('grid'),
    "{view === 'grid' && <form><input /></form>}",
  ],
  [
    'buttons without aria-pressed stay actions',
    "<button onClick={() => setView('a')}>a</button><button onClick={() => setView('b')}>b</button>",
    '',
  ],
])('%s', (_, buttons, more) => {
  expect(app(buttons, more).intents.filter(({ control }) => control === 'radio')).toEqual([]);
});
