import type { Selector } from '@webmcp/contract';
import { expect, test } from 'vitest';

import type { Intent } from '../../src/intents/model/intent.js';
import { intentTarget, type ScopedMatch } from '../../src/selectors/intent-target.js';
import { roleInForm } from '../../src/selectors/role-in-form.js';

const kinds = ['form', 'dialog', 'group', 'banner', 'main'];
const bare: Selector = { strategy: 'role', value: 'button', score: 0.3 };
const path: Selector = { strategy: 'css', value: 'form > button', score: 0.2 };
const named = (name: string): Selector => ({ strategy: 'role', value: `button[name="${name}"]`, score: 0.6 });

/** A button in a container that its selectors find once there, and twice on the page. */
function shown(kind: string | null, selectors: readonly Selector[] = [bare, path], hits = 1): ScopedMatch {
  const scope = kind === null ? null : kinds.indexOf(kind);
  const candidates = selectors.map((selector) => ({ selector, document: 2, containers: { [scope ?? 0]: hits } }));
  const fingerprint = { kind: 'button', labels: [], scope: [], unique: [] };
  const element = {
    index: 0,
    role: 'button',
    name: '',
    labels: [],
    attributes: {},
    chain: [0],
    candidates,
    fingerprint,
  };
  const snapshot = {
    state: 'home',
    elements: [element],
    containers: kinds.map((one, index) => ({ index, kind: index > 2 ? 'landmark' : one, role: one })),
  };
  return { snapshot, element, scope, pair: { score: 1, signals: {} } } as unknown as ScopedMatch;
}

test.each(['form', 'dialog', 'banner'])('the only control of a role in a %s is found by the role', (kind) => {
  expect(roleInForm([shown(kind), shown(kind)])).toEqual([{ ...bare, score: 0.6 }]);
});

test.each([
  ['in another container', [shown('group')]],
  ['in the main content', [shown('main')]],
  ['on the whole page', [shown(null)]],
  ['in a form in one state alone', [shown('form'), shown(null)]],
  ['with a second control of the role', [shown('form', [bare], 2)]],
])('no control is found by its role %s', (_, matched) => {
  expect(roleInForm(matched)).toEqual([]);
});

test('the role counts if no name identifies the control, and beside no name', () => {
  const intent = { labels: [], source: { file: '', line: 0, column: 0 } } as unknown as Intent;
  const values = (...states: Selector[][]): string[] =>
    intentTarget(
      intent,
      states.map((selectors) => shown('form', selectors)),
    ).selectors.map(({ value }) => value);
  expect(values([bare, path])).toEqual(['button', 'form > button']);
  expect(values([named('Add'), bare], [named('Save'), bare])).toEqual(['button']);
  expect(values([named('Add'), bare])).toEqual(['button[name="Add"]']);
});
