import type { LinkedNode, LinkedRoot } from '../link/model/linked.js';

/** The packages that component tags were imported from, without sub-paths. */
export function importedPackages(roots: readonly LinkedRoot[]): Set<string> {
  const found = new Set<string>();
  const visit = (nodes: readonly LinkedNode[]): void => {
    for (const node of nodes) {
      switch (node.kind) {
        case 'element':
          if (node.tag.kind === 'component' && node.tag.package !== undefined) found.add(packageName(node.tag.package));
          visit(node.children);
          break;
        case 'branch':
          for (const branch of node.branches) visit(branch);
          break;
        case 'loop':
          visit(node.body);
          break;
        case 'instance':
          visit(node.children);
          break;
        case 'text':
          break;
      }
    }
  };
  for (const root of roots) visit(root.nodes);
  return found;
}

/** `@mui/material/Button` → `@mui/material`. */
function packageName(specifier: string): string {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier);
}
