import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { instrument } from '../../bin/src/commands/instrument.js';
import { around, library, libraryOptions } from './instrument-library.js';

let folder: string;
let root: string;
let out: string;
/** The phrases of the steps of the last run, and the states that it visited. */
let steps: string[];
let visited: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'webmcp-kept-'));
  root = join(folder, 'app');
  out = join(root, 'webmcp.map.json');
  cpSync(library, root, { recursive: true });
  // The harness without the root's harness beside it.
  writeFileSync(join(root, 'webmcp.harness.ts'), harness);
  mkdirSync(join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const harness = `export default {
  states: {
    home: { route: '/index.html' },
    books: { route: '/books.html' },
    'suggest-book': {
      route: '/books.html',
      setup: async ({ page }) => {
        await page.getByRole('button', { name: 'Suggest a book' }).click();
        await page.getByRole('dialog', { name: 'Suggest a book' }).waitFor();
      },
    },
    rooms: { route: '/rooms.html' },
    contact: { route: '/contact.html' },
  },
};
`;

/** Instruments the app, and returns the bytes of its map. */
async function run(kept = true): Promise<string> {
  steps = [];
  visited = [];
  const progress = {
    ...around.progress,
    step: (text: string) => void steps.push(text),
    count: (_: number, __: number, what: string) => void visited.push(what),
  };
  const { harness: _, ...options } = libraryOptions(root, out);
  await instrument({ ...options, ...(kept ? { cache: { outputs: [out] } } : {}) }, { ...around, progress });
  return readFileSync(out, 'utf8');
}

function edit(file: string, from: string, to: string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(path, text.replaceAll(from, to));
}

/** Instruments after an edit, from the kept pages and then without them. Both maps have the same bytes. */
async function runBoth(): Promise<string[]> {
  const before = readFileSync(out, 'utf8');
  const fromKept = await run();
  const seen = visited.toSorted();
  writeFileSync(out, before);
  expect(await run(false)).toBe(fromKept);
  return seen;
}

describe('instrument with the pages of the last run', () => {
  test('starts neither app nor browser if nothing changed, and opens every page without the cache', async () => {
    const first = await run();
    expect(visited).toHaveLength(5);
    expect(await run()).toBe(first);
    expect(visited).toEqual([]);
    expect(steps).not.toContain('Starting the app');
    await run(false);
    expect(visited).toHaveLength(5);
  });

  test('opens only the pages that a change can reach, with the same bytes', async () => {
    await run();
    edit('rooms.html', '>Wishes</label>', '>Other wishes</label>');
    expect(await runBoth()).toEqual(['rooms']);
    edit('style.css', 'body', 'body.any, body');
    expect(await runBoth()).toHaveLength(5);
  });

  test('opens a page again if a function changed that ran there, and not if it never ran', async () => {
    await run();
    edit('js/books.js', 'dialog.showModal()', 'dialog.showModal(/* modal */)');
    // The handler's text is part of both pages, because it answers a control.
    expect(await runBoth()).toEqual(['books', 'suggest-book']);
    edit('js/books.js', 'function filterBooks', 'function never() {\n  return 1;\n}\nfunction filterBooks');
    expect(await runBoth()).toEqual(['books', 'suggest-book']);
  });

  test('opens every page after a change of the harness or of an option', async () => {
    await run();
    edit('webmcp.harness.ts', "contact: { route: '/contact.html' }", "thanks: { route: '/thanks.html' }");
    expect(await runBoth()).toHaveLength(5);
  });

  test('ignores damaged pages', async () => {
    const first = await run();
    const file = join(folder, 'node_modules/.cache/webmcp/app/pages');
    const bytes = readFileSync(file);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) + 1;
    writeFileSync(file, bytes);
    expect(await run()).toBe(first);
    expect(visited).toHaveLength(5);
  });
});

describe('instrument of an app that asks its server for data', () => {
  test('opens the page each time, because the data may differ', async () => {
    edit('contact.html', '</body>', '<script>fetch("/books.html")</script></body>');
    await run();
    await run();
    expect(visited).toEqual(['contact']);
  });
});
