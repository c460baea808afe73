import type { Source } from '@webmcp/contract';

import type { LinkedNode, LinkedValue } from '../../link/model/linked.js';

type Branch = Extract<LinkedNode, { kind: 'branch' }>;

const samePlace = (one: Source, other: Source): boolean =>
  one.file === other.file && one.line === other.line && one.column === other.column;

/**
 * Markup that a call was given and of which nobody knows where it shows stands in the linked tree as a branch with an
 * unknown test, at the place of the element or text that uses the call's result.
 */
export function isSpill(node: LinkedNode | undefined, user: Source): node is Branch {
  return (
    node?.kind === 'branch' &&
    node.branches.length === 1 &&
    node.tests[0]?.kind === 'unknown' &&
    samePlace(node.at, user) &&
    samePlace(node.tests[0].at, user)
  );
}

/** Whether a call is itself given markup, so that it is likely to show it right there: `renderRow(<Row/>)`. */
export function isGivenMarkup(value: LinkedValue): boolean {
  if (value.kind !== 'call' || value.callee.at(-1) === 'flexRender') return false;
  return value.args.some((arg) => arg.kind === 'markup' || (arg.kind === 'function' && arg.returns !== undefined));
}

/** Where the first element in a list of nodes was written, through all its use sites; undefined when there is none. */
export function firstSites(nodes: readonly LinkedNode[]): string | undefined {
  for (const node of nodes) {
    switch (node.kind) {
      case 'element':
      case 'instance':
        return sitesKey(node.sites);
      case 'branch': {
        const found = node.branches.map(firstSites).find((one) => one !== undefined);
        if (found !== undefined) return found;
        break;
      }
      case 'loop': {
        const found = firstSites(node.body);
        if (found !== undefined) return found;
        break;
      }
      case 'text':
        break;
    }
  }
  return undefined;
}

export function sitesKey(sites: readonly Source[]): string {
  return sites.map(({ file, line, column }) => `${file}:${line}:${column}`).join(' ');
}
