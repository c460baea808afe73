import { expect, test } from 'vitest';

import { libraryNames } from '../../../src/match/views/library-names.js';
import { buildPage } from '../build-views.js';

const names = (label: string, shownName: string): string[] => {
  const { snapshot, intents } = buildPage([
    { control: 'text', label, shownName },
    { control: 'text', label: `Another ${label}`, shownName },
  ]);
  return [...libraryNames([snapshot], intents)];
};

test('libraryNames returns a name that two fields share and no control of the source has', () => {
  expect(names('City', 'Select an option')).toEqual(['select an option']);
});

test('libraryNames leaves out the label of a field with a further text', () => {
  expect(names('City', 'City (optional)')).toEqual([]);
});

test('libraryNames returns a name that only contains the label of a field', () => {
  expect(names('Option', 'Select an option')).toEqual(['select an option']);
});
