import type { MadeTag } from '@webmcp/contract';
import { ownerLimit, type FrameworkMarks } from './framework-marks.js';
import { hasOnClick } from './on-click.js';
import { stampIn } from './stamp-in.js';

/** The parts of Vue's node and component that development builds show. */
interface VueNode {
  type?: unknown;
  props?: unknown;
  /** The key of an item of a list, or of a branch of `v-if`. */
  key?: unknown;
  ctx?: VueComponent | null;
}

/** The instance of the component whose template made a node. */
interface VueComponent {
  vnode: VueNode;
  type?: unknown;
  subTree?: VueNode | null;
  /** The component around it on the page. */
  parent?: VueComponent | null;
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
    return nodesOf(element).map(({ props }) => stampIn(props));
  },
  makers: (element) => nodesOf(element).flatMap((node) => madeOnce(node) ?? []),
  hasKey(element) {
    let node = Reflect.get(element, '__vnode') as VueNode | null | undefined;
    for (let at = 0; node != null && at < ownerLimit; at += 1) {
      if (node.key != null) return true;
      node = node.ctx?.subTree === node ? node.ctx.vnode : null;
    }
    return false;
  },
  listensForClick(element, keys) {
    const invokers = keys.find((key) => key === '_vei' || (typeof key === 'symbol' && key.description === '_vei'));
    return invokers === undefined ? undefined : hasOnClick(Reflect.get(element, invokers));
  },
  listensForRows(element) {
    const node = Reflect.get(element, '__vnode') as VueNode | null | undefined;
    let drawing = node?.ctx;
    for (let level = 0; drawing != null && level < mostDrawing; level += 1) {
      const { vnode, parent } = drawing;
      if (isOfApp(vnode))
        return Object.keys(isObject(vnode.props) ? vnode.props : {}).some((key) => rowEvent.test(key));
      drawing = parent;
    }
    return false;
  },
};

/** Matches the listeners for a press on a row: Element Plus and Quasar, PrimeVue, BootstrapVue, Vuetify. */
const rowEvent = /^on(?:Row-?(?:click(?:ed)?|select)|Click:row)$/i;

/** The most components between a row and its table: the table's body, its rows and virtual lists. */
const mostDrawing = 8;

/** Decides whether a file of the app uses a component. Libraries pass such listeners to their own parts, too. */
function isOfApp({ ctx }: VueNode): boolean {
  const file: unknown = isObject(ctx?.type) ? Reflect.get(ctx.type, '__file') : undefined;
  return typeof file === 'string' && !file.includes('/node_modules/');
}

/** Returns the node of an element, then the nodes of the components whose templates made it, innermost first. */
function nodesOf(element: Element): VueNode[] {
  const nodes: VueNode[] = [];
  let node = Reflect.get(element, '__vnode') as VueNode | null | undefined;
  for (let steps = 0; node != null && steps < ownerLimit; steps += 1) {
    nodes.push(node);
    node = node.ctx?.vnode;
  }
  return nodes;
}

/** The records of the nodes, so that one node is one call. */
const records = new WeakMap<VueNode, ReturnType<typeof madeBy>>();

function madeOnce(node: VueNode): ReturnType<typeof madeBy> {
  if (!records.has(node)) records.set(node, madeBy(node));
  return records.get(node);
}

/** Returns the file of the template that made a node, with the parts of the node that its tag decides. */
function madeBy(node: VueNode): { fileName: string; tag: MadeTag } | undefined {
  const { type, props, ctx } = node;
  const fileName: unknown = isObject(ctx?.type) ? Reflect.get(ctx.type, '__file') : undefined;
  const names = typeof type === 'string' ? [type] : isObject(type) ? namesOf(type) : [];
  if (typeof fileName !== 'string') return undefined;
  const attributes = Object.fromEntries(
    Object.entries(isObject(props) ? props : {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : null,
    ]),
  );
  return { fileName, tag: { names, attributes, ...(ctx?.subTree === node ? { isRoot: true as const } : {}) } };
}

const namesOf = (component: object): string[] =>
  ['name', '__name'].flatMap((key) => {
    const name: unknown = Reflect.get(component, key);
    return typeof name === 'string' ? [name] : [];
  });

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function vue2Devtools(component: object): unknown {
  const at = (value: unknown, key: string): unknown =>
    isObject(value) || typeof value === 'function' ? Reflect.get(value, key) : undefined;
  return at(at(at(at(component, '$options'), '_base'), 'config'), 'devtools');
}
