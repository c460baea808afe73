import { findValue, isOn } from '../values/prop-values.js';
import { descendants, type SceneElement, type SceneNode } from './scene.js';

/** Props that belong to the element itself: they style it, or control the merge. */
const ownProps = new Set(['asChild', 'children', 'class', 'className', 'style', 'key', 'ref', 'data-slot', '...']);

/**
 * Decides whether an element renders another element in its own place: its one child, or the markup of a prop.
 * @param prop `asChild`, a prop such as `render={<a/>}`, or `always`
 */
export function isAsChild(element: SceneElement, prop: string): boolean {
  if (prop === 'always') return element.children.length > 0;
  const value = findValue(element.props, prop);
  return isOn(value) || value?.kind === 'markup';
}

/** Returns the prop whose markup is rendered in an element's place. */
function renderProp({ entry, props }: SceneElement): string | undefined {
  const name = entry?.is === 'action' || entry?.is === 'trigger' ? entry.asChild : undefined;
  return name !== undefined && findValue(props, name)?.kind === 'markup' ? name : undefined;
}

/** Decides whether an element renders its one child in its own place, as Radix' Slot does. */
function rendersChildInPlace(element: SceneElement): boolean {
  if (element.host) return false;
  if (/(?:^|\.)Slot(?:\.Root|Clone)?$/.test(element.name)) return true;
  const { entry } = element;
  const isAlways = (entry?.is === 'action' || entry?.is === 'trigger') && entry.asChild === 'always';
  return isAlways || isOn(findValue(element.props, 'asChild')) || renderProp(element) !== undefined;
}

/**
 * Passes an element's props to the child that is rendered in its place. The child's own props win. A child from a prop
 * also gets the element's content, if the child has no content.
 */
export function mergeIntoChild(element: SceneElement): void {
  if (!rendersChildInPlace(element)) return;
  const render = renderProp(element);
  if (render !== undefined) passContent(element, render);
  passProps(
    element,
    element.props.filter((prop) => !ownProps.has(prop.name) && prop.name !== render),
  );
}

function passProps(element: SceneElement, props: SceneElement['props']): void {
  const child = firstElement(element);
  if (child === undefined || props.length === 0) return;
  child.props = [...props, ...child.props];
  if (rendersChildInPlace(child)) passProps(child, props);
}

function passContent(element: SceneElement, render: string): void {
  const slot = element.children.find((child) => child.kind === 'slot' && child.name === render);
  const child = slot === undefined ? undefined : firstElement(slot);
  if (slot === undefined || child === undefined || child.children.length > 0) return;
  child.children = element.children.filter((other) => other !== slot);
  element.children = [slot];
  for (const moved of child.children) {
    moved.parent = child;
    const deeper = child.depth + 1 - moved.depth;
    for (const node of [moved, ...descendants(moved)]) node.depth += deeper;
  }
}

/** Returns the first element that a node renders outside of loops. */
function firstElement(node: SceneNode): SceneElement | undefined {
  for (const child of node.children) {
    if (child.kind === 'element') return child;
    const inner = child.kind === 'text' || child.kind === 'loop' ? undefined : firstElement(child);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
