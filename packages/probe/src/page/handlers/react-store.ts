import { handlersIn, type HandlerStore } from './handler-store.js';

/** The props that React keeps on each element. React 17 and later call them `__reactProps$`. */
export const reactStore: HandlerStore = {
  name: 'React',
  handlersOf(element, keys) {
    const props = keys.find((key) => typeof key === 'string' && /^__react(?:Props|EventHandlers)\$/.test(key));
    return props === undefined ? [] : handlersIn(Reflect.get(element, props));
  },
};
