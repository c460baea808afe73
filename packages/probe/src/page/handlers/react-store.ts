import { handlersIn, type HandlerStore, type StoredHandler } from './handler-store.js';

/** The props that React keeps on each element. React 17 and later call them `__reactProps$`. */
export const reactStore: HandlerStore = {
  name: 'React',
  handlersOf(element, keys) {
    const props = keys.find((key) => typeof key === 'string' && /^__react(?:Props|EventHandlers)\$/.test(key));
    return props === undefined ? [] : handlersIn(Reflect.get(element, props));
  },
  passesOn: (listener) => typeof listener === 'function' && /^bound dispatch\w*Event$/.test(listener.name),
  passedTo(element) {
    const key = Object.keys(element).find((one) => one.startsWith('__reactFiber$'));
    const found: StoredHandler[] = [];
    let fiber = key === undefined ? null : (Reflect.get(element, key) as Fiber | null);
    for (let level = 0; fiber != null && level < mostLevels; level += 1) {
      if (typeof fiber.type === 'string') found.push(...handlersIn(fiber.memoizedProps));
      fiber = fiber.return ?? null;
    }
    return found;
  },
};

/** A part of React's tree, in which a portal lies inside the component that renders it. */
interface Fiber {
  type?: unknown;
  memoizedProps?: unknown;
  return?: Fiber | null;
}

/** The most components around an element that are read. */
const mostLevels = 400;
