import type { Selector, Target } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import { compareTargets } from '../../../src/map/compare/compare-targets.js';

const testid: Selector = { strategy: 'testid', value: 'save', score: 1 };
const role: Selector = { strategy: 'role', value: 'button[name="Save"]', score: 0.6 };
const name: Selector = { strategy: 'css', value: '[name="save"]', score: 0.45 };
const path: Selector = { strategy: 'css', value: 'div > button', score: 0.2 };
const moved: Selector = { strategy: 'css', value: 'div > div > button', score: 0.2 };
const target = (...selectors: Selector[]): Target => ({ selectors, confidence: selectors[0]?.score ?? 0 });
const presence = { added: 'action-added', removed: 'action-removed' } as const;

describe('compareTargets', () => {
  test.each<[string, Target | undefined, Target | undefined, string[]]>([
    ['the best selector is gone and another proves', target(testid, role), target(role), ['selector-healed']],
    ['no proving selector is left', target(role, name), target(name), ['selectors-lost']],
    ['every selector is another', target(role), target(testid), ['selectors-lost']],
    ['a lesser selector is gone', target(testid, role), target(testid), ['selector-dropped']],
    ['a selector is new', target(role), target(testid, role), ['selector-added']],
    ['only the path is another', target(role, path), target(role, moved), ['note']],
    ['the path was all, and is another', target(path), target(moved), ['note']],
    ['the order is another', target(role, name), target(name, role), ['confidence-lowered']],
    ['it is gone', target(role), undefined, ['action-removed']],
    ['it is new', undefined, target(role), ['action-added']],
    ['neither map has it', undefined, undefined, []],
    ['nothing differs', target(role, path), target(role, path), []],
  ])('%s', (_, was, is, kinds) => {
    expect(compareTargets('its action', was, is, presence).map(({ kind }) => kind)).toEqual(kinds);
  });

  test('a fall of the measured survival is a difference, a small one is none', () => {
    const survived = (count: number, wrong = 0): Target => ({
      ...target(role),
      survival: { survived: count, trials: 100, wrong },
    });
    const kinds = (was: Target, is: Target): string[] => compareTargets('', was, is, presence).map(({ kind }) => kind);
    expect(kinds(survived(90), survived(80))).toEqual(['survival-lowered']);
    expect(kinds(survived(90), survived(88))).toEqual([]);
    expect(kinds(survived(90), survived(90, 1))).toEqual(['survival-lowered']);
    expect(kinds(survived(90), target(role))).toEqual([]);
  });
});
