import { expect, test } from 'vitest';
import { openWriteJournal, writeJournalFile } from '../../src/files/write-journal.js';
import { tempFolder } from '../temp-folder.js';

const write = 'POST /cakes';

test('remembers a write that an earlier run began and did not end', () => {
  const root = tempFolder({});
  const journal = openWriteJournal(root);
  journal.begin('order', write);
  journal.begin('bake', write);
  journal.end('bake', write);
  const next = openWriteJournal(root);
  expect([next.uncertain('order'), next.uncertain('bake')]).toEqual([write, undefined]);
});

test.each([
  ['is cut off', '[{"tool": "ord'],
  ['is no list', '{}'],
  ['holds another shape', '[{"tool": 1, "write": "POST /cakes"}]'],
  ['holds null', '[null]'],
  ['is empty', ''],
])('refuses a journal that %s', (_, text) => {
  const root = tempFolder({ '.webmcp/writes.json': text });
  expect(() => openWriteJournal(root)).toThrow(`${writeJournalFile(root)} is not a list of unanswered writes`);
});
