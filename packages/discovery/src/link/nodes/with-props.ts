import type { LinkedElement, LinkedNode } from '../model/linked.js';

/** Adds props to the outermost elements; props that an element has already win. An instance passes them to its own. */
export function withProps(nodes: readonly LinkedNode[], props: LinkedElement['props']): LinkedNode[] {
  return nodes.map((node) => {
    switch (node.kind) {
      case 'element':
        return { ...node, props: mergedProps(props, node.props) };
      case 'instance':
        return { ...node, children: withProps(node.children, props) };
      case 'branch':
        return { ...node, branches: node.branches.map((branch) => withProps(branch, props)) };
      default:
        return node;
    }
  });
}

function mergedProps(outer: LinkedElement['props'], own: LinkedElement['props']): LinkedElement['props'] {
  const names = new Set(own.map(({ name }) => name));
  return [...outer.filter(({ name }) => name === '...' || !names.has(name)), ...own];
}
