import type { Source } from '@webmcp/contract';

import type { LinkedNode, LinkedValue } from '../../link/model/linked.js';
import { siteKey, sitesKey } from '../model/site-key.js';
import { sharedDepth, type SceneNode, type SceneSlot } from '../scene/scene.js';

export type LinkedBranch = Extract<LinkedNode, { kind: 'branch' }>;

const samePlace = (one: Source, other: Source): boolean => siteKey(one) === siteKey(other);

/**
 * Decides whether a node is unplaced markup: markup that a call received, while the place that renders it is unknown.
 * The linked tree holds such markup as a branch with an unknown test. The branch has the site of the element or text
 * that uses the call's result.
 * @param user the site of that element or text
 */
export function isUnplacedMarkup(node: LinkedNode | undefined, user: Source): node is LinkedBranch {
  return (
    node?.kind === 'branch' &&
    node.branches.length === 1 &&
    node.tests[0]?.kind === 'unknown' &&
    samePlace(node.at, user) &&
    samePlace(node.tests[0].at, user)
  );
}

/** Decides whether a call receives markup as an argument. Such a call likely renders the markup in place: `renderRow(<Row/>)`. */
export function receivesMarkup(value: LinkedValue): boolean {
  if (value.kind !== 'call' || value.callee.at(-1) === 'flexRender') return false;
  return value.args.some((arg) => arg.kind === 'markup' || (arg.kind === 'function' && arg.returns !== undefined));
}

/** Returns the markup that an event handler returns or passes on: `onClick={() => open(<Dialog/>)}`. Another place renders it. */
export function markupOfHandler(value: LinkedValue): LinkedBranch[] {
  if (value.kind === 'choice') return value.options.flatMap(markupOfHandler);
  if (value.kind !== 'function' || value.returns === undefined || value.returns.length === 0) return [];
  const { at, returns } = value;
  return [{ kind: 'branch', tests: [{ kind: 'unknown', at }], branches: [returns], at }];
}

/** Returns the key of the first element's sites in a list of nodes; undefined without an element. */
export function firstSites(nodes: readonly LinkedNode[]): string | undefined {
  for (const node of nodes) {
    const found =
      node.kind === 'element' || node.kind === 'instance'
        ? sitesKey(node.sites)
        : node.kind === 'branch'
          ? node.branches.map(firstSites).find((one) => one !== undefined)
          : node.kind === 'loop'
            ? firstSites(node.body)
            : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the slot that has the deepest ancestor in common with a node. */
export function nearestSlot(slots: readonly SceneSlot[], node: SceneNode): SceneSlot | undefined {
  let nearest: SceneSlot | undefined;
  let nearestDepth = -1;
  for (const slot of slots) {
    const depth = sharedDepth(slot, node);
    if (depth > nearestDepth) {
      nearest = slot;
      nearestDepth = depth;
    }
  }
  return nearest;
}
