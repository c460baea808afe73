import type { Selector } from '@webmcp/contract';
import { expect, test } from 'vitest';

import type { ScopedMatch } from '../../src/selectors/intent-target.js';
import { onRoleInForm } from '../../src/selectors/on-role-in-form.js';

const bare: Selector = { strategy: 'role', value: 'button', score: 0.3 };
const kinds = ['form', 'dialog', 'group', 'landmark'];
const containers = kinds.map((kind, index) => ({ index, kind }));
const shown = (kind: string | null): ScopedMatch =>
  ({ snapshot: { containers }, scope: kind === null ? null : kinds.indexOf(kind) }) as unknown as ScopedMatch;

test.each(['form', 'dialog'])('a bare role counts like a name in a %s', (kind) => {
  expect(onRoleInForm([shown(kind), shown(kind)])(bare).score).toBe(0.6);
});

test.each([
  ['in another container', [shown('group')], bare],
  ['on the whole page', [shown(null)], bare],
  ['in a form in one state alone', [shown('form'), shown(null)], bare],
  ['with a name', [shown('form')], { ...bare, value: 'button[name="Save"]' }],
  ['of CSS', [shown('form')], { ...bare, strategy: 'css' } as const],
])('a selector keeps its score %s', (_, matched, selector) => {
  expect(onRoleInForm(matched)(selector)).toBe(selector);
});
