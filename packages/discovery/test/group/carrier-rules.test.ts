import { describe, expect, test } from 'vitest';

import { carrierRules, type CarrierQuestion } from '../../src/group/carrier-rules.js';
import type { Claim } from '../../src/group/claim-rules.js';
import type { Intent } from '../../src/intents/model/intent.js';
import { buildWorld, handler, type ControlSpec } from '../match/build-world.js';

type Control = 'field' | { label: string; claim?: Claim; link?: true };

/** Names the rule that finds the button of a field, and the button. Controls are in document order. */
function carrier(...controls: Control[]): [rule: string, button: string] | undefined {
  return carrierIn({ inRow: false }, ...controls);
}

function carrierIn(
  { inRow, handles = false }: { inRow: boolean; handles?: boolean },
  ...controls: Control[]
): [rule: string, button: string] | undefined {
  const specs = controls.map((each): ControlSpec =>
    each === 'field'
      ? { label: 'Name', control: 'text' }
      : { label: each.label, control: each.link === true ? 'link' : 'button' },
  );
  const { intents } = buildWorld(specs).appModel;
  const found = intents.find(({ kind }) => kind === 'field') as Intent;
  const field = handles ? { ...found, handlers: [handler('change', 'setName')] } : found;
  const actions = intents.filter(({ kind }) => kind === 'action');
  const claimOf = ({ index }: Intent): Claim | undefined => {
    const control = controls[index];
    return control === 'field' ? undefined : control?.claim;
  };
  const buttons = actions.filter(({ control }) => control === 'button');
  const question: CarrierQuestion = {
    field,
    inRow,
    buttons,
    before: actions.filter(({ index }) => index < field.index),
    after: actions.filter(({ index }) => index > field.index),
    claiming: (claim) => buttons.filter((action) => claimOf(action) === claim),
  };
  for (const { name, find } of carrierRules) {
    const button = find(question);
    if (button !== undefined) return [name, button.labels[0]?.text ?? ''];
  }
  return undefined;
}

const other = { label: 'Other' };

describe('carrierRules', () => {
  test('uses-state: prefers a button after the field, and takes one before it', () => {
    const using = (label: string) => ({ label, claim: 'state' as const });
    expect(carrier(using('A'), 'field', other, using('B'))).toEqual(['uses-state', 'B']);
    expect(carrier(using('A'), other, 'field', { label: 'Save', claim: 'words' })).toEqual(['uses-state', 'A']);
  });

  test('worded-after: skips one other action, not two, and any links', () => {
    const save = { label: 'Save', claim: 'words' as const };
    const link = { label: 'Terms', link: true as const };
    expect(carrier('field', other, save)).toEqual(['worded-after', 'Save']);
    expect(carrier('field', other, other, save)).toBeUndefined();
    expect(carrier('field', link, link, other, save)).toEqual(['worded-after', 'Save']);
  });

  test('worded-before: takes only the action directly before the field', () => {
    const search = { label: 'Search', claim: 'words' as const };
    expect(carrier(search, 'field')).toEqual(['worded-before', 'Search']);
    expect(carrier(search, other, 'field')).toBeUndefined();
  });

  test('worded-in-the-row: takes the only such button of the row, for a field without code', () => {
    const save = { label: 'Save', claim: 'words' as const };
    const row = { inRow: true };
    expect(carrierIn(row, 'field', other, other, save)).toEqual(['worded-in-the-row', 'Save']);
    expect(carrierIn({ inRow: true, handles: true }, 'field', other, other, save)).toBeUndefined();
    expect(carrierIn(row, 'field', other, other, save, save)).toBeUndefined();
    expect(carrierIn(row, save, other, 'field')).toBeUndefined();
  });

  test('next-button: takes the next action where it is the only button, or where its words may submit', () => {
    const perhaps = { label: 'Moon', claim: 'perhaps' as const };
    const worded = { label: 'Start', claim: 'perhaps' as const };
    expect(carrier('field', perhaps)).toEqual(['next-button', 'Moon']);
    expect(carrier('field', perhaps, other)).toBeUndefined();
    expect(carrier('field', worded, other)).toEqual(['next-button', 'Start']);
    expect(carrier('field', other, worded)).toBeUndefined();
  });
});
