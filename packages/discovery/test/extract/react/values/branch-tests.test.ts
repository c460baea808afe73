import { expect, test } from 'vitest';

import { extractReact } from '../../../../src/extract/react/extract-react.js';
import type { Value } from '../../../../src/extract/facts/facts.js';

/** Prints a test: `open`, `!open`, `a === "b"`, `a && b`. */
function shown(test: Value): string {
  if (test.kind === 'reference') return test.path.join('.');
  if (test.kind === 'literal') return JSON.stringify(test.value);
  if (test.kind === 'call') return test.args.map(shown).join(` ${test.callee[0]} `);
  if (test.kind !== 'choice' || test.test === undefined) return test.kind;
  const [yes, no] = test.options.map(shown);
  return yes === 'false' && no === 'true' ? `!${shown(test.test)}` : `${shown(test.test)} && ${yes}`;
}

/** Returns each call of a function with the tests around the call. */
function callsIn(body: string): Record<string, string[]> {
  const { constants } = extractReact('a.tsx', `export const act = () => { ${body} };`);
  const act = constants['act'];
  const calls = act?.kind === 'function' ? act.does.calls : [];
  return Object.fromEntries(calls.map(({ callee, when = [] }) => [callee.join('.'), when.map(shown)]));
}

test.each([
  ['if (open) a(); else b();', { a: ['open'], b: ['!open'] }],
  ['if (open) { a(); return; } b();', { a: ['open'], b: ['!open'] }],
  ['if (open) { a(); } b();', { a: ['open'], b: [] }],
  [
    'if (open) { if (kind === "x") { a(); return; } b(); }',
    { a: ['open', 'kind === "x"'], b: ['open', '!kind === "x"'] },
  ],
  ['open ? a() : b();', { a: ['open'], b: ['!open'] }],
  ['open && ready && a();', { a: ['open && ready'] }],
  ['open || a();', { a: [] }],
  ['if (list.length > 0) a(); else b();', { a: [], b: [] }],
  ['if (!open) throw new Error("x"); a();', { a: ['!!open'], Error: ['!open'] }],
])('%s', (body, expected) => {
  expect(callsIn(body)).toEqual(expected);
});

test('an assignment has the tests around it too', () => {
  const { constants } = extractReact('a.tsx', 'export const act = () => { if (view.open) view.open = false; };');
  const act = constants['act'];
  const [assign] = act?.kind === 'function' ? act.does.assigns : [];
  expect(assign?.when?.map(shown)).toEqual(['view.open']);
});
