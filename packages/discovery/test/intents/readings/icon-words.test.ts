import { expect, test } from 'vitest';

import { iconWords } from '../../../src/intents/readings/icon-words.js';

test.each([
  ['FaTrashAlt', 'Trash Alt'],
  ['faTrashCan', 'Trash Can'],
  ['fabric', 'Fabric'],
  ['DeleteOutlined', 'Delete'],
  ['DeleteOutlinedIcon', 'Delete'],
  ['mdi-delete', 'Delete'],
  ['mdi:account-plus', 'Account plus'],
  ['arrow_back', 'Arrow back'],
  ['fa fa-trash', 'Trash'],
  ['heart-filled', 'Heart'],
  ['Icon', 'Icon'],
  ['Trash2', 'Trash'],
])('%s reads as %s', (name, words) => {
  expect(iconWords(name)).toBe(words);
});
