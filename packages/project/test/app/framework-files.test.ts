import { describe, expect, it } from 'vitest';
import { extensionsOf, globOf, hasExtension } from '../../src/app/framework-files.js';
import { frameworks } from '../frameworks.js';

describe('framework files', () => {
  it('lists the extensions of one kind of content', () => {
    expect(extensionsOf(frameworks, 'pages')).toEqual(['html', 'htm']);
    expect(extensionsOf(frameworks, 'data', 'pages')).toEqual(['html', 'htm', 'json', 'yaml', 'yml']);
  });

  it.each([
    ['a.html', true],
    ['pages/a.b.htm', true],
    ['a.xhtml', false],
    ['html', false],
  ])('%s ends in html or htm: %s', (path, expected) => {
    expect(hasExtension(path, ['html', 'htm'])).toBe(expected);
  });

  it('makes a glob of one extension and of several', () => {
    expect(globOf(['vue'])).toBe('**/*.vue');
    expect(globOf(['tsx', 'jsx'])).toBe('**/*.{tsx,jsx}');
  });
});
