import { expect, test } from 'vitest';

import { behindAct } from '../../../src/naming/rules/behind-act.js';
import type { BoxSpec } from '../../match/build-world.js';
import { namedBy, toolOf } from '../tool-of.js';

const fieldIn = (box: BoxSpec['box'], label: string, act: string, behind: string): string | undefined =>
  namedBy(
    behindAct,
    toolOf(
      { box, label, inside: [{ label: 'Note', control: 'text' }, { label: act }] },
      { kind: 'form', container: 0, fields: [0], action: 1 },
      [],
      behind,
    ),
  );

test('the rule names fields in a page by the button that showed them', () => {
  expect(fieldIn('region', 'home', 'confirm', 'add add note')).toBe('behind-act: add_note "add note"');
  expect(fieldIn('region', 'home', 'Add', '+ Add note')).toBe('behind-act: add_note "Add note"');
});

test('the rule leaves a form with a title, another act, and a button without an object', () => {
  expect(fieldIn('form', 'New note', 'confirm', 'add note')).toBe(undefined);
  expect(fieldIn('region', 'home', 'Publish', 'add note')).toBe(undefined);
  expect(fieldIn('region', 'home', 'confirm', 'more')).toBe(undefined);
});
