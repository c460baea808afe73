import { ownerLimit, type FrameworkMarks } from './framework-marks.js';
import { hasOnClick } from './on-click.js';
import { stampIn } from './stamp-in.js';

/** The parts of Vue's node and component that development builds show. */
interface VueNode {
  props?: unknown;
  ctx?: { vnode: VueNode } | null;
}

/**
 * Vue 2 and 3. Only a development build of Vue 3, or one with devtools switched on, keeps the app's `_instance`. The
 * config of a Vue 2 production build has devtools off.
 */
export const vueMarks: FrameworkMarks = {
  name: 'vue',
  title: 'Vue',
  mode(element) {
    const app: unknown = Reflect.get(element, '__vue_app__');
    if (isObject(app)) return Reflect.get(app, '_instance') == null ? 'production' : 'development';
    const component: unknown = Reflect.get(element, '__vue__');
    if (!isObject(component)) return undefined;
    return vue2Devtools(component) === false ? 'production' : 'development';
  },
  stamps(element) {
    const stamps: (string | null)[] = [];
    let node = Reflect.get(element, '__vnode') as VueNode | null | undefined;
    for (let steps = 0; node != null && steps < ownerLimit; steps += 1) {
      stamps.push(stampIn(node.props));
      node = node.ctx?.vnode;
    }
    return stamps;
  },
  listensForClick(element, keys) {
    const invokers = keys.find((key) => key === '_vei' || (typeof key === 'symbol' && key.description === '_vei'));
    return invokers === undefined ? undefined : hasOnClick(Reflect.get(element, invokers));
  },
};

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function vue2Devtools(component: object): unknown {
  const at = (value: unknown, key: string): unknown =>
    isObject(value) || typeof value === 'function' ? Reflect.get(value, key) : undefined;
  return at(at(at(at(component, '$options'), '_base'), 'config'), 'devtools');
}
