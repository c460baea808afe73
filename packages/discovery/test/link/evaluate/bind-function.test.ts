import { describe, expect, test } from 'vitest';

import { linkedProp } from '../linked-prop.js';

describe('a destructured parameter', () => {
  const before = `const show = ({ title = 'None', user: { name }, ...rest }, [first]) => [title, name, rest, first];`;
  test.each([
    ['show({ title: "T", user: { name: "N" }, more: 1 }, ["F"])', '["T", "N", {more: 1}, "F"]'],
    ['show({ user: {} }, [])[0]', '"None"'],
    ['show()[1]', 'name'],
  ])('%s is %s', (expression, expected) => {
    expect(linkedProp(expression, { before })).toBe(expected);
  });
});

describe('a state', () => {
  const before = `import { useReducer, useState } from 'react';
    const useToggle = () => { const [on, setOn] = useState(false); return [on, () => setOn(true)]; };`;
  const inside = `const [open, setOpen] = useState(false);
    const [page, dispatch] = useReducer(reduce, {});
    const [on, turnOn] = useToggle();`;
  test.each([
    ['open', '$1:open'],
    ['() => setOpen(true)', '{$1:open := true}'],
    ['() => dispatch({ type: "next" })', '{dispatch({type: "next"}); $1:page := {type: "next"}}'],
    ['on', '$1:useToggle.on'],
    ['() => turnOn()', '{turnOn(); $1:useToggle.on := true}'],
  ])('%s is %s', (expression, expected) => {
    expect(linkedProp(expression, { before, inside })).toBe(expected);
  });
});
