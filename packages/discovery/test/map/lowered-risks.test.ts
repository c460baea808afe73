import type { RiskLevel } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { loweredRisks } from '../../src/map/lowered-risks.js';
import { withOverride } from '../../src/risk/risk-override.js';
import { mapOf } from './shop-map.js';

const lowered = (from: RiskLevel, to: RiskLevel): string[] => {
  const map = mapOf();
  const [tool] = map.tools;
  tool!.risk = withOverride(
    { level: from, reasons: [] },
    { level: to, reason: 'a draft, kept for 30 days (was kept)' },
  );
  return loweredRisks({ tools: [tool!] }).map(({ what }) => what);
};

test.each([
  ['destructive', 'caution'],
  ['destructive', 'safe'],
  ['caution', 'safe'],
] as const)('lists a risk that config lowers from %s to %s, with its reason', (from, to) => {
  expect(lowered(from, to)[0]).toMatch(new RegExp(`from ${from} to ${to}: a draft, kept for 30 days \\(was kept\\)$`));
});

test.each([
  ['safe', 'destructive'],
  ['caution', 'caution'],
] as const)('lists no risk that config sets from %s to %s', (from, to) => {
  expect(lowered(from, to)).toEqual([]);
});
