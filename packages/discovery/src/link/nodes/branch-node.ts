import type { Source } from '@webmcp/contract';

import type { LinkedNode, LinkedValue } from '../model/linked.js';

/**
 * Makes a condition between nodes. If one branch contains the other (`inPlace ? children :
 * <Portal>{children}</Portal>`), the outer branch is rendered without a condition.
 * @param tests the test of each branch; undefined for the else branch
 */
export function branchNode(tests: (LinkedValue | undefined)[], branches: LinkedNode[][], at: Source): LinkedNode[] {
  const [one, other, more] = branches;
  if (one !== undefined && other !== undefined && more === undefined && tests[1] === undefined) {
    if (holds(other, one)) return other;
    if (holds(one, other)) return one;
  }
  return [{ kind: 'branch', tests, branches, at }];
}

/** Decides whether `outer` contains all nodes of `inner`. */
function holds(outer: readonly LinkedNode[], inner: readonly LinkedNode[]): boolean {
  const wanted = inner.filter(({ kind }) => kind !== 'text').map(writtenAs);
  if (wanted.length === 0 || wanted.includes(null)) return false;
  const found = new Set<string>();
  collect(outer, found);
  return wanted.every((one) => one !== null && found.has(one));
}

function collect(nodes: readonly LinkedNode[], found: Set<string>): void {
  for (const node of nodes) {
    const written = writtenAs(node);
    if (written !== null) found.add(written);
    if (node.kind === 'branch') for (const branch of node.branches) collect(branch, found);
    else if (node.kind === 'loop') collect(node.body, found);
    else if (node.kind !== 'text') collect(node.children, found);
  }
}

/** Returns the identity of a node: its name and its sites. Null for a node without a site. */
function writtenAs(node: LinkedNode): string | null {
  if (node.kind === 'text' || node.kind === 'branch') return null;
  const name =
    node.kind === 'element' ? tagName(node) : node.kind === 'instance' ? `${node.file}:${node.name}` : 'loop';
  return [name, ...node.sites.map(({ file, line, column }) => `${file}:${line}:${column}`)].join(' ');
}

function tagName({ tag }: Extract<LinkedNode, { kind: 'element' }>): string {
  return tag.kind === 'host' ? tag.name : [tag.package ?? '', ...tag.path].join('.');
}
