import { expect, it } from 'vitest';
import { isStrong } from '../../../src/page/elements/interactive.js';
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
};

it.each(partRules)('leaves out a $name', ({ name, isPart }) => {
  show(parts[name]!);
  const element = document.getElementById('it')!;
  expect(isPart(element)).toBe(true);
  expect(isStrong(element)).toBe(false);
});
