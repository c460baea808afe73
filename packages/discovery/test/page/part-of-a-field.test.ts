import type { PageElement, Source } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { leftOutRules } from '../../src/page/left-out-rules.js';
import { buildWorld } from '../match/build-world.js';

const at = (line: number): Source => ({ file: 'src/pick-up.tsx', line, column: 9 });

/** Names the rule for the button "Open" beside the field "Town", with the places of both. */
function ruleFor(field: Source[], button: Source[], more: { unread: boolean }): string | undefined {
  const { snapshot } = buildWorld([
    { label: 'Town', control: 'text' },
    { label: 'Open', control: 'button' },
  ]);
  const elements = snapshot.elements.map((element): PageElement => {
    return { ...element, sources: element.name === 'Open' ? button : field };
  });
  const element = elements.find(({ name }) => name === 'Open')!;
  const seen = { snapshot: { ...snapshot, elements }, element, answers: { handlers: [], native: false, ...more } };
  return leftOutRules.find(({ holds }) => holds(seen))?.name;
}

test('a button from the markup of a field is a part of the field', () => {
  expect(ruleFor([at(38), at(30)], [at(30)], { unread: true })).toBe('part-of-a-field');
});

test('a button from other markup is a control', () => {
  expect(ruleFor([at(38)], [at(50)], { unread: true })).toBeUndefined();
});

test('a button without a place is a control', () => {
  expect(ruleFor([at(38)], [], { unread: true })).toBeUndefined();
});
