import { expect, test } from 'vitest';

import { fieldLabels } from '../../../src/act/steps/field-labels.js';

const labelIn = (html: string): string => {
  document.body.innerHTML = html;
  return fieldLabels([], () => undefined).of(document.querySelector('input')!);
};

test.each([
  ['a label', '<label>Name <input></label>', 'Name'],
  ['a label with an error inside', '<label>Name <input><b class="error">A name is needed</b></label>', 'Name'],
  ['a label with an alert inside', '<label>Name <input><b role="alert">A name is needed</b></label>', 'Name'],
  [
    'an error that is a label',
    '<label class="error" for="n">This is needed</label><label for="n">Name</label><input id="n">',
    'Name',
  ],
  ['a red label without an error', '<label class="text-lg" for="n">Name</label><input id="n">', 'Name'],
  ['only an error', '<label class="error" for="n">This is needed</label><input id="n">', ''],
  [
    'only a sentence',
    `<label><input> I have read all terms, and I agree to each of them without any exception</label>`,
    '',
  ],
] as const)('%s labels an unknown field', (_, html, label) => {
  expect(labelIn(html)).toBe(label);
});
