import type { LinkedNode, LinkedValue } from '../../link/model/linked.js';
import { truthOf } from '../values/truth-of.js';
import { constantItems } from './constant-items.js';
import { substitute, type Items, type Loops } from './substitute.js';
import type { LinkedBranch } from './unplaced-markup.js';

/** One way a branch can render. `test` is absent if the branch is always taken. */
export interface PossibleBranch {
  test?: LinkedValue;
  nodes: LinkedNode[];
}

/**
 * Returns the branches that can be rendered, in order. Leaves out branches with a false test, and branches after a true
 * test.
 */
export function possibleBranches(node: LinkedBranch, items: Items, loops: Loops): PossibleBranch[] {
  const possible: PossibleBranch[] = [];
  for (const [at, nodes] of node.branches.entries()) {
    const raw = node.tests[at];
    const test = raw === undefined || isSetLater(raw, loops) ? raw : substitute(raw, items);
    const truth = test === undefined ? true : truthOf(test);
    if (truth === false) continue;
    possible.push(truth === true || test === undefined ? { nodes } : { test, nodes });
    if (truth === true) break;
  }
  return possible;
}

/**
 * Decides whether a test reads a flag that no item of a constant list has, such as a table's `column.visible`. Such a
 * flag is set at run time. A flag that some items have, such as `hidden`, is false on the others.
 */
export function isSetLater(test: LinkedValue, loops: Loops): boolean {
  if (test.kind !== 'item' || test.path.length !== 1) return false;
  const [flag] = test.path;
  const over = loops.get(test.loop);
  const items = over === undefined ? undefined : constantItems(over);
  return (
    items !== undefined &&
    items.every(
      ({ item }) =>
        item.kind === 'object' && item.spreads.length === 0 && item.entries.every(({ key }) => key !== flag),
    )
  );
}
