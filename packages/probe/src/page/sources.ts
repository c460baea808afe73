import type { Source } from '@webmcp/contract';
import { stampAttribute } from '@webmcp/contract/stamp-attribute';
import { farthest, reactOwners } from './react-owners.js';

/** Vue's node and component, as far as development builds tell. */
interface VueNode {
  props?: unknown;
  ctx?: VueInstance | null;
}
interface VueInstance {
  vnode: VueNode;
}

/**
 * Where an element was written, innermost first: its own stamp, then those of the components whose templates made it,
 * as React's and Vue's development builds remember them. Components that pass no attributes on are so reached as well.
 */
export function sourcesOf(element: Element): Source[] {
  const stamps = [element.getAttribute(stampAttribute), ...reactStamps(element), ...vueStamps(element)];
  if (stamps.length === 1 && stamps[0] === null) return [];
  const found: Source[] = [];
  for (const stamp of new Set(stamps)) {
    const source = sourceIn(stamp);
    if (source !== null) found.push(source);
  }
  return found;
}

/** The tag whose attributes arrive on the element: its own stamp stands there as theirs would. */
export function carriedSource(element: Element): Source | null {
  return sourceIn(element.getAttribute(stampAttribute));
}

function sourceIn(stamp: string | null): Source | null {
  const parts = stamp === null ? null : /^(.+):(\d+):(\d+)$/.exec(stamp);
  return parts === null ? null : { file: parts[1]!, line: Number(parts[2]), column: Number(parts[3]) };
}

function reactStamps(element: Element): (string | null)[] {
  return reactOwners(element).map(
    ({ memoizedProps, _debugStack, _debugSource }) =>
      stampIn(memoizedProps) ?? asideOf([_debugStack, _debugSource, memoizedProps]),
  );
}

function vueStamps(element: Element): (string | null)[] {
  const stamps: (string | null)[] = [];
  let node = Reflect.get(element, '__vnode') as VueNode | null | undefined;
  for (let steps = 0; node != null && steps < farthest; steps += 1) {
    stamps.push(stampIn(node.props));
    node = node.ctx?.vnode;
  }
  return stamps;
}

function stampIn(props: unknown): string | null {
  if (typeof props !== 'object' || props === null) return null;
  const value: unknown = Reflect.get(props, stampAttribute);
  return typeof value === 'string' ? value : null;
}

/** What the transform kept aside for components that take no attribute, by the first part that is known. */
function asideOf(parts: unknown[]): string | null {
  const kept: unknown = Reflect.get(globalThis, '__webmcpSources');
  if (!(kept instanceof WeakMap)) return null;
  const found: unknown = parts
    .filter((part) => typeof part === 'object' && part !== null)
    .map((part) => kept.get(part))
    .find((place) => typeof place === 'string');
  return typeof found === 'string' ? found : null;
}
