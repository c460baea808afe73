import { expect, test } from 'vitest';

import { role } from '../../../src/locate/strategies/role.js';
import { candidatesOf, hitsOf } from './table.js';

test.each([
  ['<button data-it>Save *</button>', [['button[name="Save"]', 0.6]]],
  [
    '<form data-it aria-label="Order"></form>',
    [
      ['form[name="Order"]', 0.6],
      ['form', 0.6],
    ],
  ],
  ['<div role="dialog" data-it></div>', [['dialog', 0.6]]],
  // A bare role says nothing about one of many buttons or fields.
  ['<button data-it></button>', []],
  ['<input data-it>', []],
  // Chromium computes no role for a date, and a label with a field in it has the typed value in its text.
  ['<input type="date" aria-label="Day" data-it>', []],
  ['<label>At <input value="9"> <input type="checkbox" data-it></label>', []],
  ['<div role="combobox" id="a" aria-labelledby="a" data-it>Female</div>', []],
  ['<p data-it>text</p>', [['paragraph', 0.6]]],
  ['<span data-it>text</span>', []],
])('%s has the candidates %j', (html, candidates) => {
  expect(candidatesOf(role, html)).toEqual(candidates);
});

test.each([
  ['button[name="编辑"]', '<button data-is="it">编 辑</button><button>编 码</button>', ['it']],
  ['button[name="Save"]', '<button data-is="it">Save</button><button>Save all</button><a href="#">Save</a>', ['it']],
  [
    'button[name="Save"]',
    '<button data-is="it"><img alt="Save"></button><i role="button" aria-label="Save"></i>',
    ['it', 'i'],
  ],
  ['button[name="say \\"hi\\""]', '<button data-is="it">say "hi"</button>', ['it']],
  ['list', '<ul></ul><ol></ol><p></p>', ['ul', 'ol']],
  ['button[name=Save]', '<button>Save</button>', []],
])('the value %j finds in %s the elements %j', (value, html, found) => {
  expect(hitsOf(role, html, value)).toEqual(found);
});
