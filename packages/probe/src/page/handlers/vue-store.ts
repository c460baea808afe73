import { handlersIn, type HandlerStore, type StoredHandler } from './handler-store.js';

/** The parts of Vue 3's component instance that contain its handlers. */
interface VueInstance {
  subTree?: { el?: unknown } | null;
  vnode?: { props?: unknown } | null;
}

/**
 * Vue's invokers on each element, whose `value` is the handler or a list of handlers. A component's root element also
 * has the handlers that the component's user passed.
 */
export const vueStore: HandlerStore = {
  name: 'Vue',
  handlersOf(element, keys) {
    const invokers = keys.find((key) => key === '_vei' || (typeof key === 'symbol' && key.description === '_vei'));
    const own = invokers === undefined ? [] : handlersIn(Reflect.get(element, invokers)).flatMap(calledBy);
    const instance = Reflect.get(element, '__vueParentComponent') as VueInstance | null | undefined;
    const passed = instance?.subTree?.el === element ? handlersIn(instance.vnode?.props).flatMap(each) : [];
    return [...own, ...passed, ...assigners(element, keys)];
  },
};

/** Returns the handlers that an invoker calls. */
function calledBy({ event, handler }: StoredHandler): StoredHandler[] {
  const isInvoker = typeof handler === 'function' && 'value' in handler;
  return each({ event, handler: isInvoker ? (handler as { value: unknown }).value : handler });
}

function each({ event, handler }: StoredHandler): StoredHandler[] {
  return [handler].flat().map((one) => ({ event, handler: one }));
}

/** Returns the functions that take the value of a field with a two-way binding. */
function assigners(element: Element, keys: readonly (string | symbol)[]): StoredHandler[] {
  const key = keys.find((one) => one === '_assign' || (typeof one === 'symbol' && one.description === '_assign'));
  return key === undefined ? [] : each({ event: 'model', handler: Reflect.get(element, key) as unknown });
}
