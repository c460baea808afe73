import { classMarks, pageLibraries } from '@webmcp/text';
import { expect, test } from 'vitest';

import { errorMark, soundsDone, tone } from '../../../src/outcome/page/tone.js';

const element = (html: string): Element => {
  document.body.innerHTML = html;
  return document.querySelector('#it')!;
};

test.each([
  ['<p id="it" class="text-danger">Sundays</p>', 'bad'],
  ['<div class="error"><p id="it">Sundays</p></div>', 'bad'],
  ['<p id="it"><b class="error">Sundays</b></p>', 'bad'],
  ['<p id="it" class="alert-success">It is not late</p>', 'good'],
  ['<p id="it" class="alert-danger">The note was deleted</p>', 'mixed'],
  ['<p id="it" class="alert-danger">The note was not deleted</p>', 'bad'],
  ['<p id="it">That did not work</p>', 'no'],
  ['<p id="it">Das ging nicht</p>', 'no'],
  ['<p id="it">Échec du paiement</p>', 'no'],
  ['<p id="it">It didn’t work</p>', 'no'],
  ['<p id="it">Sundays</p>', undefined],
])('the tone of %s is %j', (html, expected) => {
  const it = element(html);
  expect(tone(it, it.textContent!, undefined, [])).toBe(expected);
});

test('a value that the page repeats has no tone', () => {
  expect(tone(element('<p id="it">Hello Mr Not</p>'), 'Hello Mr Not', undefined, ['Mr Not'])).toBeUndefined();
});

test.each([
  ['Delete', 'no'],
  ['Cancel order', undefined],
])('the act %j gives "Cancelled" the tone %j', (label, expected) => {
  const act = document.createElement('button');
  act.textContent = label;
  const it = element('<p id="it">Cancelled</p>');
  expect(tone(it, 'Cancelled', act, [])).toBe(expected);
});

test('a long text has no tone by its words', () => {
  const text = `Wine: not ordered. ${'Guests: two. '.repeat(10)}`;
  expect(tone(element('<p id="it"></p>'), text, undefined, [])).toBeUndefined();
});

test('a class that is also around the act marks no error', () => {
  const it = element('<div class="danger-zone"><button>Delete</button><p id="it">Sundays</p></div>');
  expect(errorMark(it, document.querySelector('button')!)).toBeUndefined();
  expect(errorMark(it, undefined, 'Not saved')).toBe(it.parentElement);
});

test.each([
  ['Saved', true],
  ['Gespeichert', true],
  ['Erfolgreich gebucht', true],
  ['One sentence', false],
  ['Your note could not be saved', false],
  ['It was already added', false],
  ['Saved. It is not public', true],
  ['Sundays', false],
])('soundsDone(%j) is %j', (text, done) => {
  expect(soundsDone(text)).toBe(done);
});

test('an added library has its class of refusals read', () => {
  const box = element('<p id="it" class="willow-wilted">Sundays</p>');
  const marks = classMarks([...pageLibraries, { name: 'willow', classes: { refused: ['wilted'] } }]);
  expect([errorMark(box, undefined), errorMark(box, undefined, '', marks)]).toEqual([undefined, box]);
});
