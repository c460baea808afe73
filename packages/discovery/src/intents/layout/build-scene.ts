import type { LinkedRoot } from '../../link/model/linked.js';
import { isControl, type Scene, type SceneNode } from '../scene/scene.js';
import { SceneBuilder, type SceneSources } from './scene-builder.js';

/** Builds the scene of one root: a tree with constant loops unrolled, markup in props placed, and every element classified. */
export function buildScene(root: LinkedRoot, sources: SceneSources): Scene {
  const nodes = new SceneBuilder(root, sources).build();
  return { nodes, all: numberNodes(nodes) };
}

/** Sets each node's document order and its count of controls. Returns all nodes in document order. */
function numberNodes(nodes: readonly SceneNode[], all: SceneNode[] = []): SceneNode[] {
  for (const node of nodes) {
    node.order = all.length;
    all.push(node);
    numberNodes(node.children, all);
    node.controls = node.children.reduce((sum, child) => sum + child.controls, isControl(node) ? 1 : 0);
  }
  return all;
}
