import { expect, test } from 'vitest';

import { extract } from '../../../src/extract/extract.js';
import { indexApp } from '../../../src/link/model/app-index.js';

test('a Vue component is global by its file’s name, where only one has that name', () => {
  const files = ['a/Field.vue', 'b/Field.vue', 'Box.vue', 'Page.tsx'].map((path) =>
    extract({ path, text: path.endsWith('.vue') ? '<template><p /></template>' : 'export const Page = () => <p />;' }),
  );
  expect([...indexApp(files, () => null).globalComponents.keys()]).toEqual(['Box']);
});

test('an import is resolved once', () => {
  const asked: string[] = [];
  const app = indexApp([], (from, specifier) => {
    asked.push(`${from} ${specifier}`);
    return null;
  });
  expect([app.resolve('a.ts', './b'), app.resolve('a.ts', './b'), asked]).toEqual([null, null, ['a.ts ./b']]);
});
