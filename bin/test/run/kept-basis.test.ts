import type { ServedAnswer, VisitBasis } from '@webmcp/probe';
import { expect, it } from 'vitest';

import { keptBasis, stillTrue } from '../../src/run/kept-basis.js';

const script = 'export function never() {\n  return 1;\n}\nexport const on = 2;\n';
const begin = script.indexOf('function');
const basis: VisitBasis = {
  files: [{ path: '/a.js', kind: 'script' }],
  idle: { '/a.js': [[begin, script.indexOf('}') + 1]] },
  placed: [],
  texts: [],
  stamps: [],
  rows: [],
};
const facts = { rowPlaces: new Set<string>(), rowOf: () => undefined, plain: (text: string) => text };

const answers = (text: string, cookie: string): Map<string, ServedAnswer> =>
  new Map([['script /a.js', { head: `[200,[["set-cookie","${cookie}"]]]`, body: new TextEncoder().encode(text) }]]);

it('keeps hashes alone: no text of a script, and no header', () => {
  const kept = keptBasis(basis, answers(script, 'sid=secret'), facts)!;
  expect(kept.files[0]!.ran!.idle).toBe('1');
  expect(JSON.stringify(kept)).not.toMatch(/secret|cookie|never/);
});

it('is still true if a function changed that did not run, and not with another header', () => {
  const kept = keptBasis(basis, answers(script, 'sid=1'), facts)!;
  const changed = script.replace('return 1', 'return 10');
  expect(stillTrue(kept, answers(changed, 'sid=1'), facts)).toBe(true);
  expect(stillTrue(kept, answers(changed, 'sid=2'), facts)).toBe(false);
  expect(stillTrue(kept, answers(script.replace('on = 2', 'on = 3'), 'sid=1'), facts)).toBe(false);
});
