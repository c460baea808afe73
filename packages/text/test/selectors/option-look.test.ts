import { expect, test } from 'vitest';

import { optionLook, optionOfLook } from '../../src/index.js';

test.each([
  [{ value: 'all', text: 'All kinds' }, 'option:all'],
  [{ value: '', text: 'Any owner' }, 'option:Any owner'],
  [{ value: '', text: '' }, undefined],
])('the look of a list with the first option %j is %j', (option, look) => {
  expect(optionLook(option)).toBe(look);
  if (look !== undefined) expect(optionOfLook(look)).toBe(option.value || option.text);
});

test('the look of a picture has no option', () => {
  expect(optionOfLook('trash')).toBeUndefined();
});
