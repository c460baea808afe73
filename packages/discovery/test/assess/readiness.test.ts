import type { PageElement, PageSnapshot, PressAnswer } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import { heldBackBy, readinessRules, type ReadinessQuestion } from '../../src/assess/readiness.js';
import type { SynthesizedTarget, ToolTargets } from '../../src/synthesize/tool-targets.js';
import { tool } from '../build-map.js';
import { targetOf } from '../fields/target-of.js';

const button = targetOf({ label: 'Save' });
const field = targetOf({ label: 'Name', control: 'text' });
const required = targetOf({ label: 'Name', control: 'text', required: true });
const unstable = (target: SynthesizedTarget): SynthesizedTarget => ({ ...target, stable: false });

/** The button as a page shows it, with the answer to a press. */
function answering(answers: PressAnswer): SynthesizedTarget {
  const page: PageSnapshot = { state: 'home', route: '/', elements: [], containers: [] };
  const element: PageElement = {
    index: 0,
    tag: 'button',
    role: 'button',
    name: 'Save',
    labels: [],
    attributes: {},
    testIds: [],
    chain: [],
    constraints: {},
    disabled: false,
    candidates: [],
    fingerprint: { kind: 'button', labels: ['Save'], scope: [], unique: [] },
    answers,
  };
  const signals = { nameId: 0, label: 0, role: 0, labelledby: 0, container: 0 };
  const pair = { intent: button.intent.index, state: 'home', element: 0, score: 1, signals };
  return { ...button, matchedElements: [{ pair, snapshot: page, element }] };
}

/** A tool that every rule lets pass, with some parts changed. */
function question(
  parts: Partial<ToolTargets> = {},
  { allowUnstable = false, offered }: { allowUnstable?: boolean; offered?: SynthesizedTarget[] } = {},
): ReadinessQuestion {
  const targets: ToolTargets = {
    id: 'wm_0123456789ab',
    candidate: tool({ kind: parts.kind ?? 'form' }),
    kind: 'form',
    states: ['home'],
    openers: [],
    fields: [field],
    action: button,
    ...parts,
  };
  const settable = targets.fields;
  return { targets, settable, offered: offered ?? settable.filter(({ stable }) => stable), allowUnstable };
}

const row = { rows: { selectors: [], confidence: 1 }, key: { selectors: [], confidence: 1 } };

/** For each rule a tool that it holds back, and the same tool mended. */
const cases: Record<string, [held: ReadinessQuestion, ready: ReadinessQuestion]> = {
  'rows-alike': [question({ kind: 'row-action' }), question({ kind: 'row-action', row })],
  'not-seen': [question({ states: [] }), question({ states: ['home'] })],
  'dead-action': [question({ action: answering('none') }), question({ action: answering('own') })],
  'nothing-to-do': [question({ action: null, fields: [unstable(field)] }), question({ action: null, fields: [field] })],
  'unstable-action': [
    question({ action: unstable(button) }),
    question({ action: unstable(button) }, { allowUnstable: true }),
  ],
  'unread-handler': [
    question({ action: { ...button, intent: { ...button.intent, unread: true } } }),
    question({ action: button }),
  ],
  'unstable-required-field': [
    question({ fields: [unstable(required)] }),
    question({ fields: [unstable(required)] }, { allowUnstable: true }),
  ],
};

describe('readinessRules', () => {
  test('each rule has a case', () => {
    expect(Object.keys(cases)).toEqual(readinessRules.map(({ name }) => name));
  });

  test.each(Object.entries(cases))('%s: holds the tool back, and lets the mended one pass', (name, [held, ready]) => {
    expect(heldBackBy(held)?.name).toBe(name);
    expect(heldBackBy(ready)).toBeUndefined();
  });

  test('an unstable optional field holds nothing back', () => {
    expect(heldBackBy(question({ fields: [unstable(field)] }))).toBeUndefined();
  });

  test('a required field under a condition holds nothing back, if a page shows the action without it', () => {
    const { intent } = required;
    const conditional = unstable({
      ...required,
      matchedElements: [],
      intent: { ...intent, shownIf: { state: '1:kind' } },
    });
    expect(heldBackBy(question({ fields: [conditional], action: answering('own') }))).toBeUndefined();
    // The tool has no action, or a page shows the field.
    expect(heldBackBy(question({ fields: [field, conditional], action: null }))?.name).toBe('unstable-required-field');
    const shown = { ...conditional, matchedElements: answering('own').matchedElements };
    expect(heldBackBy(question({ fields: [shown], action: answering('own') }))?.name).toBe('unstable-required-field');
  });

  test('an unstable required password holds nothing back, because the user fills it in', () => {
    const password = targetOf({ label: 'Password', control: 'password', required: true });
    expect(heldBackBy(question({ fields: [unstable(password)] }))).toBeUndefined();
  });
});
