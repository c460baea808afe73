import { describe, expect, test } from 'vitest';

import { readHtml, readReact, readVue, type ReadApp } from './read-app.js';

const ways = (app: ReadApp): string[] => app.summaries().map(({ action, openers }) => [...openers, action].join(' > '));

describe('scripts that open', () => {
  test.each([
    [
      'an element that is hidden',
      '<button id="b">Show</button><div id="p" hidden><button>Send</button></div>',
      'p.hidden = false',
    ],
    [
      'a class that hides',
      '<button id="b">Show</button><div id="p" class="panel hidden"><button>Send</button></div>',
      "p.classList.remove('hidden')",
    ],
    [
      'a class that is toggled',
      '<button id="b">Show</button><div id="p" class="d-none"><button>Send</button></div>',
      "p.classList.toggle('d-none')",
    ],
    [
      'a style',
      '<button id="b">Show</button><div id="p" style="display: none"><button>Send</button></div>',
      "p.style.display = 'block'",
    ],
    ['a dialog', '<button id="b">Show</button><dialog id="p"><button>Send</button></dialog>', 'p.showModal()'],
  ])('%s', (_, body, does) => {
    const script = `<script>const p = document.getElementById('p'); document.getElementById('b').addEventListener('click', () => { ${does}; });</script>`;
    expect(ways(readHtml(body + script))).toEqual(['Show > Send']);
  });

  test.each([
    "new bootstrap.Modal(document.getElementById('p')).show()",
    "new bootstrap.Modal('#p').show()",
    'const shown = new bootstrap.Modal(p); shown.show()',
    'kept.show()',
    'bootstrap.Modal.getOrCreateInstance(p).show()',
    "$('#p').modal('show')",
    "$('#p').modal()",
  ])("Bootstrap's dialog by %s", (does) => {
    const body =
      '<button id="b">Edit</button><div id="p" class="modal"><input aria-label="Name"><button id="s">Keep</button></div>';
    const script = `<script>const p = document.getElementById('p'); const kept = new bootstrap.Modal(p);
      document.getElementById('b').addEventListener('click', () => { ${does}; });
      document.getElementById('s').addEventListener('click', () => { save(); kept.hide(); });</script>`;
    expect(ways(readHtml(body + script))).toEqual(['Edit > Keep']);
  });

  test('a script that only hides opens nothing', () => {
    const app = readHtml(
      `<button id="b">Hide</button><div id="p" class="hidden"><button>Send</button></div><script>document.getElementById('b').onclick = () => document.getElementById('p').classList.add('hidden');</script>`,
    );
    expect(ways(app)).toEqual(['Hide', 'Send']);
  });

  test('a ref in React opens its element', () => {
    const app = readReact(
      '<Page />',
      `import { useRef } from 'react';
       function Page() { const dialog = useRef(null); return <><button onClick={() => dialog.current?.showModal()}>Open</button><dialog ref={dialog}><button onClick={() => dialog.current.close()}>Close</button><button onClick={() => send()}>Send</button></dialog></>; }`,
    );
    expect(ways(app)).toEqual(['Open > Send']);
  });

  test('a script that saves before it closes is no dismissal, and one that clears or restyles is', () => {
    const app = (close: string) =>
      readReact(
        '<Page />',
        `import { useRef, useState } from 'react';
         function Page() { const dialog = useRef(null); const [text, setText] = useState(''); const [note, setNote] = useState('');
           return <><button onClick={() => dialog.current?.showModal()}>Open</button><dialog ref={dialog}><input aria-label="Text" onChange={(e) => setText(e.target.value)} /><button onClick={() => { ${close}; dialog.current.close(); }}>Done</button></dialog></>; }`,
      );
    expect(ways(app('setNote(text)'))).toEqual(['Open > Done']);
    expect(ways(app('api.keep(text)'))).toEqual(['Open > Done']);
    expect(ways(app("setText('')"))).toEqual(['Open > ']);
    expect(ways(app("document.body.classList.remove('locked')"))).toEqual(['Open > ']);
  });

  test('a template ref in Vue opens its element, also of a library’s menu', () => {
    const app = readVue(
      `<button @click="menu.toggle($event)">More</button><Menu ref="menu" :model="[{ label: 'Copy', command: () => copy() }]" />`,
      `import { ref } from 'vue'; import Menu from 'primevue/menu'; const menu = ref();`,
    );
    expect(ways(app)).toEqual(['More > Copy']);
  });
});
