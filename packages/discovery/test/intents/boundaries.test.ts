import { describe, expect, test } from 'vitest';

import type { Boundary } from '../../src/intents/model/intent.js';
import { readApp, readHtml, readReact, readVue, type ReadApp } from './read-app.js';

const around = (app: ReadApp, label: string): string[] => {
  const found: string[] = [];
  for (
    let at: Boundary | undefined = app.boundaries[app.intent(label).boundary ?? -1];
    at !== undefined;
    at = app.boundaries[at.parent ?? -1]
  ) {
    found.push([at.kind, at.labels[0]?.text].filter((one) => one !== undefined).join(' '));
  }
  return found;
};

describe('boundaries', () => {
  test.each([
    [
      'a form by its aria-label',
      '<form aria-label="Sign in"><input aria-label="x"></form>',
      ['form Sign in', 'page Page'],
    ],
    [
      'a form by the heading inside',
      '<form><h2>Sign in</h2><input aria-label="x"></form>',
      ['form Sign in', 'page Page'],
    ],
    [
      'a form by the heading before it',
      '<h2>Sign in</h2><div><p>Welcome</p><form><input aria-label="x"></form></div>',
      ['form Sign in', 'page Page'],
    ],
    [
      'a form by the heading before it, with a link under that',
      '<h2>Sign in</h2><p>New? <a href="/sign-up">Sign up</a></p><form><input aria-label="x"></form>',
      ['form Sign in', 'page Page'],
    ],
    [
      'a form not by the heading of the links before it',
      '<h6>Help</h6><div><a href="/a">A</a><a href="/b">B</a></div><form><input aria-label="x"></form>',
      ['form', 'page Page'],
    ],
    [
      'a form not by the heading of another form',
      '<form><h2>One</h2></form><form><input aria-label="x"></form>',
      ['form', 'page Page'],
    ],
    [
      'a dialog by what labels it',
      '<dialog aria-labelledby="t"><h2 id="t">Share</h2><input aria-label="x"></dialog>',
      ['dialog Share', 'page Page'],
    ],
    [
      'a dialog by its heading',
      '<div role="dialog"><h2>Share</h2><form><input aria-label="x"></form></div>',
      ['form Share', 'dialog Share', 'page Page'],
    ],
    [
      'a fieldset by its legend',
      '<fieldset><legend>Address</legend><input aria-label="x"></fieldset>',
      ['group Address', 'page Page'],
    ],
    [
      'a section with a heading',
      '<section><header><h2>Orders</h2></header><button aria-label="x"></button></section>',
      ['region Orders', 'page Page'],
    ],
    ['no section without a name', '<section><button aria-label="x"></button></section>', ['page Page']],
    [
      'headings of inner sections name those',
      '<section><section><h3>Inner</h3><button>a</button></section><button aria-label="x"></button></section>',
      ['page Page'],
    ],
    ['a navigation', '<nav aria-label="Main"><a href="/" aria-label="x">H</a></nav>', ['region Main', 'page Page']],
  ])('%s', (_, body, expected) => {
    expect(around(readHtml(body), 'x')).toEqual(expected);
  });

  test('form attributes', () => {
    const app = readHtml(
      '<form method="POST" action="/login" name="login" id="f" data-testid="t"><input aria-label="x"></form>',
    );
    expect(app.boundaries.find(({ kind }) => kind === 'form')).toMatchObject({
      method: 'post',
      action: '/login',
      name: 'login',
      domId: 'f',
      testId: 't',
    });
  });

  test('a loop makes a list and a row', () => {
    const app = readReact(
      '<ul aria-label="Orders">{props.orders.map((order) => <li key={order.id}>{order.name}<button onClick={() => cancel(order.id)}>Cancel</button></li>)}</ul>',
    );
    expect(around(app, 'Cancel')).toEqual(['row', 'list Orders', 'page']);
    expect(app.boundaries.find(({ kind }) => kind === 'row')).toMatchObject({
      role: 'listitem',
      loop: { over: 'props.orders', item: 'order' },
    });
  });

  test('a constant list is unrolled and makes no rows', () => {
    const app = readReact(
      '<nav>{pages.map((page) => <a key={page.to} href={page.to}>{page.title}</a>)}</nav>',
      `const pages = [{ to: '/', title: 'Home' }, { to: '/a', title: 'About' }];`,
    );
    expect(app.intents.map(({ href, labels }) => [href, labels[0]?.text])).toEqual([
      ['/', 'Home'],
      ['/a', 'About'],
    ]);
    expect(app.boundaries.some(({ kind }) => kind === 'row')).toBe(false);
  });

  test('written-out rows are one row', () => {
    const row = (title: string): string => `<tr><th>${title}</th><td><button>Reserve</button></td></tr>`;
    const app = readHtml(
      `<table><caption>Books</caption><tbody>${row('Rope')}${row('Tides')}${row('Light')}</tbody></table>`,
    );
    expect(app.intents).toHaveLength(1);
    expect(app.intents[0]?.alsoAt).toHaveLength(2);
    expect(around(app, 'Reserve')).toEqual(['row', 'list Books', 'page Page']);
  });

  test('the rows of a table can have equal texts', () => {
    const row = (title: string): string => `<tr><th>${title}</th><td><button>Reserve</button></td></tr>`;
    const rowsOf = (...titles: string[]): number =>
      readHtml(`<table><tbody>${titles.map(row).join('')}</tbody></table>`).boundaries.filter(
        ({ kind }) => kind === 'row',
      ).length;
    expect(rowsOf('Rope', 'Tides', 'Light', 'Rope')).toBe(1);
    expect(rowsOf('Rope', 'Rope')).toBe(0);
  });

  test('written-out rows each have their own link', () => {
    const card = (title: string, href: string): string => `<li><h3>${title}</h3><a href="${href}">View</a></li>`;
    const app = readHtml(`<ul>${card('Rope', '/1')}${card('Tides', '/2')}${card('Light', '/3')}</ul>`);
    expect(app.intents.map(({ href, alsoTo }) => [href, alsoTo])).toEqual([['/1', ['/2', '/3']]]);
  });

  test('two address groups with the same fields are not rows', () => {
    const app = readHtml(
      '<div><h3>From</h3><input aria-label="Street"></div><div><h3>To</h3><input aria-label="Street"></div>',
    );
    expect(app.intents).toHaveLength(2);
  });

  test('an own component of several controls is a boundary', () => {
    const app = readApp({
      'App.tsx': `import { Filters } from './filters'; export function App() { return <main><Filters /><Filters /></main>; }`,
      'filters.tsx': `export function Filters() { return <div><input aria-label="Name" /><input aria-label="Town" /></div>; }`,
    });
    expect(app.boundaries.map(({ kind, component }) => [kind, component])).toEqual([
      ['page', 'App'],
      ['component', 'Filters'],
      ['component', 'Filters'],
    ]);
  });

  test('a component around one control is no boundary', () => {
    const app = readReact('<Save />', 'function Save() { return <button onClick={save}>Save</button>; }');
    expect(around(app, 'Save')).toEqual(['page']);
  });
});

describe('openers', () => {
  const openers = (app: ReadApp, kind: string): string[][] =>
    app.boundaries
      .filter((boundary) => boundary.kind === kind)
      .map((boundary) => boundary.openers.map((index) => app.intents[index]?.labels[0]?.text ?? '?'));

  const page = (body: string): string => `import { useState } from 'react';
    function Page() { const [open, setOpen] = useState(false); const [mode, setMode] = useState('list'); const [item, setItem] = useState(null); return <>${body}</>; }`;
  const dialog = (shown: string): string =>
    `${shown}<div role="dialog" aria-label="D"><button onClick={() => setOpen(false)}>Close</button><button onClick={() => send()}>Send</button></div>`;

  test.each([
    ['sets it true', `<button onClick={() => setOpen(true)}>Open</button>{open && (${dialog('')})}`, ['Open']],
    ['toggles it', `<button onClick={() => setOpen(!open)}>Open</button>{open && (${dialog('')})}`, ['Open']],
    [
      'toggles it by a function',
      `<button onClick={() => setOpen((o) => !o)}>Open</button>{open ? ${dialog('')} : null}`,
      ['Open'],
    ],
    [
      'gives it an item',
      `<button onClick={() => setItem(props.order)}>Open</button>{item !== null && (${dialog('')})}`,
      ['Open'],
    ],
    [
      'gives it the value asked for',
      `<button onClick={() => setMode('edit')}>Open</button><button onClick={() => setMode('list')}>List</button>{mode === 'edit' && (${dialog('')})}`,
      ['Open'],
    ],
    ['not what only closes', `<button onClick={() => setOpen(false)}>Shut</button>{open && (${dialog('')})}`, []],
    [
      'not what talks to a server first',
      `<button onClick={() => { fetch('/x', { method: 'POST' }); setOpen(true); }}>Pay</button>{open && (${dialog('')})}`,
      [],
    ],
  ])('a button that %s', (_, body, expected) => {
    expect(openers(readReact('<Page />', page(body)), 'dialog')).toEqual([expected]);
  });

  test('the open prop of a library dialog names its state', () => {
    const app = readReact(
      '<Page />',
      `import { Dialog, Button } from '@mui/material';\n${page('<Button onClick={() => setOpen(true)}>Open</Button><Dialog open={open} onClose={() => setOpen(false)}><Button onClick={send}>Send</Button></Dialog>')}`,
    );
    expect(openers(app, 'dialog')).toEqual([['Open']]);
  });

  test('v-if and v-show name the state of a part', () => {
    const app = readVue(
      '<button @click="open = true">Open</button><div v-if="open" role="dialog"><button @click="send()">Send</button></div><div v-show="open" role="dialog"><button @click="post()">Post</button></div>',
      `import { ref } from 'vue'; const open = ref(false);`,
    );
    expect(openers(app, 'dialog')).toEqual([['Open'], ['Open']]);
  });

  test.each([
    [
      'popovertarget',
      '<button popovertarget="p">Open</button><div id="p" popover><button>Send</button></div>',
      'popover',
    ],
    [
      'commandfor',
      '<button commandfor="p" command="show-modal">Open</button><dialog id="p"><button>Send</button></dialog>',
      'dialog',
    ],
    [
      'showModal in a script',
      '<button id="o">Open</button><dialog id="p"><button>Send</button></dialog><script>document.getElementById("o").addEventListener("click", () => document.getElementById("p").showModal());</script>',
      'dialog',
    ],
    [
      'Bootstrap',
      '<button data-bs-toggle="modal" data-bs-target="#p">Open</button><div class="modal" id="p" role="dialog"><button>Send</button></div>',
      'dialog',
    ],
    [
      'aria-controls',
      '<button aria-haspopup="menu" aria-controls="p">Open</button><div role="menu" id="p"><button role="menuitem">Send</button></div>',
      'menu',
    ],
    ['summary', '<details><summary>Open</summary><button>Send</button></details>', 'group'],
  ])('%s', (_, body, kind) => {
    expect(openers(readHtml(body), kind)).toEqual([['Open']]);
  });

  test.each([
    [
      'sets the state false',
      `<button onClick={() => setOpen(true)}>Open</button>{open && (${dialog('')})}`,
      'Close',
      true,
    ],
    [
      'does something else',
      `<button onClick={() => setOpen(true)}>Open</button>{open && (${dialog('')})}`,
      'Send',
      false,
    ],
  ])('a button inside that %s', (_, body, label, dismisses) => {
    const found = readReact('<Page />', page(body)).intent(label).dismisses;
    expect(found !== undefined).toBe(dismisses);
  });

  test('a logout that hides the page is no dismissal', () => {
    const app = readReact(
      '<Page />',
      page(
        '{item && <section><h2>Account</h2><button onClick={() => setItem(null)}>Log out</button></section>}<button onClick={() => setItem({})}>Log in</button>',
      ),
    );
    expect(app.intent('Log out').dismisses).toBeUndefined();
  });
});

test('a tab opens the panel with its value', () => {
  const app = readApp({
    'App.tsx': `import { useState } from 'react';
import { Tabs, Tab, Button } from '@mui/material';
export function App() {
  const [tab, setTab] = useState('guest');
  return (
    <>
      <Tabs value={tab} onChange={(event, next) => setTab(next)}>
        <Tab label="Private" value="guest" />
        <Tab label="Business" value="firm" />
      </Tabs>
      {tab === 'firm' && <section aria-label="Firm"><Button onClick={send}>Send</Button><Button onClick={drop}>Drop</Button></section>}
    </>
  );
}`,
  });
  expect(app.summaries()).toContainEqual(expect.objectContaining({ action: 'Send', openers: ['Business'] }));
});

test('a menu item in data opens its nested items, and a group heading opens nothing', () => {
  const app = readReact(
    '<Menu items={items} />',
    `import { Menu } from 'antd';
const entry = (label, children, type) => ({ label, children, type });
const items = [entry('Help', [entry('Guide')], 'group'), entry('Shop', [entry('Cart'), entry('Orders')])];`,
  );
  expect(app.intents.map(({ control, labels }) => `${control} ${labels[0]?.text}`)).toEqual([
    'menuitem Guide',
    'menuitem Shop',
    'menuitem Cart',
    'menuitem Orders',
  ]);
  expect(around(app, 'Cart')[0]).toBe('menu Shop');
  const opened = app.boundaries[app.intent('Cart').boundary ?? -1];
  expect(opened?.openers).toEqual([app.intent('Shop').index]);
});
