import { expect, test } from 'vitest';

import { contains, descendants, isControl, sharedDepth } from '../../../src/intents/scene/scene.js';
import { element, htmlScene } from '../read-scene.js';

const scene = htmlScene('<form><p><input></p><div><button>x</button></div></form>');
const [form, input, button] = ['form', 'input', 'button'].map((tag) => element(scene, tag)) as [
  ReturnType<typeof element>,
  ReturnType<typeof element>,
  ReturnType<typeof element>,
];

test('the shared depth is the depth of the nearest common ancestor', () => {
  expect(sharedDepth(input, button)).toBe(form.depth);
  expect(sharedDepth(input, input)).toBe(input.depth);
});

test('a node contains itself and the nodes below', () => {
  expect([contains(form, input), contains(form, form), contains(input, form)]).toEqual([true, true, false]);
});

test('descendants are listed in document order, and a node can be left closed', () => {
  const names = (enter?: (node: { kind: string }) => boolean): string[] =>
    [...descendants(form, enter)].flatMap((node) => (node.kind === 'element' ? [node.name] : []));
  expect(names()).toEqual(['p', 'input', 'div', 'button']);
  expect(names((node) => !('name' in node) || node.name !== 'p')).toEqual(['p', 'div', 'button']);
});

test.each([
  ['input', true],
  ['button', true],
  ['form', false],
  ['p', false],
])('<%s> is a control: %s', (tag, expected) => {
  expect(isControl(element(scene, tag))).toBe(expected);
});
