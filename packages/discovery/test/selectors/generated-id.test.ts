import { describe, expect, test } from 'vitest';

import { isGeneratedId, isGeneratedName } from '../../src/selectors/generated-id.js';
import { scoreOf } from '../../src/selectors/scores.js';

describe('generated ids', () => {
  test.each([
    ':r1:',
    '«r1»',
    '_r_1_',
    'radix-:r3:-trigger',
    'radix-12',
    'headlessui-menu-button-3',
    'mui-41',
    'mantine-a1b2c3d4e',
    'el-id-1024-3',
    'input-12',
    'input-v-12',
    'checkbox-34',
    'v-0-1',
    'pv_id_12',
    'rc_select_0',
    'react-select-2-input',
    '123',
    'a3f9c1d27b',
    '550e8400-e29b-41d4-a716-446655440000',
    'css-1q2w3e',
  ])('%s is one', (id) => {
    expect(isGeneratedId(id)).toBe(true);
  });

  test.each([
    'email',
    'first-name',
    'signup_form',
    'address2',
    'new-date',
    'q1',
    'line-1-of-address',
    'billingStreet',
    'Größe',
  ])('%s was written by hand', (id) => {
    expect(isGeneratedId(id)).toBe(false);
  });

  test('a counter in a name is posted, so it is meant', () => {
    expect(isGeneratedName('field-1')).toBe(false);
    expect(isGeneratedName(':r7:')).toBe(true);
    expect(isGeneratedName('radio-group-v-19')).toBe(true);
    expect(isGeneratedName('version-2')).toBe(false);
  });
});

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
