import { describe, expect, test } from 'vitest';

import { fieldControls } from '../../../src/act/controls/field-controls.js';
import { fillField } from '../../../src/act/fill/fill-field.js';
import { field } from '../manifest-of.js';
import { $, heard, refuses, set, show } from './set-field.js';

describe('a select', () => {
  const cities = '<option value="">Choose</option><option value="r">Rome</option><option value="o">Oslo</option>';

  test('is set by value and by visible text', async () => {
    show(`<select data-it>${cities}</select>`);
    expect(await set('o')).toBeUndefined();
    expect($('select').value).toBe('o');
    expect(await set('Rome')).toBeUndefined();
    expect($('select').value).toBe('r');
    expect(heard.filter((each) => each === 'change')).toHaveLength(2);
  });

  test('is set by a title, where the page has other values than the map', async () => {
    show(`<select data-it>${cities}</select>`);
    expect(await set('rome-1', { oneOf: [{ const: 'rome-1', title: 'Rome' }] })).toBeUndefined();
    expect($('select').value).toBe('r');
  });

  test('takes several options', async () => {
    show(`<select data-it multiple>${cities}</select>`);
    expect(await set(['r', 'Oslo'])).toBeUndefined();
    expect([...$<HTMLSelectElement>('select').selectedOptions].map(({ value }) => value)).toEqual(['r', 'o']);
  });

  test('refuses an option that is doubled, missing or disabled', () => {
    show(
      '<select data-it><option value=1>Rome</option><option value=2>Rome</option><option value=3 disabled>Oslo</option></select>',
    );
    expect(refuses('Rome')).toBe('has option "Rome" twice; choose one of: Rome, Rome, Oslo');
    expect(refuses('Bonn')).toBe('has no option "Bonn"; choose one of: Rome, Rome, Oslo');
    expect(refuses('Oslo')).toBe('does not offer option "Oslo" now; choose one of: Rome, Rome, Oslo');
  });
});

describe('buttons that carry a value', () => {
  const pressed = (): string => $('[data-pressed]')?.dataset.kind ?? '';
  const listen = (): void => {
    for (const each of document.querySelectorAll<HTMLElement>('[data-kind]'))
      each.addEventListener('click', () => {
        for (const other of document.querySelectorAll('[data-pressed]')) other.removeAttribute('data-pressed');
        each.dataset.pressed = '';
      });
  };

  test('are pressed by their text without its count, and the exact text wins', async () => {
    show(`<p><button data-it data-kind="all">All (12)</button><button data-kind="done">Done (3)</button>
      <button data-kind="old">Done (3) 2</button></p>`);
    listen();
    expect(await set('Done (3)')).toBeUndefined();
    expect(pressed()).toBe('done');
    expect(await set('All')).toBeUndefined();
    expect(pressed()).toBe('all');
    expect(refuses('Open')).toMatch(/has no option "Open"/);
  });

  test('are pressed without their count where each has a box of its own, among buttons that carry the same', async () => {
    show(`<nav><div><button data-it data-kind="all">All 12</button></div><div><button data-kind="done">Done 3</button></div>
      <div><button>Old 4</button></div></nav>`);
    listen();
    expect(await set('Done')).toBeUndefined();
    expect(pressed()).toBe('done');
    expect(refuses('Old')).toMatch(/has no option "Old"/);
  });

  test('are pressed by their value if they look the same, also as boxes without a role', async () => {
    show(`<p><i data-it data-kind="1">★</i><i data-kind="2">★</i><i data-kind="3">★</i><i data-other="2">★</i></p>
      <p><i data-kind="2">★</i></p>`);
    listen();
    expect(await set('2')).toBeUndefined();
    expect(document.querySelectorAll('p:first-child [data-pressed]')).toHaveLength(1);
    expect(pressed()).toBe('2');
    expect(refuses('4')).toBe('has no option "4"; choose one of: 1, 2, 3');
  });

  test('refuse a text that two of them have before a count', () => {
    show('<p><button data-it>Done (1)</button><button>Done (2)</button></p>');
    expect(refuses('Done')).toMatch(/has option "Done" twice/);
  });
});

describe('a group', () => {
  test('of radios with one name is set by value or label, from any of them', async () => {
    show(`<form><input type="radio" name="size" value="s" id="s" data-it><label for="s">Small</label>
    <input type="radio" name="size" value="l" id="l"><label for="l">Large</label></form>
    <form><input type="radio" name="size" value="l" id="other"></form>`);
    expect(await set('Large')).toBeUndefined();
    expect($('#l').checked).toBe(true);
    expect(await set('s')).toBeUndefined();
    expect([$('#s').checked, $('#other').checked]).toEqual([true, false]);
    expect(refuses('Huge')).toBe('has no option "Huge"; choose one of: Small, Large');
  });

  test('of drawn radios is pressed', async () => {
    show(`<div role="radiogroup" aria-label="Size"><button role="radio" aria-checked="true" data-it>Small</button>
    <button role="radio" aria-checked="false">Large</button></div>`);
    for (const radio of document.querySelectorAll('[role=radio]'))
      radio.addEventListener('click', () => {
        for (const each of document.querySelectorAll('[role=radio]'))
          each.setAttribute('aria-checked', String(each === radio));
      });
    expect(await set('Large')).toBeUndefined();
    expect($('[aria-checked=true]').textContent).toBe('Large');
  });

  test('of checkboxes with one name takes several', async () => {
    show(
      `<form>${['Rye', 'Oat', 'Spelt'].map((each) => `<label><input type="checkbox" name="flour" value="${each}" ${each === 'Rye' ? 'data-it checked' : ''}>${each}</label>`).join('')}</form>`,
    );
    expect(await set(['Oat', 'Spelt'])).toBeUndefined();
    expect([...document.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([false, true, true]);
  });

  test('of checkboxes lets the component render between two presses', async () => {
    show(
      `<form>${['Rye', 'Oat', 'Spelt'].map((each) => `<input type="checkbox" name="flour" value="${each}" ${each === 'Rye' ? 'data-it' : ''}>`).join('')}</form>`,
    );
    // As Vue's v-model on an array: the next value is made of the one that was last rendered.
    let rendered: string[] = [];
    for (const box of document.querySelectorAll('input'))
      box.addEventListener('change', () => {
        const next = box.checked ? [...rendered, box.value] : rendered.filter((each) => each !== box.value);
        queueMicrotask(() =>
          setTimeout(() => {
            rendered = next;
            for (const each of document.querySelectorAll('input')) each.checked = rendered.includes(each.value);
          }),
        );
      });
    expect(await set(['Rye', 'Spelt'])).toBeUndefined();
    expect(rendered).toEqual(['Rye', 'Spelt']);
  });

  test('of drawn radios skips their hidden native twins', async () => {
    const radio = (value: string): string =>
      `<button type="button" role="radio" aria-checked="false" value="${value}">${value}</button><input type="radio" aria-hidden="true" value="${value}">`;
    show(`<div role="radiogroup"><div data-it>${radio('Card')}</div>${radio('Cash')}</div>`);
    for (const each of document.querySelectorAll<HTMLElement>('button'))
      each.addEventListener('click', () => {
        each.ariaChecked = 'true';
        (each.nextElementSibling as HTMLInputElement).checked = true;
      });
    expect(await set('Cash', {}, 'button')).toBeUndefined();
    expect($<HTMLElement>('button[value=Cash]').ariaChecked).toBe('true');
  });
});

describe('loose buttons and links', () => {
  const pressed: string[] = [];
  const listen = (): void => {
    pressed.length = 0;
    for (const each of document.querySelectorAll('button,a'))
      each.addEventListener('click', (event) => {
        event.preventDefault();
        pressed.push(each.textContent);
      });
  };

  test('are pressed by their text, also outside the parent of the first', async () => {
    show(`<section><div><button data-it>All</button></div><ul><li><button>Bread</button></li></ul></section>
    <section><button>Cake</button></section>`);
    listen();
    expect(await set('Bread')).toBeUndefined();
    expect(pressed).toEqual(['Bread']);
    expect(refuses('Cake')).toBe('has no option "Cake"; choose one of: All, Bread');
  });

  test('are pressed by their text at the top of a shadow root', async () => {
    show('<div id="host"></div>');
    const root = $('#host').attachShadow({ mode: 'open' });
    root.innerHTML = '<button>Good</button><button>Bad</button>';
    for (const each of root.querySelectorAll('button'))
      each.addEventListener('click', () => pressed.push(each.textContent));
    pressed.length = 0;
    const filling = { field: field('it', 'It'), value: 'Bad', find: () => root.querySelector('button')! };
    expect(await fillField(filling, fieldControls)).toBeUndefined();
    expect(pressed).toEqual(['Bad']);
  });

  test('of a menu are pressed by their text', async () => {
    show(
      `<nav><ul><li><a href="/a" data-it>Orders</a></li><li><a href="/b">Rooms</a></li></ul></nav><a href="/c">Help</a>`,
    );
    listen();
    expect(await set('Rooms')).toBeUndefined();
    expect(pressed).toEqual(['Rooms']);
    expect(refuses('Help')).toBe('has no option "Help"; choose one of: Orders, Rooms');
  });
});
