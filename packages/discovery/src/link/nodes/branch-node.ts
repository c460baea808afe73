import type { Source } from '@webmcp/contract';

import type { LinkedNode, LinkedValue } from '../model/linked.js';

/**
 * A choice between nodes. Where one of two ways shows what the other shows too, put into something
 * (`inPlace ? children : <Portal>{children}</Portal>`), it is there either way, and once.
 * @param tests what each way depends on; undefined for what is shown else
 */
export function branchNode(tests: (LinkedValue | undefined)[], branches: LinkedNode[][], at: Source): LinkedNode[] {
  const [one, other, more] = branches;
  if (one !== undefined && other !== undefined && more === undefined && tests[1] === undefined) {
    if (holds(other, one)) return other;
    if (holds(one, other)) return one;
  }
  return [{ kind: 'branch', tests, branches, at }];
}

/** Whether all that is written in `inner` is among what `outer` shows. */
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

/** What it is and where it stands in the source, through all components around it; null for what has no site of its own. */
function writtenAs(node: LinkedNode): string | null {
  if (node.kind === 'text' || node.kind === 'branch') return null;
  const name =
    node.kind === 'element' ? tagName(node) : node.kind === 'instance' ? `${node.file}:${node.name}` : 'loop';
  return [name, ...node.sites.map(({ file, line, column }) => `${file}:${line}:${column}`)].join(' ');
}

function tagName({ tag }: Extract<LinkedNode, { kind: 'element' }>): string {
  return tag.kind === 'host' ? tag.name : [tag.package ?? '', ...tag.path].join('.');
}
