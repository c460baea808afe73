import type { Colors } from 'picocolors/types.js';

import type { Survival } from '../run/survival.js';
import { table } from './table.js';

/** Renders the survival of all targets: one line for each mutation, then the sum. */
export function survivalTable({ targets, states, seconds, mutations }: Survival, colors: Colors): string[] {
  const sum = { survived: 0, abstained: 0, wrong: 0 };
  for (const { survived, abstained, wrong } of mutations) {
    sum.survived += survived;
    sum.abstained += abstained;
    sum.wrong += wrong;
  }
  const cells = ({ survived, abstained, wrong }: typeof sum): string[] => [
    `${survived} of ${survived + abstained + wrong}`,
    String(abstained),
    wrong > 0 ? colors.red(String(wrong)) : '0',
  ];
  const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;
  const lines = table([
    ['under a change', 'survives', 'not found', 'wrong'].map((word) => colors.dim(word)),
    ...mutations.map(({ name, ...row }) => [name, ...cells(row)]),
    [colors.bold(`${count(targets, 'target')} in ${count(states, 'state')}`), ...cells(sum)],
  ]);
  return [...lines, colors.dim(`measured in ${seconds.toFixed(1)} s`)];
}
