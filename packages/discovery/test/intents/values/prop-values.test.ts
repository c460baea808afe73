import { expect, test } from 'vitest';

import { findProp, foldName, isOn, literalTexts, memberAt, textProp } from '../../../src/intents/values/prop-values.js';
import { element, linkedValue, reactScene } from '../read-scene.js';

const props = (text: string): ReturnType<typeof element>['props'] =>
  element(reactScene(`<Box ${text} />`), 'Box').props;

test.each([
  ['htmlFor', 'for'],
  ['className', 'class'],
  ['aria-label', 'arialabel'],
  ['minLength', 'minlength'],
])('%s folds to %s', (name, folded) => {
  expect(foldName(name)).toBe(folded);
});

test('the first name wins, and of one name the last prop', () => {
  expect(findProp(props('b="1" a="2" a="3"'), 'a', 'b')?.value).toMatchObject({ value: '3' });
});

test.each([
  ['a', 'x'],
  ['b.c', 'y'],
  ['b.d', undefined],
])('the member at %s is %s', (path, text) => {
  expect(memberAt(props('a="x" b={{ c: "y" }}'), path)).toEqual(
    text === undefined ? undefined : expect.objectContaining({ value: text }),
  );
});

test('the first prop with a literal text counts', () => {
  expect(textProp(props('a={x} b="y"'), 'a', 'b')).toBe('y');
});

test('every literal of a choice is listed', () => {
  expect(literalTexts(linkedValue("open ? 'a' : mode ? 'b' : list"))).toEqual(['a', 'b']);
});

test.each([
  ['true', true],
  ["''", true],
  ['false', false],
  ["'false'", false],
  ['open', false],
])('%s is on: %s', (expression, on) => {
  expect(isOn(linkedValue(expression))).toBe(on);
});
