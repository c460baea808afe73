import { expect, it } from 'vitest';
import { containerKind, containerRules } from '../../../src/page/containers/container-rules.js';
import { show } from '../fixture.js';

const examples: Record<string, { html: string; kind: string | null }> = {
  'form tag': { html: '<form id="it"></form>', kind: 'form' },
  'closed dialog': { html: '<dialog id="it" aria-label="Settings"></dialog>', kind: null },
  'drawn as a dialog': {
    html: '<p>Orders</p><div id="it" style="position: fixed; inset: 0; background: #0008"><button>Delete</button></div>',
    kind: 'dialog',
  },
  'tooltip with a control': {
    html: '<div id="it" role="tooltip"><p>Delete it?</p><button>OK</button></div>',
    kind: 'dialog',
  },
  'role of a container': { html: '<div id="it" role="toolbar"></div>', kind: 'landmark' },
  'box that a heading heads': {
    html: '<div><div id="it"><h3>Income</h3></div><div><h3>Expenses</h3></div></div>',
    kind: 'landmark',
  },
  'section with a heading': { html: '<section id="it"><h2>Orders</h2></section>', kind: 'landmark' },
};

it.each(containerRules)('the rule "$name" decides', ({ name, applies }) => {
  const { html, kind } = examples[name]!;
  show(html);
  const element = document.getElementById('it')!;
  expect(applies(element)).toBe(true);
  expect(containerKind(element)).toBe(kind);
});

it.each([
  '<div id="it" role="tooltip">Saves the draft</div>',
  '<section id="it"><p>Orders</p></section>',
  '<div id="it"></div>',
  '<div id="it"><h3>The only heading</h3></div>',
  '<div id="it"><h3>Income</h3><h3>Expenses</h3></div>',
  '<form><div id="it"><h3>Title</h3></div></form>',
  '<div id="it" style="cursor: pointer"><h3>Ada</h3></div><div><h3>Ben</h3></div>',
])('%s is no container', (html) => {
  show(html);
  expect(containerKind(document.getElementById('it')!)).toBeNull();
});
