import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { instrumentApp, type InstrumentedApp } from '../slice/instrument-app.js';
import { differences, expectedList } from './expected-list.js';

const themes = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'examples', 'playground', 'themes');

describe.each(['themes/react', 'themes/vue'] as const)('%s', (name) => {
  let app: InstrumentedApp;
  beforeAll(async () => {
    app = await instrumentApp(name);
  });
  afterAll(() => app?.close());

  test('the map is what a person expects, and nothing else', async () => {
    const expected = expectedList(await readFile(join(themes, 'EXPECTED.md'), 'utf8'));
    expect(expected.length).toBeGreaterThan(20);
    expect(differences(expected, app.map)).toEqual([]);
  });
});
