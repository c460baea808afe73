import { expect, it } from 'vitest';

import { extractReact } from '../../../src/extract/react/extract-react.js';

it('reads a long switch whose cases only break, without growing twice with each', () => {
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
