import { expect, test } from 'vitest';

import { submitsOtherwise } from '../../src/policy/form-target.js';
import { tool } from '../act/manifest-of.js';

const saved = tool('save', {
  submitsBy: 'post',
  sends: ['csrf', 'rows[0].id', 'draft'],
  fields: [{ key: 'bio', label: 'Bio', role: 'textbox', schema: {}, required: false, selectors: [], confidence: 0 }],
});

/** Explains why the form with more markup may not be sent. */
function problem(more: string, { button = '<button>Save</button>', head = '', of = saved } = {}): string | undefined {
  document.body.innerHTML = `${head}<form id="f" action="/saved" method="post"><input type="hidden" name="csrf" value="1">
    <input type="hidden" name="rows[12].id" value="7"><label>Bio <input name="bio" value="x"></label>${button}${more}</form>`;
  return submitsOtherwise(document.querySelector('button')!, of);
}

test.each([
  ['a hidden field', '<input type="hidden" name="role" value="owner">'],
  ['a field that is not drawn', '<input name="role" value="owner" style="display:none">'],
  ['a field off the page', '<input name="role" value="owner" style="position:absolute;left:-9999px">'],
  ['a transparent field', '<input name="role" value="owner" style="opacity:0">'],
  ['a tiny field', '<input name="role" value="owner" style="width:1px;height:1px;padding:0;border:0">'],
  ['a checked box that is not drawn', '<input type="checkbox" name="admin" checked hidden>'],
  ['a select that is not drawn', '<select name="role" hidden><option>owner</option></select>'],
  ['a hidden text', '<textarea name="role" hidden>owner</textarea>'],
  ['a field of a hidden part', '<div hidden><input name="role" value="owner"></div>'],
])('%s that the map does not know stops the form', (_, more) => {
  expect(problem(more)).toMatch(/"(role|admin)" too/);
});

test('a field outside that belongs to the form stops the form', () => {
  problem('');
  document.body.insertAdjacentHTML('beforeend', '<input type="hidden" form="f" name="role" value="owner">');
  expect(submitsOtherwise(document.querySelector('button')!, saved)).toContain('"role"');
});

test.each([
  ['a name on its button', { button: '<button name="role" value="owner">Save</button>' }, '"role" too'],
  [
    'a hidden method',
    { button: '<input type="hidden" name="_method" value="delete"><button>Save</button>' },
    'by delete',
  ],
  ['a window of the base', { head: '<base target="_blank">' }, 'post _blank'],
])('%s stops the form', (_, more, words) => {
  expect(problem('', more)).toContain(words);
});

test.each([
  ['nothing more', ''],
  ['a field that a person sees', '<label>Role <input name="role" value="owner"></label>'],
  ['a hidden field without a value', '<input type="hidden" name="role">'],
  ['a disabled field', '<input type="hidden" name="role" value="owner" disabled>'],
  ['a box that is not checked', '<input type="checkbox" name="admin" hidden>'],
  ['a known hidden field', '<input type="hidden" name="draft" value="1">'],
  ['a known field of another row', '<input type="hidden" name="rows[3].id" value="9">'],
  ['a hidden double of a field', '<input type="hidden" name="bio" value="0">'],
  ['the token of a guard', '<textarea name="g-recaptcha-response" hidden>x</textarea>'],
  ['a token under a name of hex digits', '<input type="hidden" name="0f3a9c77b1e24d56" value="1">'],
  ['another button', '<button name="delete" value="1">Delete</button>'],
])('%s leaves the form alone', (_, more) => {
  expect(problem(more)).toBeUndefined();
});

test('a map without names compares none', () => {
  const { sends: _, ...of } = saved;
  expect(problem('<input type="hidden" name="role" value="owner">', { of })).toBeUndefined();
});
