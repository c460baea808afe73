import { expect, test } from 'vitest';

import { readApp, readVue, type ReadApp } from '../read-app.js';

const react = (attribute: string): ReadApp =>
  readApp({
    'App.tsx': `import { useState } from 'react'; import clsx from 'clsx'; import styles from './app.module.css';
      const look = (on) => clsx('box', on ? 'opacity-100 visible' : 'opacity-0 invisible');
      export function App() {
        const [open, setOpen] = useState(false);
        return <><button onClick={() => setOpen(!open)}>Menu</button><div ${attribute}><button onClick={save}>Save</button></div></>;
      }`,
  });
const openersOfSave = ({ tools, intents }: ReadApp): (string | undefined)[] =>
  tools
    .filter(({ action }) => intents[action ?? -1]?.labels[0]?.text === 'Save')
    .flatMap(({ openers }) => openers.map((opener) => intents[opener]?.labels[0]?.text));

test.each([
  ["className={open ? 'menu' : 'menu hidden'}", 'a class that hides'],
  ["className={`menu ${open ? 'is-open' : ''}`}", 'a class that shows, in a template'],
  ["className={clsx('menu', { 'menu-open': open })}", 'a class of an object in a call'],
  ["className={clsx('menu', !open && '-translate-x-full')}", 'a class that moves the part away'],
  ['className={open ? styles.menuOpen : styles.menu}', 'a class of a style module'],
  ['className={look(open)}', 'a class that an own function chooses'],
  ["style={{ display: open ? 'block' : 'none' }}", 'the display'],
  ['hidden={!open}', 'the attribute hidden'],
])('%s shows a part by %s', (attribute) => {
  expect(openersOfSave(react(attribute))).toEqual(['Menu']);
});

test.each([
  ["className={open ? 'blue' : 'red'}", 'a colour'],
  ["className={open ? 'overflow-hidden' : ''}", 'what overflows'],
  ["className={open ? 'sm:hidden' : ''}", 'one width of the window'],
  ["className={clsx('menu', { 'is-open': other })}", 'another value'],
])('%s decides %s, and shows nothing', (attribute) => {
  expect(openersOfSave(react(attribute))).toEqual([]);
});

test('a class shows a part (Vue)', () => {
  const app = readVue(
    `<button @click="closed = !closed">Menu</button><div :class="{ hidden: closed }"><button @click="save">Save</button></div>`,
    `import { ref } from 'vue'; const closed = ref(true);`,
  );
  expect(openersOfSave(app)).toEqual(['Menu']);
});

test('the look of a control says nothing about the control', () => {
  const app = readApp({
    'App.tsx': `import { useState } from 'react';
      export function App() {
        const [open, setOpen] = useState(false);
        return <><button onClick={() => setOpen(true)}>Menu</button><button className={open ? 'open' : ''} onClick={save}>Save</button></>;
      }`,
  });
  expect(openersOfSave(app)).toEqual([]);
});
