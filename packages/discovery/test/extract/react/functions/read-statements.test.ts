import { expect, test } from 'vitest';

import { extractReact } from '../../../../src/extract/react/extract-react.js';

test('a long switch whose cases only break does not grow twice with each case', () => {
  const cases = Array.from({ length: 60 }, (_, i) => `case ${i}: note(${i}); break;`).join('\n');
  const text = `export function Status({ code }) {
  switch (code) {
    ${cases}
    case 99: return <b>Lost</b>;
  }
  return <p>Fine</p>;
}`;
  const facts = JSON.stringify(extractReact('status.tsx', text));
  expect(facts.length).toBeLessThan(100_000);
  expect(facts).toContain('Lost');
  expect(facts).toContain('Fine');
});

test.each([
  ['after the return', 'return <main>{header()}</main>;'],
  ['after a throw in one way out', 'if (busy) { return null; } else { return <main>{header()}</main>; }'],
])('a function that is declared %s is a local', (_, before) => {
  const text = `export function Page({ busy }) {
  ${before}
  function header() { return <button>Undo</button>; }
}`;
  const [page] = extractReact('page.tsx', text).components;
  expect(page?.locals).toMatchObject({ header: { kind: 'function', returns: [{ kind: 'element' }] } });
});

/** The result of a function with these statements. */
const resultOf = (body: string): unknown => {
  const value = extractReact('rules.ts', `export function rule(a) { ${body} }`).constants['rule'];
  return value?.kind === 'function' ? value.result : undefined;
};

test.each([
  [
    'an early return is a choice',
    'if (a) return 1; return 2;',
    { kind: 'choice', options: [{ value: 1 }, { value: 2 }] },
  ],
  ['a return in a try is the result', 'try { return 1; } catch { return 2; }', { value: 1 }],
  ['a return in a loop may be the result', 'for (const x of a) { if (x) return 1; } return 2;', { kind: 'choice' }],
  ['a labelled block returns', 'once: { return 1; }', { value: 1 }],
])('%s', (_, body, expected) => {
  expect(resultOf(body)).toMatchObject(expected);
});
