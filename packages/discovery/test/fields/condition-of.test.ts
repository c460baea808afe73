import type { Field, JsonSchema } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import { isConditional, withCondition } from '../../src/fields/condition-of.js';
import { makeField } from '../../src/fields/make-field.js';
import type { Intent } from '../../src/intents/model/intent.js';
import type { SynthesizedTarget } from '../../src/synthesize/tool-targets.js';
import type { ControlSpec } from '../match/build-world.js';
import { targetOf } from './target-of.js';

/** A target of the source, shown in some states. */
function targetIn(states: string[], spec: ControlSpec, more: Partial<Intent> = {}): SynthesizedTarget {
  const target = targetOf(spec);
  const [matched] = target.matchedElements as [SynthesizedTarget['matchedElements'][number]];
  return {
    ...target,
    intent: { ...target.intent, ...more },
    matchedElements: states.map((state) => ({ ...matched, snapshot: { ...matched.snapshot, state } })),
  };
}

const back = (states: string[], shownIf?: Intent['shownIf']): SynthesizedTarget =>
  targetIn(
    states,
    { label: 'Return on', control: 'date' },
    { constraints: { required: true }, ...(shownIf && { shownIf }) },
  );
const kind = targetIn(['home'], { label: 'Kind', control: 'select' }, { binds: '1:kind' });
const action = targetIn(['home', 'return'], { label: 'Book', control: 'submit' });

describe('a field', () => {
  test('that another field of the tool shows is conditional', () => {
    const field = back([], { state: '1:kind', value: 'return' });
    expect(isConditional(field, { offered: [kind, field], action: null })).toBe(true);
    expect(isConditional(field, { offered: [field], action: null })).toBe(false);
    expect(isConditional(back([], { state: '1:other' }), { offered: [kind], action: null })).toBe(false);
  });

  test('that the page shows in some of the states of the action is conditional', () => {
    expect(isConditional(back(['return']), { offered: [], action })).toBe(true);
    expect(isConditional(back(['home', 'return']), { offered: [], action })).toBe(false);
    expect(isConditional(back([]), { offered: [], action })).toBe(false);
  });

  test('that is conditional may be omitted, although the page demands a value', () => {
    expect([
      makeField(back([]), 'back', false).required,
      makeField(back([]), 'back', false, true, true).required,
    ]).toEqual([true, false]);
  });
});

test.each<[JsonSchema, Intent['shownIf'] & object, string | undefined]>([
  [
    { oneOf: [{ const: 'return', title: 'There and back' }] },
    { state: '1:kind', value: 'return' },
    'Only with Kind: There and back',
  ],
  [{ enum: ['return'] }, { state: '1:kind', value: 'return' }, 'Only with Kind: return'],
  [{ type: 'boolean' }, { state: '1:kind' }, 'Only with Kind'],
  [{ enum: ['return'] }, { state: '1:kind' }, 'Depends on Kind'],
  [{ enum: ['return'] }, { state: '1:other', value: 'return' }, undefined],
])('a field beside %j, shown if %j, has the description %s', (schema, shownIf, description) => {
  const field = back([], shownIf);
  const tool = { offered: [kind, field], action: null };
  const fields = [{ ...makeField(kind, 'kind', false), schema }, makeField(field, 'back', false)] as [Field, Field];
  expect(withCondition(fields[1], 1, fields, tool).schema['description']).toBe(description);
});
