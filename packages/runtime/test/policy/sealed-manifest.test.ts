import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { sealedManifest } from '../../src/policy/sealed-manifest.js';
import { field, manifestOf, tool } from '../act/manifest-of.js';

const manifest = manifestOf(tool('erase', { fields: [field('reason', 'Reason')] }));
const digest = createHash('sha256').update(JSON.stringify(manifest)).digest('hex');

test('sealedManifest returns a frozen copy', () => {
  const sealed = sealedManifest({ ...manifest, digest })!;
  expect(sealed).toEqual(manifest);
  expect(() => Object.assign(sealed.tools[0]!.risk, { level: 'safe' })).toThrow(TypeError);
  expect(() => sealed.tools.push(sealed.tools[0]!)).toThrow(TypeError);
  manifest.tools[0]!.title = 'Changed';
  expect(sealed.tools[0]!.title).toBe('erase');
});

test('sealedManifest refuses a manifest that was changed after it was emitted', () => {
  const changed = structuredClone(manifest);
  changed.tools[0]!.risk.level = 'destructive';
  expect(sealedManifest({ ...changed, digest })).toBeUndefined();
});
