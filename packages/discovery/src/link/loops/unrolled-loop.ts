import { limits } from '../model/limits.js';
import type { LinkedNode } from '../model/linked.js';
import type { Linker } from '../model/linker.js';
import type { ResolvedValue, LexicalScope } from '../model/resolved-value.js';

/**
 * A loop whose body comes back to itself (a menu inside its own item), or shows what functions of its items give (a table's
 * columns), is laid out item by item where its data is known: each item goes as deep as its data does. Any other loop is laid out once, for whatever its item is.
 * @param written what the loop is known by
 * @param once the loop for an unknown item
 * @param item the body for one item, in a scope that has gone `unrolled` loops deep
 */
export function unrolledLoop(
  linker: Linker,
  written: object,
  over: ResolvedValue,
  scope: LexicalScope,
  once: () => LinkedNode,
  item: (item: ResolvedValue, unrolled: number) => LinkedNode[],
): LinkedNode[] {
  const { unrolled } = scope;
  const items = over.kind === 'list' && over.items.length <= limits.unrolledItems ? over.items : null;
  if (unrolled > 0 && (over.kind === 'absent' || items?.length === 0)) return [];
  if (items === null || items.length === 0 || unrolled >= limits.unrolledLoops) return [once()];
  if (!linker.returning.has(written)) {
    const before = linker.itemDependencies;
    const whole = once();
    if (linker.itemDependencies === before) return [whole];
    linker.returning.add(written);
  }
  linker.unrolledItems += items.length;
  if (linker.unrolledItems > limits.allUnrolled) return [once()];
  return items.flatMap((one) => item(linker.force(one), unrolled + 1));
}
