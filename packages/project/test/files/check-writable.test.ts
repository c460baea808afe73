import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkWritable } from '../../src/files/check-writable.js';
import { tempFolder } from '../temp-folder.js';

test('accepts a file that exists, a new file, and a new file in new folders', () => {
  const root = tempFolder({ 'map.json': '{}' });
  for (const path of ['map.json', 'new.json', 'a/b/c.json'])
    expect(() => checkWritable(join(root, path))).not.toThrow();
});

test.each([
  ['folder', 'it is a folder'],
  ['map.json/below.json', 'a part of its path is a file'],
  ['map.json/a/b/below.json', 'a part of its path is a file'],
])('refuses %s, because %s', (path, reason) => {
  const root = tempFolder({ 'map.json': '{}', 'folder/x': '' });
  const file = join(root, path);
  expect(() => checkWritable(file)).toThrow(`${file} could not be written: ${reason}`);
});
