import { problem, type Source } from '@webmcp/contract';
import { differenceKinds, type Difference, type DifferenceKind } from '@webmcp/discovery';

import type { CheckResult } from '../../src/commands/check.js';

const source: Source = { file: 'src/Cart page.tsx', line: 12, column: 5 };

/** Makes a difference of a kind. */
export const differenceOf = (kind: DifferenceKind, more: Partial<Difference> = {}): Difference => ({
  kind,
  impact: differenceKinds[kind].impact,
  tool: 'pay',
  states: ['cart'],
  what: `pay: something changed, ${kind}`,
  where: 'src/Cart page.tsx:12:5',
  source,
  fix: 'Mend it',
  ...more,
});

/** Makes a result of `check` that fails on each difference. */
export function checkResult(differences: Difference[], more: Partial<CheckResult> = {}): CheckResult {
  const drift = differences.map(({ what, where, fix }) => problem('MAP_DRIFT', { what, fix }, where));
  return {
    command: 'check',
    exitCode: differences.length > 0 ? 1 : 0,
    problems: drift,
    differences,
    flaky: [],
    notes: [],
    failOn: 'any',
    updated: false,
    ...more,
  };
}
