import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { extractHtml } from '../../../src/extract/html/extract-html.js';
import { showFacts } from '../show-facts.js';

const shown = (text: string, scripts: { path: string; text: string }[] = []): string[] =>
  showFacts(extractHtml('pages/index.html', text, scripts)).slice(1);
const handlers = (text: string, scripts: { path: string; text: string }[] = []): string[] =>
  shown(text, scripts)
    .filter((line) => / on[A-Z]/.test(line))
    .map((line) => line.trim());

test('a small page, all of its facts', () => {
  const at = (line: number, column: number): { file: string; line: number; column: number } => ({
    file: 'a/login.html',
    line,
    column,
  });
  const text = `<form id=f>
  <button disabled onclick="send(1)">Send</button>
</form>
<script src="app.js?v=2"></script>`;
  expect(extractHtml('a/login.html', text)).toEqual({
    file: 'a/login.html',
    components: [
      {
        name: 'login',
        at: at(1, 1),
        props: { names: [] },
        locals: {},
        states: [],
        root: [
          {
            kind: 'element',
            tag: { kind: 'host', name: 'form' },
            props: [{ name: 'id', value: { kind: 'literal', value: 'f', at: at(1, 7) }, at: at(1, 7) }],
            children: [
              {
                kind: 'element',
                tag: { kind: 'host', name: 'button' },
                props: [
                  { name: 'disabled', value: { kind: 'literal', value: true, at: at(2, 11) }, at: at(2, 11) },
                  {
                    name: 'onClick',
                    value: {
                      kind: 'function',
                      params: ['event'],
                      does: {
                        calls: [
                          { callee: ['send'], args: [{ kind: 'literal', value: 1, at: at(2, 34) }], at: at(2, 29) },
                        ],
                        assigns: [],
                      },
                      at: at(2, 29),
                    },
                    at: at(2, 20),
                  },
                ],
                children: [{ kind: 'text', value: { kind: 'literal', value: 'Send', at: at(2, 38) }, at: at(2, 38) }],
                at: at(2, 3),
              },
            ],
            at: at(1, 1),
          },
        ],
      },
    ],
    imports: [{ local: '', imported: '*', from: './app.js' }],
    exports: [],
    constants: {},
    problems: [],
  });
});

test('a whole document with a dialog and its script', () => {
  const text = `<!doctype html>
<html lang="en">
<head><title>Shop</title><style>p { color: red }</style></head>
<body>
  <button id="open">New
    order</button>
  <dialog id="dlg"><form method="dialog" name="inner"><input name="email"><button class="ok">OK</button></form></dialog>
  <template><p>Later</p></template>
  <script>
    document.addEventListener('DOMContentLoaded', () => {
      const dlg = document.querySelector('#dlg');
      const done = () => dlg.close();
      document.getElementById('open').addEventListener('click', () => dlg.showModal());
      dlg.querySelector('.ok').onclick = done;
      document.forms.inner.addEventListener('submit', async (event) => {
        event.preventDefault();
        await fetch('/orders', { method: 'POST', body: document.forms.inner.email.value });
      });
    });
  </script>
</body></html>`;
  expect(shown(text)).toEqual([
    'local dlg = #dlg',
    'local done = () => {#dlg.close(); return #dlg.close()}',
    '2:1 <html>',
    '  2:7 lang="en"',
    '  3:1 <head>',
    '    3:7 <title>',
    '      3:14 "Shop"',
    '  4:1 <body>',
    '    5:3 <button>',
    '      5:11 id="open"',
    '      13:7 onClick=() => {#dlg.showModal(); return #dlg.showModal()}',
    '      5:21 "New order"',
    '    7:3 <dialog>',
    '      7:11 id="dlg"',
    '      7:20 <form>',
    '        7:26 method="dialog"',
    '        7:42 name="inner"',
    '        15:7 onSubmit=(event) => {event.preventDefault(); fetch("/orders", {method: "POST", body: input[name="email"].value})}',
    '        7:55 <input>',
    '          7:62 name="email"',
    '        7:75 <button>',
    '          7:83 class="ok"',
    '          14:7 onClick=() => {#dlg.close(); return #dlg.close()}',
    '          7:94 "OK"',
    '    8:3 <template>',
    '      8:13 <p>',
    '        8:16 "Later"',
  ]);
});

test.each([
  ['a variable', `const b = document.getElementById('b'); b.addEventListener('click', go)`],
  ['onclick =', `document.getElementById('b').onclick = go`],
  ['querySelector by id', `document.querySelector('#b').addEventListener('click', go)`],
  ['querySelector by class', `document.querySelector('div > .big').addEventListener('click', go)`],
  ['querySelector by attribute', `document.querySelector('button[name="buy"]').addEventListener('click', go)`],
  ['all of a list', `document.querySelectorAll('.big').forEach((one) => one.addEventListener('click', go))`],
  ['a for loop', `for (const one of document.querySelectorAll('.big')) one.addEventListener('click', go)`],
  ['one of a list', `document.getElementsByTagName('button')[0].addEventListener('click', go)`],
  ['a helper of its own', `const $ = (id) => document.getElementById(id); $('b').addEventListener('click', go)`],
  [
    'a selector helper',
    `const on = 1, el = (name) => document.querySelector(\`#\${name}\`); el('b').addEventListener('click', go)`,
  ],
  ['the element as a global name', `b.addEventListener('click', go)`],
  ['an object of elements', `const ui = { buy: document.getElementById('b') }; ui.buy.addEventListener('click', go)`],
  [
    'a function that runs first',
    `(function () { var b = document.getElementById('b'); if (b) b.addEventListener('click', go) })()`,
  ],
  [
    'an init method',
    `const App = { init() { document.getElementById('b').addEventListener('click', go) } }; App.init()`,
  ],
  ['jQuery on', `$(function () { $('#b').on('click', go) })`],
  ['jQuery click', `jQuery('.big').click(go)`],
  ['jQuery chains', `$('div').find('.big').addClass('x').on('click.ns keyup', go)`],
  ['jQuery delegation', `$(document).on('click', '.big', go)`],
  ['jQuery each', `$('.big').each(function () { $(this).on('click', go) })`],
  [
    'an index in a loop',
    `const all = document.querySelectorAll('.big'); for (let i = 0; i < all.length; i++) all[i].addEventListener('click', go)`,
  ],
  [
    'a parameter',
    `function add(one) { one.onclick = go }; document.querySelectorAll('.big').forEach((each) => add(each))`,
  ],
  [
    'a parameter passed on',
    `const add = (one) => { one.onclick = go }; const set = (two) => add(two); set(document.querySelector('.big'))`,
  ],
  [
    'a class',
    `class Shop { constructor(button) { this.button = button; this.button.addEventListener('click', go) } }; new Shop(b)`,
  ],
  [
    'a method of a class',
    `class Shop { constructor() { this.button = document.getElementById('b'); this.init() } init() { this.button.addEventListener('click', go) } }`,
  ],
  ['a wrapped handler', `document.getElementById('b').addEventListener('click', debounce(() => go(), 100))`],
  ['a bound handler', `document.getElementById('b').addEventListener('click', go.bind(null))`],
])('a listener through %s', (_, code) => {
  const [handler, ...others] = handlers(
    `<div><button id="b" class="big" name="buy">Buy</button><button id="c">No</button></div><script>function go() { buy() }\n${code}</script>`,
  );
  expect(handler).toMatch(/onClick=(?:go$|\(\) => \{go\(\)|\(\) => \{buy\(\)\})/);
  expect(others.filter((line) => line.includes('onClick'))).toEqual([]);
});

test('calls, values and assignments name the elements that they are about', () => {
  const text = `<button id="b">x</button><div id="panel" class="p"></div><input name="q"><script>
    const panel = document.querySelector('.p');
    const field = document.querySelector('[name=q]');
    b.addEventListener('click', () => {
      panel.classList.toggle('open');
      panel.style.display = 'block';
      document.querySelector('.p').hidden = false;
      $('.p').show();
      send(field.value, panel.dataset.id, document.querySelector('.p').title);
    });
  </script>`;
  expect(handlers(text)).toEqual([
    '4:5 onClick=() => {#panel.classList.toggle("open"); $(".p"); #panel.show(); send(input[name="q"].value, #panel.dataset.id, #panel.title); #panel.style.display = "block"; #panel.hidden = false}',
  ]);
});

test('a click that asks for its target belongs to what it asks for', () => {
  const text = `<ul id="list"><li><button class="remove">x</button></li></ul><script>
    document.getElementById('list').addEventListener('click', (e) => {
      const button = e.target.closest('.remove');
      if (button) fetch('/items', { method: 'DELETE' });
    });
  </script>`;
  expect(shown(text)).toContain(
    '      2:5 onClick=(e) => {const button = e.target.closest(".remove"); e.target.closest(".remove"); fetch("/items", {method: "DELETE"})}',
  );
});

test('listeners of one event become one prop, what they do in order', () => {
  expect(
    handlers(
      `<button id="b" onclick="a()">x</button><script>b.onclick = () => { c() }; b.addEventListener('click', d)</script>`,
    ),
  ).toEqual(['1:16 onClick=() => {a(); c(); d()}']);
});

test('listeners of scripts that the page loads, with their own places', () => {
  const page = `<form id="f"><input name="q"></form><script src="/js/app.js"></script><script type="module" src="./x.js"></script>`;
  const code = `import { find } from './find.js';\nexport const run = () => find(document.getElementById('f'));\ndocument.getElementById('f').addEventListener('submit', run);`;
  const facts = extractHtml('index.html', page, [{ path: 'js/app.js', text: code }]);
  expect(facts.imports).toEqual([
    { local: '', imported: '*', from: '/js/app.js' },
    { local: '', imported: '*', from: './x.js' },
    { local: 'find', imported: 'find', from: './find.js' },
  ]);
  const [form] = facts.components[0]?.root ?? [];
  expect(form?.kind === 'element' ? form.props.at(-1) : null).toEqual({
    name: 'onSubmit',
    value: { kind: 'reference', path: ['run'], at: { file: 'js/app.js', line: 3, column: 57 } },
    at: { file: 'js/app.js', line: 3, column: 1 },
  });
});

test('generated scripts are left out: nobody wrote them', () => {
  const code = `document.getElementById('b').onclick = go;${'a=1;'.repeat(6000)}`;
  const page = '<button id="b">x</button>';
  expect(handlers(page, [{ path: 'bundle.js', text: code }])).toEqual([]);
  expect(handlers(page, [{ path: 'hand.js', text: code.replaceAll(';', ';\n') }])).toEqual(['1:1 onClick=go']);
});

test('scripts of other sites and of other languages are left out', () => {
  expect(
    showFacts(
      extractHtml(
        'a.html',
        `<script src="https://cdn.example/x.js"></script><script src="//cdn.example/y.js"></script>
         <script type="application/json">{ not: json }</script><script type="text/template"><b></script>`,
      ),
    ),
  ).toEqual(['component a {}']);
});

test('a broken script is a problem at its place; the page is read all the same', () => {
  expect(shown(`<p>Hi</p>\n<script>\n  let a = ;\n</script><button onclick="if (">x</button>`)).toEqual([
    'problem SOURCE_UNPARSABLE pages/index.html:4:31: pages/index.html does not parse: Unexpected token',
    'component index {}',
    '1:1 <p>',
    '  1:4 "Hi"',
    '4:10 <button>',
    '  4:33 "x"',
  ]);
});

test('attributes of dialogs, popovers and commands stay as they are; boolean ones are true', () => {
  expect(
    shown(
      `<button popovertarget="p" command="show-modal" COMMANDFOR="d" data-bs-toggle="modal" data-bs-target="#m" Disabled="false">x</button>`,
    ),
  ).toEqual([
    '1:1 <button>',
    '  1:9 popovertarget="p"',
    '  1:27 command="show-modal"',
    '  1:48 commandfor="d"',
    '  1:63 data-bs-toggle="modal"',
    '  1:86 data-bs-target="#m"',
    '  1:106 disabled=true',
    '  1:123 "x"',
  ]);
});

test('positions count with CRLF and a byte order mark; implied tags have none', () => {
  expect(shown('\uFEFF<table>\r\n\t<tr><td>\r\n\t a</td></tr></table>')).toEqual([
    '1:1 <table>',
    '  2:2 <tr>',
    '    2:6 <td>',
    '      3:3 " a"',
  ]);
});

const bits = fc.constantFrom(
  '<div>',
  '</div>',
  '<form id="f">',
  '</form>',
  '<table><tr>',
  '<b><p>',
  '</b>',
  '<button onclick="',
  '">',
  "a('&quot;')",
  '<script>',
  '</script>',
  "document.getElementById('f').onsubmit = ",
  '() => {',
  '}',
  '$("#f").on("click", ',
  ')',
  '<!--',
  '<svg><title>',
  '<template>',
  '<select><option>',
  '<textarea>',
  '\n',
  '\r\n',
  '&amp;',
  '<html>',
  '<body class=x>',
  '\u0000',
  '🙂',
);

test('no text makes extraction throw, and every element stands where its tag opens', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(bits, { maxLength: 40 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const facts = extractHtml('a.html', text);
      const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
      for (const line of showFacts(facts)) {
        const [, row, column, tag] = /^\s*(\d+):(\d+) <([a-z]+)>/.exec(line) ?? [];
        if (tag === undefined) continue;
        const written = lines[Number(row) - 1]?.slice(Number(column) - 1).toLowerCase();
        expect(written?.startsWith(`<${tag}`)).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test('elements nested very deep are a problem or read, never a crash', () => {
  const facts = extractHtml('deep.html', '<div>'.repeat(30_000));
  expect(facts.components.length + facts.problems.length).toBe(1);
});

test("handlers of a library's attributes are the element's own, unless they are for what happens elsewhere", () => {
  expect(
    handlers(`<button @click.prevent="remove(7)">A</button><button x-on:click="toggle">B</button>
      <button v-on:click="open = !open" @click.outside="open = false" @keydown.escape.window="shut()">C</button>
      <button @click="{ a: 1 }b">D</button><button onclick="toggle">E</button>`),
  ).toMatchInlineSnapshot(`
    [
      "1:9 onClick=(event) => {remove(7)}",
      "1:54 onClick=(event) => {toggle()}",
      "2:15 onClick=(event) => {open = (open ? false | true)}",
      "3:15 onClick=(event) => {}",
      "3:52 onClick=(event) => {}",
    ]
  `);
  expect(extractHtml('a.html', '<button @click="{ a: 1 }b c">D</button>').problems).toEqual([]);
});
