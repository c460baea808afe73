import { expect, test } from 'vitest';

import { leftOutRules } from '../../src/page/left-out-rules.js';
import type { Answers } from '../../src/page/seen-element.js';
import { buildWorld } from '../match/build-world.js';

/** Names the rule for a button in a dialog. */
function ruleFor(name: string, answers: Partial<Answers>): string | undefined {
  const { snapshot } = buildWorld([
    { box: 'dialog', label: 'New guest', inside: [{ label: 'Dialog button', shownName: name, only: 'page' }] },
  ]);
  const [element] = snapshot.elements;
  const seen = { snapshot, element: element!, answers: { handlers: [], native: false, unread: true, ...answers } };
  return leftOutRules.find(({ holds }) => holds(seen))?.name;
}

test.each(['', 'Close this dialog'])('a library’s button "%s" in a dialog only closes the dialog', (name) => {
  expect(ruleFor(name, {})).toBe('close-button-of-a-dialog');
});

test('a library’s button with another name is a control', () => {
  expect(ruleFor('Archive', {})).toBeUndefined();
});

test('a button that a function of the app answers is a control', () => {
  expect(ruleFor('', { place: { file: 'src/App.svelte', line: 3, column: 2 } })).toBeUndefined();
});
