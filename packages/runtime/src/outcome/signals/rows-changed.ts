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
function movedAlone({ added, removed, scene, before, now }: Reading): boolean {
  const { living, values } = scene;
  if (!living?.size || ![...added, ...removed].some((node) => isInLiving(node, living))) return false;
  const count = (rows: string | undefined, value: string): number =>
    (JSON.parse(rows ?? '[]') as string[]).filter((row) => row.includes(value)).length;
  return values.every((value) => count(before.rows, value) === count(now.rows, value));
}
