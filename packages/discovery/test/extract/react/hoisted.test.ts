import { expect, test } from 'vitest';

import { extractReact } from '../../../src/extract/react/extract-react.js';

test.each([
  ['after the return', 'return <main>{header()}</main>;'],
  ['after a throw in one way out', 'if (busy) { return null; } else { return <main>{header()}</main>; }'],
])('a function that is declared %s is known', (_, before) => {
  const text = `export function Page({ busy }) {
  ${before}
  function header() { return <button>Undo</button>; }
}`;
  const [page] = extractReact('page.tsx', text).components;
  expect(page?.locals).toMatchObject({ header: { kind: 'function', returns: [{ kind: 'element' }] } });
});
