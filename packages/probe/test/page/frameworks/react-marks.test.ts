import { describe, expect, test } from 'vitest';

import { reactMarks } from '../../../src/page/frameworks/react-marks.js';

const element = (marks: object): Element => marks as Element;

describe('reactMarks', () => {
  test.each([
    ['a development build', { __reactFiber$1: { _debugOwner: null } }, 'development'],
    ['a production build', { __reactContainer$1: {} }, 'production'],
    ['an element of another framework', { __vnode: {} }, undefined],
  ])('%s has the mode', (_, marks, expected) => {
    expect(reactMarks.mode(element(marks))).toBe(expected);
  });

  test('reads the stamps of an element and of its owners, innermost first', () => {
    const owner = { memoizedProps: { 'data-webmcp-source': 'App.tsx:9:3' } };
    const fiber = { memoizedProps: {}, _debugOwner: owner };
    expect(reactMarks.stamps(element({ __reactFiber$1: fiber }))).toEqual([null, 'App.tsx:9:3']);
  });

  test('reads the calls that made an element', () => {
    const made = new Error('made here');
    const fiber = { _debugStack: made, _debugOwner: { _debugSource: undefined } };
    expect(reactMarks.makers?.(element({ __reactFiber$1: fiber }))).toEqual([made]);
  });
});
