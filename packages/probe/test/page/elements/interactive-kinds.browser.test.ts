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
