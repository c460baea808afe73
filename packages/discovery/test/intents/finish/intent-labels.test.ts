import { expect, test } from 'vitest';

import type { ShownControl } from '../../../src/intents/model/shown-control.js';
import { readApp } from '../read-app.js';

const labels = (markup: string): unknown => {
  const shown: ShownControl = { isField: true, control: 'text', role: 'textbox', label: 'Email address' };
  const app = readApp(
    { 'App.tsx': `export function App() {\nreturn ${markup};\n}\n` },
    { shown: new Map([['App.tsx:2:8', [shown]]]) },
  );
  return app.intents[0]?.labels.map(({ from, text }) => `${from}: ${text}`);
};

test.each([
  [
    'the page’s label comes before a guess',
    '<EmailInput placeholder="a@b" name="e" />',
    ['page: Email address', 'placeholder: a@b'],
  ],
  ['the page’s label replaces an unknown key', '<EmailInput label="user.email" name="e" />', ['page: Email address']],
  ['a label of the source stays alone', '<EmailInput label="Email" name="e" />', ['prop: Email']],
])('%s', (_, markup, expected) => {
  expect(labels(markup)).toEqual(expected);
});
