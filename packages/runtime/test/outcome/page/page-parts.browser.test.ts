import { describe, expect, test } from 'vitest';

import { brokenTitle } from '../../../src/outcome/page/broken-title.js';
import { fieldNear } from '../../../src/outcome/page/field-near.js';
import {
  asks,
  atWork,
  invalidFields,
  liveTexts,
  openDialogs,
  shownTexts,
} from '../../../src/outcome/page/page-signals.js';

const $ = (selector: string): Element => document.querySelector(selector)!;
const show = (html: string): void => void (document.body.innerHTML = html);

describe('fieldNear', () => {
  test('returns the only field in the smallest part around a text', () => {
    show('<form><p><input name="a"><i id="t">no</i></p><p><input name="b"></p></form>');
    expect(fieldNear($('#t'), $('form'))).toBe($('[name=a]'));
  });

  test('returns nothing where that part has two fields, and outside the scope', () => {
    show('<form><p><input><input><i id="t">no</i></p></form>');
    expect(fieldNear($('#t'), $('form'))).toBeUndefined();
    show('<main><input><form><i id="t">no</i></form></main>');
    expect(fieldNear($('#t'), $('form'))).toBeUndefined();
  });
});

describe('brokenTitle', () => {
  test.each([
    ['<h1>Something went wrong</h1><p>Later</p>', 'Something went wrong'],
    ['<h1>405 Method Not Allowed</h1>', '405 Method Not Allowed'],
    ['<h1>Lost and not found</h1>', undefined],
    ['<h1>Thank you</h1><p>No errors</p>', undefined],
    ['', undefined],
  ])('of %s is %j', (html, title) => {
    show(`<div id="new">${html}</div>`);
    expect(brokenTitle([$('#new')], document.body, [])?.text).toBe(title);
  });
});

test('liveTexts returns shown live regions, without lists of options', () => {
  show(
    '<p role="status">a</p><p role="alert" hidden>b</p><div aria-live="polite"><i role="option">c</i></div><output>d</output>',
  );
  expect([...liveTexts().values()]).toEqual(['a', 'd']);
});

test('openDialogs returns dialogs that are drawn', () => {
  show('<dialog open id="a">a</dialog><dialog>b</dialog><div role="alertdialog" id="c">c</div>');
  expect(openDialogs().map(({ id }) => id)).toEqual(['a', 'c']);
});

test('a dialog asks with two usable buttons', () => {
  show('<div role="dialog"><button>Yes</button><button hidden>No</button></div><button>Else</button>');
  expect(asks($('[role=dialog]'))).toBe(false);
  $('[hidden]').removeAttribute('hidden');
  expect(asks($('[role=dialog]'))).toBe(true);
});

test('shownTexts leaves out hidden texts, live regions and the pressed element', () => {
  show('<form>a<i hidden>b</i><p role="status">c</p><button>d</button></form>');
  expect([...shownTexts($('form'), $('button')).values()]).toEqual(['a']);
});

test('invalidFields returns marked fields with the texts that explain the marks', () => {
  show(
    '<input aria-invalid="true" aria-describedby="x y"><i id="x">Too</i><i id="y">short</i><input aria-invalid="false">',
  );
  expect([...invalidFields(document).values()]).toEqual(['Too short']);
});

test.each([
  ['<button aria-busy="true">Save</button>', true],
  ['<button>Save</button><p role="progressbar">…</p>', true],
  ['<button>Save</button><p role="progressbar" aria-valuenow="3">…</p>', false],
  ['<button>Save</button>', false],
])('the page %s is at work: %j', (html, working) => {
  show(html);
  expect(atWork($('button'))).toBe(working);
});
