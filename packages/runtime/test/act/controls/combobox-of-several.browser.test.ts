import { expect, test } from 'vitest';

import { $, set, show } from './set-field.js';

test('comboboxOfSeveral chooses missing options and removes unwanted ones', async () => {
  show('<button data-it role="combobox" aria-expanded="false">Ann</button>');
  const chosen = new Set(['Ann']);
  const draw = (): void => {
    $('button').textContent = [...chosen].join(', ');
    $('#list')?.remove();
    document.body.insertAdjacentHTML(
      'beforeend',
      `<ul role="listbox" id="list">${['Ann', 'Bob', 'Cyd'].map((each) => `<li role="option" aria-selected="${chosen.has(each)}">${each}</li>`).join('')}</ul>`,
    );
    $('#list').addEventListener('click', ({ target }) => {
      const text = (target as HTMLElement).textContent!;
      if (!chosen.delete(text)) chosen.add(text);
      draw();
    });
  };
  $('button').addEventListener('click', draw);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && $('#list').remove(), { once: true });
  expect(await set(['Bob', 'Cyd'])).toBeUndefined();
  expect([...chosen]).toEqual(['Bob', 'Cyd']);
});

/** Chips before the input: Enter adds one, Backspace in the empty box takes the last one back. */
function chips(limit = Infinity): () => string[] {
  show('<div><div><span data-chips></span><input data-it></div></div>');
  const input = $<HTMLInputElement>('input');
  const held: string[] = ['old'];
  const draw = (): void => void ($('[data-chips]').innerHTML = held.map((each) => `<p>${each}</p>`).join(''));
  draw();
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter' && input.value) {
      if (held.length < limit) held.push(input.value);
      input.value = '';
    } else if (key === 'Backspace' && !input.value) held.pop();
    draw();
  });
  return () => held;
}

test('comboboxOfSeveral types each value and removes the old ones', async () => {
  const held = chips();
  expect(await set(['vegan', 'late'])).toBeUndefined();
  expect(held()).toEqual(['vegan', 'late']);
});

test('comboboxOfSeveral reports a value that the box refuses', async () => {
  const held = chips(1);
  expect(await set(['vegan', 'late'])).toMatch('does not take the value');
  expect(held()).toEqual(['vegan']);
});

test('comboboxOfSeveral reads the values of Ant Design, which are beside two boxes around the input', async () => {
  show(`
    <div data-values>
      <div><div><input data-it role="combobox" readonly aria-expanded="false" aria-controls="list"></div></div>
    </div>
    <ul role="listbox" id="list" hidden><li role="option">Low</li><li role="option">High</li></ul>`);
  const input = $<HTMLInputElement>('input');
  const open = (isOpen: boolean): void => {
    $('#list').hidden = !isOpen;
    input.ariaExpanded = String(isOpen);
  };
  input.addEventListener('click', () => open(true));
  $('#list').addEventListener('click', ({ target }) => {
    $('[data-values]').insertAdjacentHTML('afterbegin', `<p>${(target as HTMLElement).textContent}</p>`);
    open(false);
  });
  expect(await set(['High'])).toBeUndefined();
  expect($('[data-values] p').textContent).toBe('High');
});
