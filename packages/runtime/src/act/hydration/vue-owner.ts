import { outwards } from '../../dom/outwards.js';
import { markOf, type PageOwner } from './page-owner.js';
import { contains } from '../../dom/matching.js';

/** The parts of Vue's node that show whether its component is hydrated. Builds do not shorten these names. */
interface VueNode {
  el: Node | null;
  type: { __asyncLoader?: unknown } | string | symbol;
  component: { isMounted: boolean; subTree?: VueNode } | null;
  suspense?: { activeBranch: VueNode | null; pendingBranch: VueNode | null } | null;
  children: unknown;
  dynamicChildren?: VueNode[] | null;
}

/**
 * Vue 2 and 3. Vue 3 marks the container of an app once the app is hydrated, except for the components that hydrate
 * later. Outside of a container, as in a teleport, only nodes with handlers or directives carry marks.
 */
export const vueOwner: PageOwner = {
  name: 'Vue',
  owns(element) {
    const nodes = outwards(element);
    const container = nodes.find((node) => markOf(node, '__vue_app__') ?? markOf(node, '__vue__'));
    if (container === undefined) return nodes.some(isMarked);
    const tree = markOf(container, '_vnode') as VueNode | null | undefined;
    return !tree || !isWaiting(tree, element);
  },
};

/** Vue names its own symbols `_vei`, `_vod`, `_vtc` or `_assign`. Earlier versions and development builds use keys. */
const isMarked = (node: Node): boolean =>
  '_vei' in node ||
  '__vnode' in node ||
  Object.getOwnPropertySymbols(node).some(({ description }) => /^_(?:v\w\w|assign)$/.test(description ?? ''));

/** Decides whether a component that is not hydrated yet covers the element. */
function isWaiting(node: VueNode, element: Element): boolean {
  const { component, suspense } = node;
  if (component) {
    const { isMounted, subTree } = component;
    const isLoader = typeof node.type === 'object' && '__asyncLoader' in node.type;
    // An async component that is not hydrated has an empty node in the place of its component.
    const isHydrated = isMounted && subTree && (!isLoader || subTree.component);
    return isHydrated ? isWaiting(subTree, element) : covers(node.el, element);
  }
  const inside: unknown[] = suspense
    ? [suspense.activeBranch, suspense.pendingBranch]
    : (node.dynamicChildren ?? (Array.isArray(node.children) ? node.children : []));
  return inside.some((child) => isNode(child) && isWaiting(child, element));
}

const isNode = (value: unknown): value is VueNode => typeof value === 'object' && value !== null && 'el' in value;

/** Decides whether a component's nodes contain the element. Several nodes are between the comments `[` and `]`. */
function covers(first: Node | null, element: Element): boolean {
  let depth = 0;
  for (let at = first; at; at = at.nextSibling) {
    if (contains(at, element)) return true;
    if (at.nodeType === Node.COMMENT_NODE) depth += at.nodeValue === '[' ? 1 : at.nodeValue === ']' ? -1 : 0;
    if (depth === 0) return false;
  }
  return false;
}
