import type { Entry, Source } from '@webmcp/contract';

import type { LinkedProp, LinkedValue } from '../../link/model/linked.js';
import type { ShownControl } from '../model/shown-control.js';

/**
 * A root's template as a tree with parents. Constant loops are unrolled, the markup in props is placed as `slot` children,
 * and every element has its entry: the scene shows each element once for each place on the page.
 */
export interface Scene {
  nodes: SceneNode[];
  /** Every node in document order. */
  all: SceneNode[];
}

export type SceneNode = SceneElement | SceneText | SceneBranch | SceneCase | SceneLoop | SceneInstance | SceneSlot;

export interface SceneBase {
  /** The node's position in document order. */
  order: number;
  depth: number;
  parent: SceneNode | null;
  children: SceneNode[];
  /** The number of controls inside, the node itself included. */
  controls: number;
}

export interface SceneElement extends SceneBase {
  kind: 'element';
  /** The host element's name in lower case, or the component's path joined by dots. */
  name: string;
  host: boolean;
  package?: string;
  props: LinkedProp[];
  sites: Source[];
  /** The element's class: from HTML, a library table or the component rules. Null for plain structure. */
  entry: Entry | null;
  library?: { name: string; component: string };
  /** The message of a message component, as the call that looks it up. */
  message?: LinkedValue;
  /** The label of the single control that the page showed at the tag. */
  pageLabel?: string;
  /** Buttons that the component renders by itself, as pages showed them. */
  ownControls?: readonly ShownControl[];
}

export interface SceneText extends SceneBase {
  kind: 'text';
  value: LinkedValue;
}

/** A condition. Each child is a case. */
export interface SceneBranch extends SceneBase {
  kind: 'branch';
}

/** One case of a condition. The last one can lack a test. */
export interface SceneCase extends SceneBase {
  kind: 'case';
  test?: LinkedValue;
}

/** A loop over data. The children are the body, once. */
export interface SceneLoop extends SceneBase {
  kind: 'loop';
  over: LinkedValue;
  item?: string;
  sites: Source[];
}

/** An instance of one of the app's own components. */
export interface SceneInstance extends SceneBase {
  kind: 'instance';
  name: string;
  file: string;
  instance: number;
  sites: Source[];
}

/** The markup in a prop. */
export interface SceneSlot extends SceneBase {
  kind: 'slot';
  /** The prop or slot: `label`, `slot:activator`, `columns.render`. */
  name: string;
}

/**
 * Yields every node below a node, in document order.
 * @param enter decides whether a node's children are visited
 */
export function* descendants(node: SceneNode, enter: (node: SceneNode) => boolean = () => true): Generator<SceneNode> {
  for (const child of node.children) {
    yield child;
    if (enter(child)) yield* descendants(child, enter);
  }
}

/** Returns the depth of the deepest node that contains both nodes; -1 without one. */
export function sharedDepth(one: SceneNode, other: SceneNode): number {
  let a: SceneNode | null = one;
  let b: SceneNode | null = other;
  while (a !== null && b !== null && a !== b) {
    if (a.depth >= b.depth) a = a.parent;
    else b = b.parent;
  }
  return a !== null && a === b ? a.depth : -1;
}

/** Decides whether a node is a field, an action or a trigger. */
export function isControl(node: SceneNode): boolean {
  const is = node.kind === 'element' ? node.entry?.is : undefined;
  return is === 'field' || is === 'action' || is === 'trigger';
}

/** Decides whether a node is another node, or contains that node. */
export function contains(outer: SceneNode, inner: SceneNode): boolean {
  for (let at: SceneNode | null = inner; at !== null; at = at.parent) if (at === outer) return true;
  return false;
}
