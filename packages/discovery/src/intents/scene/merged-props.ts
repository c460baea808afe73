import { findValue, isOn } from '../values/prop-values.js';
import { descendants, type SceneElement, type SceneNode } from './scene.js';

/** Props that say how an element is drawn or merged, not what it is. */
const own = new Set(['asChild', 'children', 'class', 'className', 'style', 'key', 'ref', 'data-slot', '...']);

/** Whether an element renders another in its own place: its one child (`asChild`), or what a prop gives (`render={<a/>}`). */
export function isAsChild(element: SceneElement, prop: string): boolean {
  const value = findValue(element.props, prop);
  return isOn(value) || value?.kind === 'markup';
}

/** The prop that gives what is rendered in an element's place. */
function renderProp({ entry, props }: SceneElement): string | undefined {
  const name = entry?.is === 'action' || entry?.is === 'trigger' ? entry.asChild : undefined;
  return name !== undefined && findValue(props, name)?.kind === 'markup' ? name : undefined;
}

/** Whether an element renders its one child in its own place (Radix' Slot, `asChild`). */
function givesPlace(element: SceneElement): boolean {
  if (element.host) return false;
  if (/(?:^|\.)Slot(?:\.Root|Clone)?$/.test(element.name)) return true;
  return isOn(findValue(element.props, 'asChild')) || renderProp(element) !== undefined;
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

/**
 * Hands an element's props on to the one that is rendered in its place; that one's own props win. One that a prop gives
 * has the element's content, where it has none of its own.
 */
export function mergeIntoChild(element: SceneElement): void {
  if (!givesPlace(element)) return;
  const render = renderProp(element);
  if (render !== undefined) handContent(element, render);
  hand(
    element,
    element.props.filter((prop) => !own.has(prop.name) && prop.name !== render),
  );
}

function handContent(element: SceneElement, render: string): void {
  const slot = element.children.find((child) => child.kind === 'slot' && child.name === render);
  const child = slot === undefined ? undefined : onlyChild(slot);
  if (slot === undefined || child === undefined || child.children.length > 0) return;
  child.children = element.children.filter((other) => other !== slot);
  element.children = [slot];
  for (const given of child.children) {
    given.parent = child;
    const deeper = child.depth + 1 - given.depth;
    for (const node of [given, ...descendants(given)]) node.depth += deeper;
  }
}

function hand(element: SceneElement, props: SceneElement['props']): void {
  const child = onlyChild(element);
  if (child === undefined || props.length === 0) return;
  child.props = [...props, ...child.props];
  if (givesPlace(child)) hand(child, props);
}
