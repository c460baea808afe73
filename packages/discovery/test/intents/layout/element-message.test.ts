import { expect, test } from 'vitest';

import { readApp } from '../read-app.js';

const messages = { 'locales/en.json': JSON.stringify({ save: 'Save', all: 'Save all' }) };
const label = (element: string, imports: string): string | undefined =>
  readApp({
    ...messages,
    'App.tsx': `${imports}\nexport function App() { return <button>${element}</button>; }`,
  }).intents[0]?.labels[0]?.text;

test.each([
  ['<Trans i18nKey="save" />', 'Save'],
  ['<Trans i18nKey="missing">Text</Trans>', 'Text'],
])('%s shows %s', (element, text) => {
  expect(label(element, `import { Trans } from 'react-i18next';`)).toBe(text);
});

test('v-t replaces the content', () => {
  const app = readApp({
    ...messages,
    'App.vue': `<script setup>import { useI18n } from 'vue-i18n';</script><template><button v-t="'save'"></button></template>`,
  });
  expect(app.intents[0]?.labels[0]?.text).toBe('Save');
});
