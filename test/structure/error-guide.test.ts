import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { problems } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { root } from './source-files.js';

const page = join(root, 'docs/guides/troubleshooting.md');

/** Writes a text of the catalogue for Markdown: a detail becomes a word in italics. */
const inMarkdown = (text: string): string => text.replace(/[|\\*_<>]/g, '\\$&').replace(/\{(\w+)\}/g, '_$1_');

/** Returns the page: the entries of the catalogue, by code. */
function errorGuide(): string {
  const rows = Object.entries(problems)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, { message, fix }]) => `| \`${code}\` | ${inMarkdown(message)} | ${inMarkdown(fix)} |`);
  return [
    '# Troubleshooting by code',
    '',
    'Each message of the command line has a code. Find the code here. Words in italics are details of your app.',
    '',
    '| code | message | next step |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

test('the guide lists each problem of the catalogue; WEBMCP_GOLDEN=write writes it', () => {
  if (process.env['WEBMCP_GOLDEN'] === 'write') writeFileSync(page, errorGuide());
  expect(readFileSync(page, 'utf8')).toBe(errorGuide());
});
