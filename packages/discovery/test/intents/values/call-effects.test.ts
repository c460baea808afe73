import type { Value } from '../../../src/extract/facts/facts.js';
import { describe, expect, test } from 'vitest';

import { effectOf, effectRules, type HandlerCall } from '../../../src/intents/values/call-effects.js';

const at = { file: 'a.js', line: 1, column: 1 };
const literal = (value: string | boolean): Value => ({ kind: 'literal', value, at });
const call = (callee: string, ...args: (string | boolean)[]): HandlerCall => ({
  callee: callee.split('.'),
  args: args.map(literal),
  at,
});

/** The rules in order, each with a call and its effect. */
const cases: [rule: string, call: HandlerCall, effect: string | undefined][] = [
  ['assignment', call('#m.hidden.=', false), 'shows'],
  ['assignment', call('#m.hidden.=', true), 'hides'],
  ['assignment', call('#m.hidden.='), 'either'],
  ['assignment', call('#m.open.=', true), 'shows'],
  ['assignment', call('#m.style.display.=', 'none'), 'hides'],
  ['assignment', call('#m.textContent.=', 'x'), undefined],
  ['class list', call('#m.classList.add', 'hidden'), 'hides'],
  ['class list', call('#m.classList.remove', 'd-none'), 'shows'],
  ['class list', call('#m.classList.add', 'open'), 'shows'],
  ['class list', call('#m.classList.toggle', 'open'), 'either'],
  ['class list', call('#m.classList.toggle', 'hidden', true), 'hides'],
  ['removed attribute', call('#m.removeAttribute', 'hidden'), 'shows'],
  ['removed attribute', call('#m.removeAttribute', 'title'), undefined],
  ['toggled attribute', call('#m.toggleAttribute', 'open'), 'either'],
  ['toggled attribute', call('#m.toggleAttribute', 'hidden', true), 'hides'],
  ['style property', call('#m.style.setProperty', 'display', 'block'), 'shows'],
  ['style property', call('#m.style.setProperty', 'color', 'red'), undefined],
  ['Bootstrap plugin', call('$.modal', 'show'), 'shows'],
  ['Bootstrap plugin', call('$.collapse', 'toggle'), 'either'],
  ['show method', call('#m.showModal'), 'shows'],
  ['hide method', call('#m.close'), 'hides'],
];

describe('effects of calls', () => {
  test.each(cases)('%s: %j', (_, made, effect) => {
    expect(effectOf(made)).toBe(effect);
  });

  test('every rule has a case, in order', () => {
    expect([...new Set(cases.map(([rule]) => rule))]).toEqual(effectRules.map(({ name }) => name));
  });

  test('an unknown call has no effect', () => {
    expect(effectOf(call('#m.focus'))).toBeUndefined();
  });
});
