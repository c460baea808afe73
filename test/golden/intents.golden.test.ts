import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, test } from 'vitest';

import { readSource, type SourceReading } from '@webmcp/discovery';
import { loadConfig } from '@webmcp/project';

import { renderAppModel } from './render-app-model.js';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));
const expectedFile = 'expected.txt';
/** Names the folder of the playground that holds the case's source. */
const playgroundFile = 'playground.txt';
const configFile = 'webmcp.config.ts';
const harnessModule = fileURLToPath(new URL('../../bin/src/harness.ts', import.meta.url));

/** `<theme>/<case>` of every folder that holds source and what is expected of it. */
function casesOf(theme: string): string[] {
  return readdirSync(join(here, theme), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(theme, entry.name))
    .sort();
}

function sourcesOf(folder: string): { path: string; text: string }[] {
  const pointer = join(folder, playgroundFile);
  if (existsSync(pointer)) {
    const [home = '', ...files] = readFileSync(pointer, 'utf8').trim().split('\n');
    return files.map((path) => ({ path, text: readFileSync(join(root, home, path), 'utf8') }));
  }
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && ![expectedFile, configFile, 'package.json'].includes(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(folder, file).replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

async function read(folder: string): Promise<SourceReading> {
  const config = join(folder, configFile);
  const { libraries } = existsSync(config) ? await loadConfig(config, harnessModule) : {};
  const files = sourcesOf(folder);
  const paths = new Set(files.map(({ path }) => path));
  const resolve = (from: string, specifier: string): string | null => {
    const base = posix.join(posix.dirname(from), specifier);
    const ends = ['', '.ts', '.tsx', '.vue', '.js', '/index.ts'];
    return ends.map((end) => base + end).find((path) => paths.has(path)) ?? null;
  };
  const manifest = join(folder, 'package.json');
  const { dependencies = {} } = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {};
  return readSource(files, resolve, { tables: libraries ?? [], dependencies: Object.keys(dependencies) });
}

/** Cases about handlers: their expectation holds each call and assignment of a handler. */
const handlerCases = new Set([
  'html/choices-that-a-script-draws',
  'html/filter-buttons',
  'react/asks-by-its-first-press',
  'vue/asks-by-its-first-press',
  'html/native-dialog-and-listeners',
  'html/rows-that-a-script-draws',
  'html/typescript-page-script',
  'react/class-component',
  'react/confirmation-in-an-alert-dialog',
  'react/drag-handle-with-keys',
  'react/editing-in-place',
  'react/formik-fields',
  'react/one-state-object-of-a-page',
  'react/react-hook-form-register',
  'react/todo-list',
  'react/toolbar-for-what-is-chosen',
  'vue/dialog-closed-by-an-event',
  'vue/functions-of-a-written-list',
  'vue/one-reactive-object-of-a-page',
  'vue/options-api',
]);

// To add a case: write its source, run once with WEBMCP_GOLDEN=write, and read each line of expected.txt.
describe.each(['react', 'vue', 'html'])('%s', (theme) => {
  test.each(casesOf(theme))('%s', async (name) => {
    const folder = join(here, name);
    const handlerBodies = handlerCases.has(name.replaceAll('\\', '/'));
    const found = renderAppModel(await read(folder), { handlerBodies, tagTable: name.endsWith('-every-control') });
    const file = join(folder, expectedFile);
    if (process.env['WEBMCP_GOLDEN'] === 'write') writeFileSync(file, found);
    expect(existsSync(file), `${name} has no ${expectedFile}`).toBe(true);
    expect(found).toBe(readFileSync(file, 'utf8'));
  });
});
