import type { LinkedValue } from '../../link/model/linked.js';
import { constantItems } from './constant-items.js';

/**
 * Whether a test is of a flag that no item of a written list has, as a table's `column.visible`: then it is set at run
 * time. A flag that some have, as `hidden`, is not set on the others.
 * @param loops what each loop runs over
 */
export function isSetLater(test: LinkedValue, loops: ReadonlyMap<number, LinkedValue>): boolean {
  if (test.kind !== 'item' || test.path.length !== 1) return false;
  const [flag] = test.path;
  const over = loops.get(test.loop);
  const items = over === undefined ? undefined : constantItems(over);
  return (
    items !== undefined &&
    items.every(
      (item) => item.kind === 'object' && item.spreads.length === 0 && item.entries.every(({ key }) => key !== flag),
    )
  );
}
