import type { JsonSchema, JsonValue } from '@webmcp/contract';
import { beforeEach, describe, expect, test } from 'vitest';

import { choice } from '../../src/act/controls/choice.js';
import { combobox } from '../../src/act/controls/combobox.js';
import { comboboxOfSeveral } from '../../src/act/controls/combobox-of-several.js';
import { dateBox } from '../../src/act/controls/date-box.js';
import { dateParts } from '../../src/act/controls/date-parts.js';
import { editable } from '../../src/act/controls/editable.js';
import { fill, setting } from '../../src/act/fill/fill-field.js';
import { stepper } from '../../src/act/controls/stepper.js';
import { text } from '../../src/act/controls/text.js';
import { field } from './manifest-of.js';

const adapters = [dateParts, dateBox, combobox, comboboxOfSeveral, stepper, choice, text, editable];
const $ = <T extends HTMLElement = HTMLElement>(selector: string): T => document.querySelector<T>(selector)!;
const filling = (value: JsonValue, schema: JsonSchema) => ({
  field: field('it', 'It', schema),
  value,
  find: () => $('[data-it]') ?? undefined,
});
const set = (value: JsonValue, schema: JsonSchema = {}): Promise<string | undefined> =>
  fill(filling(value, schema), adapters);

function show(html: string): void {
  document.body.innerHTML = `<main>${html}</main>`;
}
beforeEach(() => show(''));

describe('sliders and spinbuttons that are drawn', () => {
  function slider(now: number, step: number, least: number, most: number, later = 0): HTMLElement {
    show(`<div data-it role="slider" tabindex="0" aria-valuenow="${now}"></div>`);
    const it = $('[data-it]');
    it.addEventListener('keydown', ({ key }) => {
      const by = { ArrowUp: step, ArrowDown: -step }[key];
      if (by === undefined) return;
      const next = Math.min(most, Math.max(least, Number(it.ariaValueNow) + by));
      setTimeout(() => (it.ariaValueNow = String(next)), later);
    });
    return it;
  }

  test.each([
    [18, 22],
    [18, 16],
    [18, 18],
  ])('from %i to %i', async (from, to) => {
    const it = slider(from, 1, 16, 26);
    expect(await set(to)).toBeUndefined();
    expect(it.ariaValueNow).toBe(String(to));
  });

  test('waits for each step that is drawn later', async () => {
    const it = slider(18, 1, 16, 26, 5);
    expect(await set(21)).toBeUndefined();
    expect(it.ariaValueNow).toBe('21');
  });

  test('a value between two steps, or beyond the end, is told', async () => {
    slider(0, 10, 0, 100);
    expect(await set(25)).toMatch('does not take the value 25; it shows "30"');
    slider(0, 10, 0, 100);
    expect(await set(110)).toMatch('it shows "100"');
  });

  test('one that no key moves is told', async () => {
    show('<div data-it role="spinbutton" aria-valuenow="1"></div>');
    expect(await set(3)).toMatch('it shows "1"');
  });
});

describe('times and months', () => {
  const pattern = { type: 'string', pattern: '.' };

  /** A box that takes what it understands on Enter and else forgets it. */
  function box(placeholder: string, read: (text: string) => string | undefined): void {
    show(`<input data-it placeholder="${placeholder}">`);
    const it = $<HTMLInputElement>('input');
    let kept = '';
    it.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') kept = read(it.value) ?? kept;
    });
    it.addEventListener('focusout', () => (it.value = kept));
  }

  test.each([
    ['Select time', '07:30', '07:30'],
    ['hh:mm aa', '19:05', '07:05 PM'],
    ['MM/DD/YYYY hh:mm aa', '2027-03-04T00:30', '03/04/2027 12:30 AM'],
    ['YYYY-MM-DD HH:mm', '2027-03-04T13:30', '2027-03-04 13:30'],
    ['', '2027-03-04T13:30', '2027-03-04 13:30'],
    ['MM/YYYY', '2027-07', '07/2027'],
  ])('a box of %j takes %s as %s', async (placeholder, value, written) => {
    box(placeholder, (text) => text);
    expect(await set(value, pattern)).toBeUndefined();
    expect($<HTMLInputElement>('input').value).toBe(written);
  });

  test.each([
    ['13:30', '1:30 PM', true],
    ['13:30', '01:30', false],
    ['07:08', '08:07', false],
    ['2027-07', 'July 2027', true],
    ['2027-07', 'June 2027', false],
    ['2027-03-04T13:30', '04/03/2027 13:30:00', true],
    ['2027-03-04T13:30', '04/03/2027 13:31', false],
    ['2027-03-04T13:30', '2027-03-04', false],
  ])('%s that is shown as %s: %j', async (value, shown, same) => {
    box('', () => shown);
    const problem = await set(value, pattern);
    expect(problem === undefined).toBe(same);
  });

  test('parts: the hour of a clock with two halves stands before the minutes', async () => {
    const part = (label: string, most: number): string =>
      `<span role="spinbutton" aria-label="${label}" aria-valuemax="${most}" contenteditable>${label}</span>`;
    show(
      `<div data-it role="group">${part('Month', 12)}/${part('Day', 31)}/${part('Year', 9999)} ${part('Hours', 12)}:${part('Minutes', 59)} ${part('Meridiem', 1)}</div>`,
    );
    for (const each of document.querySelectorAll<HTMLElement>('[role=spinbutton]')) {
      let typed = '';
      each.addEventListener('mousedown', () => (typed = ''));
      each.addEventListener('beforeinput', (event) => {
        event.preventDefault();
        const data = (event as InputEvent).data ?? '';
        typed += data;
        each.textContent = /\d/.test(data) ? typed : data === 'P' ? 'PM' : 'AM';
        if (/\d/.test(data)) each.ariaValueNow = String(Number(typed));
      });
    }
    expect(await set('2027-03-04T19:05', pattern)).toBeUndefined();
    expect($('[role=group]').textContent).toBe('03/04/2027 07:05 PM');
    const now = setting(filling('2027-03-04T07:05', pattern), adapters);
    expect(now?.holds()).toBe(false);
  });

  test('a plain box of text is none of them', async () => {
    show('<input data-it>');
    const keys: string[] = [];
    $('input').addEventListener('keydown', ({ key }) => keys.push(key));
    expect(await set('2027-07')).toBeUndefined();
    expect(keys).not.toContain('Enter');
  });
});

describe('boxes of several values', () => {
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

  test('each value is typed and taken by Enter; what was there goes', async () => {
    const held = chips();
    expect(await set(['vegan', 'late'])).toBeUndefined();
    expect(held()).toEqual(['vegan', 'late']);
  });

  test('a value that is not taken is told', async () => {
    const held = chips(1);
    expect(await set(['vegan', 'late'])).toMatch('does not take the value');
    expect(held()).toEqual(['vegan']);
  });
});

describe('selects that are drawn', () => {
  /** Opens its list at a press and shows what was chosen in `[data-shown]`. */
  function select(html: string): void {
    show(html);
    const it = $('[data-it]');
    it.addEventListener('click', () => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<div role="listbox"><div role="option">Small</div><div role="option">Large</div></div>',
      );
      it.ariaExpanded = 'true';
      for (const option of document.querySelectorAll<HTMLElement>('[role=option]'))
        option.addEventListener('click', () => {
          $('[data-shown]').textContent = option.textContent;
          $('[role=listbox]').remove();
          it.ariaExpanded = 'false';
        });
    });
  }

  test('an arrow beside what is chosen is no part of it', async () => {
    select('<button data-it role="combobox" aria-expanded="false"><span data-shown></span><span>▼</span></button>');
    expect(await set('Large')).toBeUndefined();
    expect($('[data-shown]').textContent).toBe('Large');
  });

  test('an input that takes no text opens a list all the same', async () => {
    select('<div><input data-it readonly aria-haspopup="listbox" aria-expanded="false"><span data-shown></span></div>');
    expect(await set('Small')).toBeUndefined();
    expect($('[data-shown]').textContent).toBe('Small');
  });
});

describe("another control's options", () => {
  test('a list that stands on the page is not what a combobox opens', async () => {
    show(`<ul role="listbox"><li role="option" id="stands">Oslo</li></ul>
      <button data-it role="combobox" aria-expanded="false">None</button>`);
    const pressed: string[] = [];
    $('#stands').addEventListener('click', () => pressed.push('stands'));
    $('button').addEventListener('click', () =>
      setTimeout(() => {
        if ($('#opened')) return;
        document.body.insertAdjacentHTML(
          'beforeend',
          '<ul role="listbox" id="opened"><li role="option">Oslo</li></ul>',
        );
        $('#opened').addEventListener('click', () => {
          pressed.push('opened');
          $('button').textContent = 'Oslo';
          $('#opened').remove();
        });
      }, 100),
    );
    expect(await set('Oslo')).toBeUndefined();
    expect(pressed).toEqual(['opened']);
  });
});

test('between two checkboxes a component has the time to render', async () => {
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
