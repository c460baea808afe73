import type { Selector, Target } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { stepTarget } from '../../src/synthesize/step-target.js';

const path: Selector = { strategy: 'css', value: 'div:nth-of-type(2) > button', score: 0.2 };
const picture: Selector = { strategy: 'css', value: 'button:has(.lucide-plus)', score: 0.2 };
const nameless: Selector = { strategy: 'role', value: 'button[name=""]', score: 0.2 };
const named: Selector = { strategy: 'role', value: 'button[name="Add"]', score: 0.6 };

const target = (icon: string | undefined, ...selectors: Selector[]): Target => ({
  selectors,
  confidence: selectors[0]?.score ?? 0,
  fingerprint: { kind: 'button', labels: [], scope: [], unique: [], ...(icon === undefined ? {} : { icon }) },
});
const selectorsOf = (one: Target): Selector[] | undefined => stepTarget(one, 0.6)?.selectors;

test('a stable target is kept as it is', () => {
  expect(selectorsOf(target(undefined, named, path))).toEqual([named, path]);
});

test('a picture alone is enough, and so is a control without a name that has a picture', () => {
  expect(selectorsOf(target('plus', picture, path))).toEqual([picture]);
  expect(selectorsOf(target('plus', nameless, path))).toEqual([nameless]);
});

test('a path identifies nothing, nor does a control without a name and a known picture', () => {
  expect(selectorsOf(target('plus', path))).toBeUndefined();
  expect(selectorsOf(target(undefined, nameless, path))).toBeUndefined();
  expect(selectorsOf(target('plus'))).toBeUndefined();
});
