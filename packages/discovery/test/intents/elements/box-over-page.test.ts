import { describe, expect, test } from 'vitest';

import { readApp, readHtml, readVue, type ReadApp } from '../read-app.js';

const dialogs = ({ boundaries }: ReadApp): string[] =>
  boundaries.filter(({ kind }) => kind === 'dialog').map(({ labels }) => labels[0]?.text ?? '');

const panel = '<div className="bg-white"><h2>Delete order</h2><button onClick={remove}>Delete</button></div>';
const react = (markup: string): ReadApp =>
  readApp({
    'App.tsx': `import { useState } from 'react';
const remove = () => fetch('/orders', { method: 'DELETE' });
export default function App() {
  const [isOpen, setOpen] = useState(false);
  return <main><button onClick={() => setOpen(true)}>Delete all</button>${markup}</main>;
}
`,
  });

describe('a box over the page', () => {
  test.each([
    ['utility classes', `{isOpen && <div className="fixed inset-0 bg-black/50">${panel}</div>}`],
    ['a call with classes', `{isOpen && <div className={cn('fixed inset-0', dim)}>${panel}</div>}`],
    ['a box in the middle', `{isOpen && <div className="fixed top-1/2 left-1/2">${panel}</div>}`],
    ['an inline style', `{isOpen && <div style={{ position: 'fixed', inset: 0 }}>${panel}</div>}`],
    ['a name', `{isOpen && <div className="modal-overlay" onClick={() => setOpen(false)}>${panel}</div>}`],
    ['a name of a module', `{isOpen && <div className={styles.modalBackdrop}>${panel}</div>}`],
    ['a class that shows it', `<div className={isOpen ? 'modal open' : 'modal'}>${panel}</div>`],
  ])('is a dialog that its opener opens: %s', (_, markup) => {
    const app = react(markup);
    expect(dialogs(app)).toEqual(['Delete order']);
    expect(app.summaries().find(({ action }) => action === 'Delete')?.openers).toEqual(['Delete all']);
  });

  test.each([
    ['always there', `<div className="fixed inset-0">${panel}</div>`],
    ['one of two pages', `{isOpen ? <div className="fixed inset-0">${panel}</div> : <div>${panel}</div>}`],
    ['a bar', `{isOpen && <div className="fixed bottom-0 left-0 w-full">${panel}</div>}`],
    ['without controls', '{isOpen && <div className="fixed inset-0"><h2>Loading</h2></div>}'],
    ['a part of a modal', `{isOpen && <div className="modal-actions">${panel}</div>}`],
  ])('is no dialog: %s', (_, markup) => {
    expect(dialogs(react(markup))).toEqual([]);
  });

  test('is a dialog in Vue, by its class or its style', () => {
    const box = (attributes: string): ReadApp =>
      readVue(`<script setup>
import { ref } from 'vue';
const open = ref(false);
const remove = () => fetch('/orders', { method: 'DELETE' });
</script>
<template><button @click="open = true">Delete all</button>
<Teleport to="body"><div v-if="open" ${attributes}><h2>Delete order</h2><button @click="remove">Delete</button></div></Teleport></template>`);
    expect(dialogs(box('class="modal-mask"'))).toEqual(['Delete order']);
    expect(dialogs(box('style="position: fixed; inset: 0"'))).toEqual(['Delete order']);
    expect(dialogs(box('class="toast"'))).toEqual([]);
  });

  test('is a dialog in HTML that a script shows by its id', () => {
    const app = readHtml(`<button id="b">Delete all</button>
<div id="sure" class="modal-overlay"><h2>Delete order</h2><button id="d">Delete</button></div>
<script>document.getElementById('b').onclick = () => document.getElementById('sure').classList.add('open');
document.getElementById('d').onclick = () => fetch('/orders', { method: 'DELETE' });</script>`);
    expect(dialogs(app)).toEqual(['Delete order']);
    expect(app.summaries().find(({ action }) => action === 'Delete')?.openers).toEqual(['Delete all']);
  });
});
