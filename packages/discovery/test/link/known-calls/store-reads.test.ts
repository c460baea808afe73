import { describe, expect, test } from 'vitest';

import { linkedProp } from '../linked-prop.js';

const zustand = `import { create } from 'zustand';
  const useCart = create((set) => ({ items: [], open: () => set({ shown: true }) }));`;
const parts = `import { create } from 'zustand';
  import { persist } from 'zustand/middleware';
  const useCart = create()(persist((set) => ({
    items: [], filter: { text: '' }, actions: { open: () => set({ shown: true }) } }), { name: 'cart' }));`;
const pinia = `import { defineStore, storeToRefs } from 'pinia';
  const useCart = defineStore('cart', { state: () => ({ items: [] }), actions: { clear() { fetch('/clear'); } } });`;

describe('the read of a store', () => {
  test.each([
    ['useCart().items', zustand, '$a.tsx:useCart.items'],
    ['useCart((state) => state.items)', zustand, '$a.tsx:useCart.items'],
    ['useCart.getState().items', zustand, '$a.tsx:useCart.items'],
    ['useCart().open', zustand, 'open{$a.tsx:useCart.shown := true}'],
    ['useCart((state) => state.actions).open', parts, 'open{$a.tsx:useCart.shown := true}'],
    ['useCart().filter.text', parts, '$a.tsx:useCart.filter.text'],
    ['useCart().items', pinia, '$a.tsx:useCart.items'],
    ['storeToRefs(useCart()).items', pinia, '$a.tsx:useCart.items'],
    ['useCart().clear', pinia, 'clear{fetch("/clear")}'],
    ['() => useCart().$patch({ shown: true })', pinia, '{pinia/defineStore().useCart(); $a.tsx:useCart.shown := true}'],
  ])('%s is a state or a function of the store', (expression, before, expected) => {
    expect(linkedProp(expression, { before })).toBe(expected);
  });

  test.each([
    ['open() { this.shown = true; }', 'open{$a.tsx:useCart.shown := true}'],
    [
      'open() { this.show(true); }, show(value) { this.shown = value; }',
      'open{this.show(true); $a.tsx:useCart.shown := true}',
    ],
    ['open() { const view = this.view; view.show(); }', 'open{view.show()}'],
  ])('an action of Pinia sets the states of its own store: %s', (actions, expected) => {
    const before = `import { defineStore } from 'pinia';
      const useCart = defineStore('cart', { state: () => ({ shown: false }), actions: { ${actions} } });`;
    expect(linkedProp('useCart().open', { before })).toBe(expected);
  });

  test('a plain object with the same function is no store', () => {
    const before = `const cart = { actions: { open() { this.shown = true; } } };`;
    expect(linkedProp('cart.actions.open', { before })).toBe('open{this.shown.=(true)}');
  });

  test('ends where the store reads itself', () => {
    const before = `import { create } from 'zustand'; const useCart = create(() => useCart());`;
    expect(linkedProp('useCart().items', { before })).toBe('create().useCart().items');
  });

  test('is no store where the call receives no function of the app', () => {
    const before = `import { create } from 'zustand'; const useCart = create(props.make);`;
    expect(linkedProp('useCart().items', { before })).toBe('create().useCart().items');
  });
});
