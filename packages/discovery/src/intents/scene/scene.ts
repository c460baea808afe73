import type { Entry, Source } from '@webmcp/contract';

import type { LinkedProp, LinkedValue } from '../../link/model/linked.js';
import type { ShownControl } from '../model/shown-control.js';

/** A root's template as a tree with parents, constant loops laid out, markup in props put in place as `slot` children. */
export type SceneNode = SceneElement | SceneText | SceneBranch | SceneCase | SceneLoop | SceneInstance | SceneSlot;

export interface SceneBase {
  /** Document order. */
  order: number;
  depth: number;
  parent: SceneNode | null;
  children: SceneNode[];
  /** How many controls it holds, itself included. */
  controls: number;
}

export interface SceneElement extends SceneBase {
  kind: 'element';
  /** Lower-case host name, or the component's path joined by dots. */
  name: string;
  host: boolean;
  package?: string;
  props: LinkedProp[];
  sites: Source[];
  /** What it is, from HTML, a library table or the general rule; null for plain structure. */
  entry: Entry | null;
  library?: { name: string; component: string };
  /** The message that it shows, looked up by the key that it was given. */
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
export interface SceneBranch extends SceneBase {
  kind: 'branch';
}
export interface SceneCase extends SceneBase {
  kind: 'case';
  test?: LinkedValue;
}
export interface SceneLoop extends SceneBase {
  kind: 'loop';
  over: LinkedValue;
  item?: string;
  sites: Source[];
}
export interface SceneInstance extends SceneBase {
  kind: 'instance';
  name: string;
  file: string;
  instance: number;
  sites: Source[];
}
export interface SceneSlot extends SceneBase {
  kind: 'slot';
  /** The prop it came through: `label`, `slot:activator`, `columns.render`. */
  name: string;
}

export interface Scene {
  nodes: SceneNode[];
  /** Every node in document order. */
  all: SceneNode[];
}

/** Every node below, in document order; `enter` says whether a node's children are visited. */
export function* descendants(node: SceneNode, enter: (node: SceneNode) => boolean = () => true): Generator<SceneNode> {
  for (const child of node.children) {
    yield child;
    if (enter(child)) yield* descendants(child, enter);
  }
}

/** The depth of the deepest node that holds both. */
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
  if (node.kind !== 'element' || node.entry === null) return false;
  const { is } = node.entry;
  return is === 'field' || is === 'action' || is === 'trigger';
}

/** Decides whether a node is another one, or contains it. */
export function contains(outer: SceneNode, inner: SceneNode): boolean {
  for (let at: SceneNode | null = inner; at !== null; at = at.parent) if (at === outer) return true;
  return false;
}
