import { describe, expect, test } from 'vitest';

import { weakTargets } from '../../src/assess/weak-targets.js';
import type { SynthesizedTarget, ToolTargets } from '../../src/synthesize/tool-targets.js';
import { tool } from '../build-map.js';
import { targetOf } from '../fields/target-of.js';

const weak = (label: string, required = false): SynthesizedTarget => ({
  ...targetOf({ label, control: 'text', required }),
  stable: false,
});
const unseen = (target: SynthesizedTarget): SynthesizedTarget => ({ ...target, matchedElements: [] });
const button = targetOf({ label: 'Save' });

const targets = (parts: Partial<ToolTargets> = {}): ToolTargets => ({
  id: 'wm_0123456789ab',
  candidate: tool({ kind: 'form' }),
  kind: 'form',
  states: ['home'],
  openers: [],
  fields: [],
  action: button,
  ...parts,
});

/** Writes the weak targets as part and label. */
const listed = (tool: ToolTargets, isHeldBack = false): string[] =>
  weakTargets(tool, tool.fields, isHeldBack).map(({ part, target }) => `${part} ${target.intent.labels[0]?.text}`);

describe('weakTargets', () => {
  test('lists needed targets first, then fields and openers that a page shows', () => {
    const fields = [weak('Nickname'), weak('Name', true), unseen(weak('Motto'))];
    const openers = [weak('Open'), unseen(weak('More'))];
    expect(listed(targets({ fields, openers, action: { ...button, stable: false } }))).toEqual([
      'field Name',
      'action Save',
      'field Nickname',
      'opener Open',
    ]);
  });

  test('lists the stable action of rows that no text distinguishes', () => {
    const [found] = weakTargets(targets({ kind: 'row-action' }), [], true);
    expect(found).toMatchObject({ part: 'action', rowless: true, holdsBack: true });
  });

  test('lets no field of rows that no text distinguishes hold the tool back', () => {
    const found = weakTargets(targets({ kind: 'row-action', action: null }), [weak('Name', true)], true);
    expect(found).toMatchObject([{ part: 'field', rowless: false, holdsBack: false }]);
  });

  test('lists nothing for a tool that no page shows', () => {
    const fields = [unseen(weak('Name', true))];
    expect(listed(targets({ states: [], fields, action: unseen(button) }), true)).toEqual([]);
  });

  test('marks targets of a tool that is only unstable as holding it back', () => {
    const isHolding = (field: SynthesizedTarget): boolean | undefined =>
      weakTargets(targets({ fields: [field] }), [field], false)[0]?.holdsBack;
    expect(isHolding(weak('Name', true))).toBe(true);
    expect(isHolding(weak('Name'))).toBe(false);
  });
});
