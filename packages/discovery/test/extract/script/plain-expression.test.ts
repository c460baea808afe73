import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createReader } from '../../../src/extract/react/module/create-reader.js';
import { callValue } from '../../../src/extract/react/values/read-call.js';
import { unaryValue } from '../../../src/extract/react/values/read-value.js';
import { parseScriptExpression } from '../../../src/extract/script/parse-script.js';
import { plainExpression } from '../../../src/extract/script/plain-expression.js';

const start = { file: 'a.vue', line: 3, column: 9 };

/** What is read, with the calls that were written down on the way. */
function plainly(text: string) {
  const reader = createReader('a.vue', new Map());
  let value: unknown;
  const frame = reader.inFrame(true, () => {
    value = plainExpression(text, start, {
      call: (callee, args, at) => callValue({ callee, args, on: undefined, at }, false, reader),
      not: (negated, at) => unaryValue('!', negated, at),
    });
  });
  return { value, does: frame.does };
}

function parsed(text: string) {
  const reader = createReader('a.vue', new Map());
  let value: unknown;
  const frame = reader.inFrame(true, () => {
    const read = parseScriptExpression(text, { ...start, lang: 'ts' });
    value = 'expression' in read ? reader.value(read.expression) : null;
  });
  return { value, does: frame.does };
}

const name = fc.constantFrom('open', '$t', 'item', 'row_1', 'a', 'bind', 'push', 'map', 'call', 'Infinity', 'asked');
const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join('.'));
const { expression } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 3 },
    path,
    fc.constantFrom("'save it'", "''", '0', '42', 'true', 'null', 'undefined'),
    tie('expression').map((inner) => `!${inner}`),
    fc
      .tuple(path, fc.array(tie('expression'), { maxLength: 3 }), fc.constantFrom(', ', ',', ' , '))
      .map(([callee, args, comma]) => `${callee}(${args.join(comma)})`),
  ),
}));

describe('plainExpression', () => {
  it('reads what it reads as the parser does, places and calls included', () => {
    fc.assert(
      fc.property(expression, (text) => {
        expect(plainly(text)).toEqual(parsed(text));
      }),
    );
  });

  it.each([
    'a ? b : c',
    'a.b(c).d',
    'a[0]',
    'a => b',
    "'it\\'s'",
    '1.5',
    '010',
    'new Date()',
    'this.open',
    'await(save())',
    'typeof a',
    'text | upper',
    '`a`',
    'a?.b',
    'save(...rest)',
    'save(a,)',
    'true.a',
    '',
  ])('leaves %s to the parser', (text) => {
    expect(plainly(text)).toEqual({ value: null, does: { calls: [], assigns: [] } });
  });
});
