import { expect, test } from 'vitest';

import { press, pressAs } from '../../../src/act/gestures/press.js';

const types = [
  'pointerover',
  'mouseover',
  'pointermove',
  'mousemove',
  'pointerdown',
  'mousedown',
  'focus',
  'pointerup',
  'mouseup',
  'click',
];

function button(): { heard: string[]; element: HTMLButtonElement } {
  document.body.innerHTML = '<button>Go</button>';
  const element = document.querySelector('button')!;
  const heard: string[] = [];
  for (const type of types) element.addEventListener(type, () => heard.push(type));
  return { heard, element };
}

test('press sends the events of a mouse in order', () => {
  const { heard, element } = button();
  press(element);
  expect(heard).toEqual(types);
});

test('press sends only the click after a cancelled pointerdown', () => {
  const { heard, element } = button();
  element.addEventListener('pointerdown', (event) => event.preventDefault());
  press(element);
  expect(heard).toEqual(['pointerover', 'mouseover', 'pointermove', 'mousemove', 'pointerdown', 'pointerup', 'click']);
});

test('press skips the click of an element that mousedown removes', () => {
  const { heard, element } = button();
  element.addEventListener('mousedown', () => element.remove());
  press(element);
  expect(heard).not.toContain('click');
});

test('press submits a form with validation', async () => {
  document.body.innerHTML = '<form><input required><button>Go</button></form>';
  const seen: string[] = [];
  document.querySelector('form')!.addEventListener('submit', () => seen.push('submit'));
  document.querySelector('input')!.addEventListener('invalid', () => seen.push('invalid'));
  press(document.querySelector('button')!);
  await expect.poll(() => seen).toEqual(['invalid']);
});

test('press reaches a listener on the content of an item', () => {
  document.body.innerHTML = '<ul role="menu"><li role="menuitem"><div><a tabindex="-1">Copy</a></div></li></ul>';
  const heard: EventTarget[] = [];
  document.querySelector('a')!.style.display = 'block';
  document.querySelector('div')!.addEventListener('click', ({ target }) => heard.push(target!));
  press(document.querySelector('li')!);
  expect(heard).toEqual([document.querySelector('a')]);
});

test('press skips another control in the middle of the element', () => {
  document.body.innerHTML = '<div tabindex="0"><button style="width: 100%">Delete</button></div>';
  let deleted = false;
  document.querySelector('button')!.addEventListener('click', () => {
    deleted = true;
  });
  const heard: EventTarget[] = [];
  const row = document.querySelector('div')!;
  row.addEventListener('click', ({ target }) => heard.push(target!));
  press(row);
  expect({ deleted, heard }).toEqual({ deleted: false, heard: [row] });
});

test('press clicks the element whose content is redrawn meanwhile', () => {
  const { heard, element } = button();
  element.innerHTML = '<span>Go</span>';
  element.addEventListener('pointerdown', () => {
    element.innerHTML = '<span>Going</span>';
  });
  press(element);
  expect(heard.filter((type) => type !== 'focus')).toEqual(types.filter((type) => type !== 'focus'));
});

test('press reaches a drawing that listens, and its button if it does not', () => {
  const drawing = '<svg width="20" height="20" viewBox="0 0 20 20"><path d="M0 0h20v20H0z"/></svg>';
  document.body.innerHTML = `<p>${drawing}</p><button>${drawing}</button>`;
  const [own, inner] = document.querySelectorAll('svg');
  const heard: string[] = [];
  own!.addEventListener('click', ({ target }) => heard.push((target as Element).localName));
  document.querySelector('button')!.addEventListener('click', () => heard.push('in button'));
  press(own as Element as HTMLElement);
  press(inner!.parentElement!);
  expect(heard).toEqual(['svg', 'in button']);
});

/** Marks an element as React does for a handler of a press. */
const answerAs = (element: Element, onClick: () => void): void => {
  Reflect.set(element, '__reactProps$test', { onClick });
  element.addEventListener('click', onClick);
};

test.each([
  ['is the only content of a button that does not listen', '', '', ['drawing', 'list']],
  ['lies in a button with a text', 'Edit ', '', ['list']],
  ['lies in a button that listens', '', 'own', ['button', 'list']],
])('press reaches a drawing that a framework answers if it %s', (_, text, own, expected) => {
  const drawing = '<svg width="8" height="8"><path d="M0 0h8v8H0z"/></svg>';
  document.body.innerHTML = `<ul><li><button style="padding: 40px">${text}${drawing}</button></li></ul>`;
  const heard: string[] = [];
  answerAs(document.querySelector('svg')!, () => heard.push('drawing'));
  if (own) answerAs(document.querySelector('button')!, () => heard.push('button'));
  document.querySelector('ul')!.addEventListener('click', () => heard.push('list'));
  press(document.querySelector('button')!);
  expect(heard).toEqual(expected);
});

test('pressAs ends with a double click where the target needs one', () => {
  const { heard, element } = button();
  element.addEventListener('dblclick', ({ detail }) => heard.push(`dblclick ${detail}`));
  pressAs({ double: true }, element);
  expect(heard.filter((type) => /click/.test(type))).toEqual(['click', 'click', 'dblclick 2']);
});

test.each([
  ['the button that is all of an option', '<button>Small</button>', 'BUTTON LI'],
  ['an option beside a button of its own', '<span>Small and smaller</span> <button>?</button>', 'LI'],
  ['an option with a button in the middle', 'Small <button style="width: 90%">Remove</button>', 'LI'],
])('press reaches %s', (_, inside, expected) => {
  document.body.innerHTML = `<ul role="listbox"><li role="option" style="width: 400px">${inside}</li></ul>`;
  const heard: string[] = [];
  for (const element of document.querySelectorAll('li,button'))
    element.addEventListener('click', () => heard.push(element.tagName));
  press(document.querySelector('li')!);
  expect(heard.join(' ')).toBe(expected);
});
