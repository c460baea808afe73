import { describe, expect, test } from 'vitest';

import { idleRules } from '../../src/group/lone-action-tools.js';
import type { Intent } from '../../src/intents/model/intent.js';
import { buildWorld, call, handler, type ControlSpec } from '../match/build-world.js';

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

  test.each([
    ['navigate', -1, true],
    ['useNavigate().navigate', -1, true],
    ['router.back', undefined, true],
    ['window.history.back', undefined, true],
    ['navigate', '/orders', false],
    ['gallery.back', undefined, false],
    ['counter.add', -1, false],
  ])('goes-back: decides about %s(%s)', (callee, by, isIdle) => {
    const at = { file: 'app.tsx', line: 1, column: 1 };
    const goes = { ...call(callee), args: by === undefined ? [] : [{ kind: 'literal' as const, value: by, at }] };
    const button = intentOf({ label: 'Cancel', handlers: [handler('click', undefined, [goes])] });
    expect(ruleFor(button)).toBe(isIdle ? 'goes-back' : undefined);
    const saves = handler('click', undefined, [goes, call('store.save')]);
    expect(ruleFor(intentOf({ label: 'Done', handlers: [saves] }))).toBeUndefined();
  });
});
