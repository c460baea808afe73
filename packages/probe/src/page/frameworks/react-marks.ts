import { ownerLimit, type FrameworkMarks } from './framework-marks.js';
import { reactNode, reactOwners, type ReactOwner } from './react-owners.js';
import { hasOnClick } from './on-click.js';
import { stampIn } from './stamp-in.js';

/** React 17 and later. A development build's fibers have `_debugOwner`. Production fibers lack the key. */
export const reactMarks: FrameworkMarks = {
  name: 'react',
  title: 'React',
  mode(element) {
    const key = Object.keys(element).find(
      (name) => name.startsWith('__reactContainer$') || name.startsWith('__reactFiber$'),
    );
    if (key === undefined) return undefined;
    const fiber: unknown = Reflect.get(element, key);
    return typeof fiber === 'object' && fiber !== null && !('_debugOwner' in fiber) ? 'production' : 'development';
  },
  stamps: (element) =>
    reactOwners(element).map(
      ({ memoizedProps, _debugStack, _debugSource }) =>
        stampIn(memoizedProps) ?? asideOf([_debugStack, _debugSource, memoizedProps]),
    ),
  makers: (element) => reactOwners(element).flatMap((owner) => makerOf(owner) ?? []),
  hasKey(element) {
    let node = reactNode(element);
    for (let at = 0; node != null && at < ownerLimit; at += 1) {
      if (node.key != null) return true;
      node = node.return;
      // The element around it has keys of its own.
      if (typeof node?.type === 'string') return false;
    }
    return false;
  },
  // React puts an empty `onclick` on its containers and on elements with a listener, so only its props count.
  listensForClick(element, keys) {
    const props = keys.find((key) => isNamed(key, '__reactProps$') || isNamed(key, '__reactEventHandlers$'));
    if (props !== undefined) return hasOnClick(Reflect.get(element, props));
    return keys.some((key) => isNamed(key, '__reactContainer$')) ? false : undefined;
  },
};

/**
 * Returns the place that the stamp kept aside, for components that take no attribute. The first part with a stamp
 * decides.
 */
function asideOf(parts: unknown[]): string | null {
  const kept: unknown = Reflect.get(globalThis, '__webmcpSources');
  if (!(kept instanceof WeakMap)) return null;
  const found: unknown = parts
    .filter((part) => typeof part === 'object' && part !== null)
    .map((part) => kept.get(part))
    .find((place) => typeof place === 'string');
  return typeof found === 'string' ? found : null;
}

const isNamed = (key: string | symbol, prefix: string): boolean => typeof key === 'string' && key.startsWith(prefix);

function makerOf({ _debugStack, debugStack, _debugSource }: ReactOwner): object | null {
  for (const made of [_debugStack, debugStack, _debugSource])
    if (typeof made === 'object' && made !== null) return made;
  return null;
}
