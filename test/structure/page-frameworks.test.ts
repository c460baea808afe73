import { expect, test } from 'vitest';

import { frameworks } from '../../packages/discovery/src/frameworks/frameworks.js';
import { pageFrameworks } from '../../packages/probe/src/page/frameworks/page-frameworks.js';

const known = frameworks.map(({ name }) => name);

test.each(pageFrameworks)('the marks of $name belong to a framework that discovery reads', ({ name }) => {
  expect(known).toContain(name);
});

test('each framework leaves marks once', () => {
  const names = pageFrameworks.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
