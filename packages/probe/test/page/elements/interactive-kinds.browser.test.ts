import { expect, it } from 'vitest';
import { interactiveElements, isStrong } from '../../../src/page/elements/interactive.js';
import { interactiveKinds, partRules } from '../../../src/page/elements/interactive-kinds.js';
import { show } from '../fixture.js';

const examples: Record<string, string> = {
  'native control': '<textarea id="it"></textarea>',
  link: '<a id="it" href="/orders">Orders</a>',
  disclosure: '<details><summary id="it">More</summary></details>',
  'editing host': '<div id="it" contenteditable></div>',
  'date or time in parts': '<div id="it" role="group"><span role="spinbutton" contenteditable>1</span></div>',
  'drawn control': '<div id="it" role="switch"></div>',
};

it.each(interactiveKinds)('an element of the kind "$name" is interactive by itself', ({ name }) => {
  show(examples[name]!);
  expect(isStrong(document.getElementById('it')!)).toBe(true);
});

const parts: Record<string, string> = {
  'card or row that is only dragged': '<div id="it" role="button" tabindex="0" aria-roledescription="sortable">A</div>',
  'summary that is not the one of its details':
    '<details><summary>More</summary><summary id="it">Again</summary></details>',
  'spin button of a date in parts': '<div role="group"><span id="it" role="spinbutton" contenteditable>1</span></div>',
  'editing host inside another one': '<div contenteditable><p id="it" contenteditable>text</p></div>',
  'listbox whose items are pressed':
    '<div id="it" role="listbox" tabindex="0"><div onclick="" tabindex="-2" style="cursor:pointer">Edit</div></div>',
};

it.each(partRules)('leaves out a $name', ({ name, isPart }) => {
  show(parts[name]!);
  const element = document.getElementById('it')!;
  expect(isPart(element)).toBe(true);
  expect(isStrong(element)).toBe(false);
});

it('each item of a listbox without options is an element', () => {
  show(parts['listbox whose items are pressed']!.replace('</div></div>', '</div><a href="/one">One</a></div>'));
  expect(interactiveElements(document.body).map(({ textContent }) => textContent)).toEqual(['Edit', 'One']);
});

it.each([
  ['with options', '<div id="it" role="listbox"><div role="option" onclick="">Red</div></div>'],
  ['without items', '<div id="it" role="listbox"><div>Nothing</div></div>'],
  ['of a field', '<input role="combobox" aria-controls="it"><div id="it" role="listbox"><p onclick="">Red</p></div>'],
])('a listbox %s is one control', (_, html) => {
  show(html);
  const list = document.getElementById('it')!;
  expect(isStrong(list)).toBe(true);
  expect(interactiveElements(document.body)).toContain(list);
});

it('a part of a button or link that answers its own press is an element', () => {
  show(`
    <div role="button" tabindex="0">Paint the quay <span onclick="">delete</span> <em>Work</em></div>
    <button>Notes <i onclick="">×</i></button>
    <button><span onclick="">Save</span></button>
    <ul role="listbox"><li role="option">Red <b onclick="">×</b></li></ul>`);
  const found = interactiveElements(document.body).map(({ localName }) => localName);
  expect(found).toEqual(['div', 'span', 'button', 'i', 'button', 'ul', 'li']);
});

it.each([
  ['aria-roledescription="sortable"', 'dnd-kit'],
  ['data-rfd-drag-handle-draggable-id="1"', 'hello-pangea/dnd'],
])('the parts of a card with %s are elements, and the card is none', (mark) => {
  show(
    `<div role="button" tabindex="0" ${mark}><p>Paint the quay</p><span onclick="">delete</span><button>Edit</button></div>`,
  );
  expect(interactiveElements(document.body).map(({ localName }) => localName)).toEqual(['span', 'button']);
});
