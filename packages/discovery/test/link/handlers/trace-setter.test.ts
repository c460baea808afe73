import { expect, test } from 'vitest';

import { linkedProp } from '../linked-prop.js';

const before = `import { useReducer, useState } from 'react';
  import { create } from 'zustand';
  const useCart = create((set) => ({
    open: () => set({ shown: true }),
    add: () => set((state) => ({ count: 1, last: 'x' })),
    reset: () => set(props.initial),
    close: () => set((state) => { state.shown = false; }),
    note: () => set((state) => { log(state); }),
  }));`;
const inside = `const [page, setPage] = useState({ open: false, title: '' });
  const [list, setList] = useState([]);
  const [tab, go] = useReducer(reduce, 1);`;

test.each([
  ['the whole state', '() => setPage(null)', '{$1:page := null}'],
  ['an object and its members', '() => setPage({ open: true })', '{$1:page := {open: true}; $1:page.open := true}'],
  ['only the members that change', '() => setPage({ ...page, open: true })', '{$1:page.open := true}'],
  [
    'the members that an updating function changes',
    '() => setPage((p) => ({ ...p, title: "New" }))',
    '{$1:page.title := "New"}',
  ],
  ['the list that an updating function returns', '() => setList(() => ["a"])', '{$1:list := ["a"]}'],
  ['an action', '() => go({ type: "next" })', '{go({type: "next"}); $1:tab := {type: "next"}}'],
  ['the members of a store', 'useCart().open', 'open{$a.tsx:useCart.shown := true}'],
  [
    'the members that a store’s updating function returns',
    'useCart().add',
    'add{$a.tsx:useCart.count := 1; $a.tsx:useCart.last := "x"}',
  ],
  ['the members that a function changes in place', 'useCart().close', 'close{$a.tsx:useCart.shown := false}'],
  [
    'the whole store where a function changes nothing that is known',
    'useCart().note',
    'note{log($a.tsx:useCart); $a.tsx:useCart := ?}',
  ],
  ['the whole store where the members are not known', 'useCart().reset', 'reset{$a.tsx:useCart := ?}'],
])('a setter sets %s', (_, expression, expected) => {
  expect(linkedProp(expression, { before, inside })).toBe(expected);
});
