import { findValue, isOn } from './prop-values.js';
import type { SceneElement, SceneNode } from './scene.js';

/** Props that say how an element is drawn or merged, not what it is. */
const own = new Set(['asChild', 'children', 'class', 'className', 'style', 'key', 'ref', 'data-slot', '...', 'v-bind']);

/** Whether an element renders its one child in its own place (Radix' Slot, `asChild`). */
function givesPlace(element: SceneElement): boolean {
  if (element.host) return false;
  if (/(?:^|\.)Slot(?:\.Root|Clone)?$/.test(element.name)) return true;
  return isOn(findValue(element.props, 'asChild'));
}

function onlyChild(node: SceneNode): SceneElement | undefined {
  for (const child of node.children) {
    if (child.kind === 'element') return child;
    if (child.kind === 'text' || child.kind === 'loop') continue;
    const inner = onlyChild(child);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** Hands an element's props on to the child that is rendered in its place; the child's own props win. */
export function mergeIntoChild(element: SceneElement): void {
  if (!givesPlace(element)) return;
  hand(
    element,
    element.props.filter((prop) => !own.has(prop.name)),
  );
}

function hand(element: SceneElement, props: SceneElement['props']): void {
  const child = onlyChild(element);
  if (child === undefined || props.length === 0) return;
  child.props = [...props, ...child.props];
  if (givesPlace(child)) hand(child, props);
}
