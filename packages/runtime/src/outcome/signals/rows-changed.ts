import { isInLiving } from '../../dom/living-parts.js';
import type { EvidenceSignal } from './evidence-signal.js';
import type { Reading } from './observation.js';

/** The tool's rows are others than before. */
export const rowsChanged: EvidenceSignal = {
  name: 'rows changed',
  kinds: ['rows-changed'],
  reads: (seen) =>
    seen.now.rows === seen.before.rows || movedAlone(seen) ? [] : [{ kind: 'rows-changed', role: 'confirms' }],
};

/**
 * Decides whether rows came or left only where a list changes by itself. The call counts if rows with a value of the call came
 * or left.
 */
function movedAlone(seen: Reading): boolean {
  const { living } = seen.scene;
  if (!living?.size || ![...seen.added, ...seen.removed].some((node) => isInLiving(node, living))) return false;
  return holdNoValue(seen);
}

/** Decides whether as many rows as before hold each value of the call: the rows that came or left are others. */
export function holdNoValue({ scene: { values }, before, now }: Reading): boolean {
  const count = (rows: string | undefined, value: string): number =>
    (JSON.parse(rows ?? '[]') as string[]).filter((row) => row.includes(value)).length;
  return values.every((value) => count(before.rows, value) === count(now.rows, value));
}
