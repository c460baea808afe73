import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { columns, refused, rejected, widgets, type Column } from './widget-cells.js';

/** Folds the padding of table cells, which the formatter adds. */
const withoutPadding = (markdown: string): string => markdown.replace(/ +/g, ' ').replace(/-+/g, '-');

test('the table in docs/evidence/widgets.md is the matrix of these tests', async () => {
  const file = fileURLToPath(new URL('../../docs/evidence/widgets.md', import.meta.url));
  const cell = ({ library, rows }: Column, row: string): string =>
    !rows.includes(row) ? '' : refused(library, row) ? 'refused' : rejected(library, row) ? 'rejected' : '✓';
  const lines = [
    ['', ...columns.map(({ library }) => library)],
    ['---', ...columns.map(() => ':-:')],
    ...widgets.map(({ row }) => [row, ...columns.map((column) => cell(column, row))]),
  ].map((cells) => `| ${cells.join(' | ')} |`);
  const text = await readFile(file, 'utf8');
  const written = text.replace(/^\|[^]*\|$/m, () => lines.join('\n'));
  if (process.env['WEBMCP_GOLDEN'] === 'write') await writeFile(file, written);
  else expect(withoutPadding(text)).toBe(withoutPadding(written));
});
