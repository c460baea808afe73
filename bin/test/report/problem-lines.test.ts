import { problem } from '@webmcp/contract';
import pc from 'picocolors';
import { expect, it } from 'vitest';

import { problemLines } from '../../src/report/problem-lines.js';

it('says code, place, what happened and the next act', () => {
  const found = problem(
    'SOURCE_UNPARSABLE',
    { file: 'src/Cart.tsx', reason: 'Unexpected token (4:9)' },
    'src/Cart.tsx:4:9',
  );
  expect(problemLines(found, pc.createColors(false)).join('\n')).toMatchInlineSnapshot(`
    "SOURCE_UNPARSABLE src/Cart.tsx:4:9
      src/Cart.tsx does not parse: Unexpected token (4:9)
      → Correct the syntax. Only this file was skipped"
  `);
});
