import type { Fingerprint } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { targetFingerprint } from '../../src/selectors/target-fingerprint.js';

const shown = (more: Partial<Fingerprint>): { fingerprint: Fingerprint } => ({
  fingerprint: { kind: 'button', labels: [], scope: [], unique: ['label', 'icon'], icon: 'plus', ...more },
});
const labels = [{ text: 'Add a pot', from: 'content' as const, confidence: 1 }];

test('a control with a name has the labels of the source as well', () => {
  expect(targetFingerprint([shown({ labels: ['Add'] })], labels)?.labels).toEqual(['Add', 'Add a pot']);
});

test('a control that no page names is known by its picture alone', () => {
  expect(targetFingerprint([shown({}), shown({})], labels)).toMatchObject({ labels: [], unique: ['icon'] });
});
