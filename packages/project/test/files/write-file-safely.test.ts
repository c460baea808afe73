import { lstatSync, readFileSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProblemError } from '@webmcp/contract';
import { expect, it } from 'vitest';
import { writeFileSafely } from '../../src/files/write-file-safely.js';
import { tempFolder } from '../temp-folder.js';

it('writes a new file with its folders, and replaces an old one, without other files', () => {
  const root = tempFolder({});
  const file = join(root, 'out/webmcp.map.json');
  expect(writeFileSafely(file, 'one')).toBe(true);
  expect(writeFileSafely(file, 'two')).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe('two');
  expect(readdirSync(join(root, 'out'))).toEqual(['webmcp.map.json']);
});

it('leaves a file with the same text untouched', () => {
  const root = tempFolder({ 'map.json': 'same' });
  const before = statSync(join(root, 'map.json'));
  expect(writeFileSafely(join(root, 'map.json'), 'same')).toBe(false);
  expect(statSync(join(root, 'map.json')).ino).toBe(before.ino);
});

it('replaces the target of a link, and keeps the link', () => {
  const root = tempFolder({ 'real.json': 'old' });
  symlinkSync(join(root, 'real.json'), join(root, 'link.json'));
  writeFileSafely(join(root, 'link.json'), 'new');
  expect(readFileSync(join(root, 'real.json'), 'utf8')).toBe('new');
  expect(lstatSync(join(root, 'link.json')).isSymbolicLink()).toBe(true);
});

it('reports why it could not write, and leaves no files', () => {
  const root = tempFolder({ 'folder/inside.txt': '' });
  writeFileSync(join(root, 'file'), 'x');
  for (const path of [join(root, 'folder'), join(root, 'file', 'map.json')]) {
    expect(() => writeFileSafely(path, 'text')).toThrowError(ProblemError);
    expect(() => writeFileSafely(path, 'text')).toThrowError(/could not be written/);
  }
  expect(readdirSync(root).sort()).toEqual(['file', 'folder']);
});
