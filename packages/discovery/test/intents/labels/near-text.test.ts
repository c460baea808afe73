import { describe, expect, test } from 'vitest';

import { nearText } from '../../../src/intents/labels/near-text.js';
import { readReact } from '../read-app.js';
import { elements, htmlScene } from '../read-scene.js';

const textBeside = (body: string, at = 0): { texts: string[]; isLabel: boolean } => {
  const context = htmlScene(body);
  const field = elements(context, 'input')[at];
  if (field?.entry?.is !== 'field') throw new Error(`${body} has no field ${at}.`);
  const { labels, isLabel } = nearText(field, field.entry.control, context);
  return { texts: labels.map(({ text }) => text), isLabel };
};

describe('near text', () => {
  test.each([
    ['the text before a field', 'Email <input>', ['Email']],
    ['a wrapper between changes nothing', '<p>Email</p><div><div><input></div></div>', ['Email']],
    ['the text behind a checkbox', '<input type="checkbox"> Gift', ['Gift']],
    ['another control ends the search', 'Email <button>x</button><input>', []],
    ['a heading ends the search', 'Email <h2>Title</h2><input>', []],
    ['a label of another field ends the search', '<label for="b">Name</label><input><input id="b">', []],
    [
      'a label around another field ends the search',
      '<h2>Title</h2><input type="radio"><label>Name <input></label>',
      [],
    ],
    [
      'a heading beside a box to tick names it',
      '<div><div><h3>Dark</h3><p>Easy on eyes</p></div><input type="checkbox"></div>',
      ['Dark'],
    ],
    [
      'a heading over two boxes names none',
      '<div><h3>Notify</h3><input type="checkbox"><input type="checkbox"></div>',
      [],
    ],
    [
      'the text behind a box comes before a heading',
      '<div><h3>Terms</h3><input type="checkbox"> I agree</div>',
      ['I agree'],
    ],
    ['a heading of two in a box names none', '<div><h2>Account</h2><h3>Dark</h3><input type="checkbox"></div>', []],
    [
      'a box of its own with the text before comes before the text of the next box',
      '<div><span>Dark</span><input type="checkbox"></div><div><span>Loud</span><input type="checkbox"></div><p>More</p>',
      ['Dark'],
    ],
    ['a text behind in the same box is nearer', '<div>Extras <input type="checkbox"> Gift</div>', ['Gift']],
    ['a unit or an error behind a field names it not', '<p>Weight</p><div><input> <p>kg</p></div>', ['Weight']],
    ['hidden text ends the search', '<span aria-hidden="true">Email</span><input>', []],
    ['a mark is skipped', 'Email <b>*</b> <input>', ['Email']],
    ['a long text explains', `${'word '.repeat(20)}<input>`, []],
    ['a sentence before explains', 'Please write down your email here. <input>', []],
    [
      'a sentence behind a checkbox is a statement',
      '<input type="checkbox"> I agree to all of this.',
      ['I agree to all of this.'],
    ],
  ])('%s', (_, body, texts) => {
    expect(textBeside(body).texts).toEqual(texts);
  });

  test('a label around the field before ends the search', () => {
    expect(textBeside('<label><input type="checkbox"> Gift</label><input>', 1).texts).toEqual([]);
  });

  test('a label element without a control is marked', () => {
    expect(textBeside('<label>Email</label><input>')).toEqual({ texts: ['Email'], isLabel: true });
  });

  test('the text between two checkboxes names the one that has no text behind', () => {
    const body = '<p>Red <input type="checkbox"></p><p>Blue <input type="checkbox"></p>';
    expect([textBeside(body, 0).texts, textBeside(body, 1).texts]).toEqual([['Red'], ['Blue']]);
  });

  test.each([
    [
      'nearer than a text with data',
      '<div>Page {page} of 9</div><div><input /><p>Rows per page</p></div>',
      'Rows per page',
    ],
    ['as far as the text with data', '<div><span>Page {page}</span><input /><p>Go</p></div>', 'Page …'],
    ['with data too', '<div>Page {page}</div><div><input /><p>of {page}</p></div>', 'Page …'],
    ['beside a second field', '<div>Page {page}</div><div><input /><p>Rows</p><input /></div>', 'Page …'],
  ])('a text behind a field, %s', (_, body, text) => {
    const app = readReact(body, "import { useState } from 'react';\nconst [page] = useState(load());");
    expect(app.intents.find(({ kind }) => kind === 'field')?.labels[0]?.text).toBe(text);
  });
});
