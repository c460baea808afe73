import { describe, expect, test } from 'vitest';

import { idleRules } from '../../src/group/lone-action-tools.js';
import type { Intent } from '../../src/intents/model/intent.js';
import { buildWorld, handler, type ControlSpec } from '../match/build-world.js';

const intentOf = (spec: ControlSpec): Intent => buildWorld([spec]).appModel.intents[0]!;
const ruleFor = (intent: Intent): string | undefined => idleRules.find(({ holds }) => holds(intent))?.name;

describe('idleRules', () => {
  test('resets: leaves out a reset button', () => {
    expect(ruleFor(intentOf({ label: 'Clear', control: 'reset' }))).toBe('resets');
  });

  test('dismisses: leaves out a button that only closes an overlay', () => {
    const button = intentOf({ label: 'Cancel', handlers: [handler('click', 'close')] });
    expect(ruleFor({ ...button, dismisses: 3 })).toBe('dismisses');
    expect(ruleFor(button)).toBeUndefined();
  });

  test('listens-to-keys-only: leaves out a drag handle', () => {
    const drag = handler('keydown', 'move');
    expect(ruleFor(intentOf({ label: 'Move', handlers: [drag] }))).toBe('listens-to-keys-only');
    expect(ruleFor(intentOf({ label: 'Move', handlers: [drag, handler('click', 'open')] }))).toBeUndefined();
  });

  test.each([
    ['#', true],
    ['mailto:ada@example.org', true],
    ['javascript:void(0)', true],
    ['#/orders', false],
    ['/orders', false],
  ])('goes-nowhere: decides about a link to %s', (href, isIdle) => {
    expect(ruleFor(intentOf({ label: 'Link', control: 'link', href }))).toBe(isIdle ? 'goes-nowhere' : undefined);
    expect(
      ruleFor(intentOf({ label: 'Link', control: 'link', href, handlers: [handler('click', 'go')] })),
    ).toBeUndefined();
  });
});
