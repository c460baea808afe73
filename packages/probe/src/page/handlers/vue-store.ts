import { handlersIn, type HandlerStore, type StoredHandler } from './handler-store.js';

/** The parts of Vue 3's component instance that contain its handlers. */
interface VueInstance {
  subTree?: { el?: unknown } | null;
  vnode?: { props?: unknown } | null;
  parent?: VueInstance | null;
}

/** Matches the fields of a component. A component with several fields answers none of them in particular. */
const fields = 'input:not([type=hidden]),select,textarea,[contenteditable]';

/** The most components around a field that are read: a library's input, its box, and the app's wrapper. */
const mostLevels = 8;

/**
 * Vue's invokers on each element, whose `value` is the handler or a list of handlers. A component's root element also
 * has the handlers that the component's user passed. A component's only field has the functions that take its value.
 */
export const vueStore: HandlerStore = {
  name: 'Vue',
  handlersOf(element, keys) {
    const invokers = keys.find((key) => key === '_vei' || (typeof key === 'symbol' && key.description === '_vei'));
    const own = invokers === undefined ? [] : handlersIn(Reflect.get(element, invokers)).flatMap(calledBy);
    const instance = Reflect.get(element, '__vueParentComponent') as VueInstance | null | undefined;
    const passed = instance?.subTree?.el === element ? handlersIn(instance.vnode?.props).flatMap(each) : [];
    return [...own, ...passed, ...assigners(element, keys), ...modelsAround(element, instance)];
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
function assigners(element: Node, keys: readonly (string | symbol)[]): StoredHandler[] {
  const key = keys.find((one) => one === '_assign' || (typeof one === 'symbol' && one.description === '_assign'));
  return key === undefined ? [] : each({ event: 'model', handler: Reflect.get(element, key) as unknown });
}

/** Returns the functions that take the value of the components whose only field this is, innermost first. */
function modelsAround(element: Node, nearest: VueInstance | null | undefined): StoredHandler[] {
  if (!(element instanceof Element)) return [];
  if (!element.matches(fields)) return [];
  const found: StoredHandler[] = [];
  let instance = nearest;
  for (let level = 0; instance != null && level < mostLevels; level += 1) {
    const root = instance.subTree?.el;
    if (!(root instanceof Element) || holdsOtherField(root, element)) break;
    const props = instance.vnode?.props;
    const update: unknown = typeof props === 'object' && props !== null ? Reflect.get(props, modelEvent) : undefined;
    if (update !== undefined) found.push(...each({ event: 'model', handler: update }));
    instance = instance.parent;
  }
  return found;
}

const modelEvent = 'onUpdate:modelValue';

const holdsOtherField = (root: Element, element: Node): boolean =>
  [...root.querySelectorAll(fields)].some((field) => field !== element);
