import { expect, test } from 'vitest';

import { javascriptString } from '../../src/index.js';

test.each(['plain', "Ada's", 'say "hi"', 'back\\slash', 'two\nlines', '\\"'])(
  'javascriptString prints %j as a literal of the same text',
  (text) => {
    const literal = javascriptString(text);
    expect(literal).toMatch(/^'.*'$/);
    expect(new Function(`return ${literal}`)()).toBe(text);
  },
);
