import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, test } from 'vitest';

import { readSource, type SourceReading } from '@webmcp/discovery';
import { loadConfig } from '@webmcp/project';

import { readable } from './readable.js';

const here = fileURLToPath(new URL('.', import.meta.url));
const expectedFile = 'intents.json';
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

// To add a case: write its source, run once with WEBMCP_GOLDEN=write, and read what was written line by line.
describe.each(['react', 'vue', 'html'])('%s', (theme) => {
  test.each(casesOf(theme))('%s', async (name) => {
    const folder = join(here, name);
    const found = readable(await read(folder));
    const file = join(folder, expectedFile);
    if (process.env['WEBMCP_GOLDEN'] === 'write') writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`);
    expect(existsSync(file), `${name} has no ${expectedFile}`).toBe(true);
    expect(found).toEqual(JSON.parse(readFileSync(file, 'utf8')));
  });
});
