import type { LinkedNode, LinkedRoot } from '../link/model/linked.js';

/** Returns the packages of all component tags, without sub-paths. */
export function importedPackages(roots: readonly LinkedRoot[]): Set<string> {
  const found = new Set<string>();
  const visit = (node: LinkedNode): void => {
    if (node.kind === 'element' && node.tag.kind === 'component' && node.tag.package !== undefined)
      found.add(packageName(node.tag.package));
    childrenOf(node).forEach(visit);
  };
  for (const root of roots) root.nodes.forEach(visit);
  return found;
}

function childrenOf(node: LinkedNode): LinkedNode[] {
  switch (node.kind) {
    case 'element':
    case 'instance':
      return node.children;
    case 'branch':
      return node.branches.flat();
    case 'loop':
      return node.body;
    case 'text':
      return [];
  }
}

/** Returns a package's name without its sub-path: `@mui/material` of `@mui/material/Button`. */
function packageName(specifier: string): string {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier);
}
