import { expect, test } from 'vitest';

import type { Value } from '../../../src/extract/facts.js';
import { parseScriptExpression } from '../../../src/extract/script/parse-script.js';
import { valueOf } from '../../../src/extract/script/value-of-expression.js';

function value(code: string): Value {
  const parsed = parseScriptExpression(code, { file: 'a.ts', lang: 'ts', line: 3, column: 5 });
  if ('problem' in parsed) throw new Error(parsed.problem.message);
  return valueOf(parsed.expression, { file: 'a.ts' });
}

const at = (column: number, line = 3): { file: string; line: number; column: number } => ({
  file: 'a.ts',
  line,
  column,
});

test.each([
  [`'Save'`, 'Save'],
  ['-4', -4],
  ['undefined', null],
  ['!0', true],
  ['`a ${"b"} c`', 'a b c'],
  [`'a' + 'b' + \`c\``, 'abc'],
  [`('x' as const)!`, 'x'],
])('%s is the literal %j', (code, expected) => {
  expect(value(code)).toMatchObject({ kind: 'literal', value: expected });
});

test('positions count from where the text starts in the file', () => {
  expect(value('props.label')).toEqual({ kind: 'reference', path: ['props', 'label'], at: at(5) });
  expect(value('[\n  a\n]')).toEqual({
    kind: 'array',
    items: [{ kind: 'reference', path: ['a'], at: at(3, 4) }],
    at: at(5),
  });
});

test('a text with unknown parts keeps them in order', () => {
  expect(value("'Cancel ' + order.id + '!'")).toEqual({
    kind: 'template',
    parts: [
      { kind: 'literal', value: 'Cancel ', at: at(5) },
      { kind: 'reference', path: ['order', 'id'], at: at(17) },
      { kind: 'literal', value: '!', at: at(28) },
    ],
    at: at(5),
  });
  expect(value('a + b')).toEqual({ kind: 'unknown', at: at(5) });
});

test('ternaries, or, and, not, and comparisons keep both sides', () => {
  expect(value(`open ? 'Hide' : 'Show'`)).toMatchObject({
    kind: 'choice',
    test: { path: ['open'] },
    options: [{ value: 'Hide' }, { value: 'Show' }],
  });
  expect(value(`label ?? 'Go'`)).toMatchObject({ kind: 'choice', options: [{ path: ['label'] }, { value: 'Go' }] });
  expect(value('ready && open')).toMatchObject({
    kind: 'choice',
    test: { path: ['ready'] },
    options: [{ path: ['open'] }, { value: false }],
  });
  expect(value('!open')).toMatchObject({
    kind: 'choice',
    test: { path: ['open'] },
    options: [{ value: false }, { value: true }],
  });
  expect(value('step == 2')).toMatchObject({ kind: 'call', callee: ['==='], args: [{ path: ['step'] }, { value: 2 }] });
});

test('calls keep the call that they are called on', () => {
  expect(value(`z.string().min(1, 'Required')`)).toMatchObject({
    kind: 'call',
    callee: ['z', 'string()', 'min'],
    args: [{ value: 1 }, { value: 'Required' }],
    on: { kind: 'call', callee: ['z', 'string'], args: [] },
  });
});

test('objects keep entries, methods and spreads', () => {
  expect(value(`{ a: 1, 'b-c': x, go() { run() }, ...rest, [key]: 2 }`)).toMatchObject({
    kind: 'object',
    entries: [
      { key: 'a', value: { value: 1 } },
      { key: 'b-c', value: { path: ['x'] } },
      { key: 'go', value: { kind: 'function', params: [], does: { calls: [{ callee: ['run'] }] } } },
    ],
    spreads: [{ kind: 'reference', path: ['rest'] }, { kind: 'unknown' }],
  });
});

test('a function keeps its parameters and what it does', () => {
  expect(value('async (event, { id }, ...more) => { await save(event.target.value) }')).toMatchObject({
    kind: 'function',
    params: ['event', '', '...more'],
    does: { calls: [{ callee: ['save'], args: [{ path: ['event', 'target', 'value'] }] }], assigns: [] },
  });
});

test('members computed at run time are unknown, known ones are read', () => {
  expect(value('errors[field.name]')).toEqual({ kind: 'unknown', at: at(5) });
  expect(value(`form['first name'][0]`)).toMatchObject({ path: ['form', 'first name', '0'] });
});

test('a long chain of additions does not overflow', () => {
  expect(value(Array.from({ length: 500 }, () => `'a'`).join(' + '))).toMatchObject({
    kind: 'literal',
    value: 'a'.repeat(500),
  });
});
