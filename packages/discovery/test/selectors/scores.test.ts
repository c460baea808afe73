import { describe, expect, test } from 'vitest';

import { scoreOf } from '../../src/selectors/scores.js';

describe('scores', () => {
  test('never exceed what the contract allows their strategy', () => {
    expect(scoreOf({ strategy: 'testid', value: 'x', score: 3 })).toBe(1);
    expect(scoreOf({ strategy: 'label', value: 'x', score: 1 })).toBe(0.8);
    expect(scoreOf({ strategy: 'css', value: '#signup', score: 0.9 })).toBe(0.5);
    expect(scoreOf({ strategy: 'css', value: 'main > form', score: 0.9 })).toBe(0.2);
    expect(scoreOf({ strategy: 'css', value: '#radix-12 > button', score: 0.4 })).toBeNull();
    expect(scoreOf({ strategy: 'css', value: '#\\:r1\\: > button', score: 0.4 })).toBeNull();
    expect(scoreOf({ strategy: 'css', value: '#\\31 st-name', score: 0.5 })).toBe(0.5);
  });
});
