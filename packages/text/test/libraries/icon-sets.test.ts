import { expect, test } from 'vitest';

import { iconOfClass, iconSets, ligatureClass } from '../../src/index.js';

test.each([
  ['fa-trash', 'trash'],
  ['tabler-icon-bell', 'bell'],
  ['tabler-icon', undefined],
  ['i-heroicons:minus', 'minus'],
  ['i-material-symbols:delete', 'delete'],
  ['i-lucide-trash-2', 'trash-2'],
  ['i-am', undefined],
  ['fa-lightbulb', 'lightbulb'],
  ['fa-2x', undefined],
  ['fa-solid', undefined],
  ['fa-spin', undefined],
  ['zmdi-delete', 'delete'],
  ['el-icon-edit', 'edit'],
  ['btn-primary', undefined],
  ['icon-button', undefined],
  ['icon-wrapper', undefined],
  ['icon-trash', 'trash'],
])('the class %s draws %s', (token, icon) => {
  expect(iconOfClass()(token)).toBe(icon);
});

test.each([
  ['material-icons-outlined', true],
  ['q-icon', true],
  ['icon', false],
])('the text of an element with class %s is an icon: %s', (token, isIcon) => {
  expect(ligatureClass()(token)).toBe(isIcon);
});

test('an added icon set is found by its class', () => {
  expect(iconOfClass()('willow-leaf')).toBe(undefined);
  expect(iconOfClass([...iconSets, { name: 'willow', classes: ['willow'] }])('willow-leaf')).toBe('leaf');
});
