import { composedElements } from './composed-tree.js';

/**
 * Names the framework that runs in production mode in this page; null in development and where there is none.
 * React: a development build's fibers have `_debugOwner`, production ones lack the key. Vue 3: only a development build
 * (or one with devtools switched on) keeps the app's `_instance`. Vue 2: its config has devtools off.
 */
export function productionFramework(): 'React' | 'Vue' | null {
  for (const element of composedElements(document)) {
    const fiberKey = Object.keys(element).find(
      (key) => key.startsWith('__reactContainer$') || key.startsWith('__reactFiber$'),
    );
    if (fiberKey !== undefined) {
      const fiber: unknown = Reflect.get(element, fiberKey);
      return typeof fiber === 'object' && fiber !== null && !('_debugOwner' in fiber) ? 'React' : null;
    }
    const app: unknown = Reflect.get(element, '__vue_app__');
    if (typeof app === 'object' && app !== null) return Reflect.get(app, '_instance') == null ? 'Vue' : null;
    const component: unknown = Reflect.get(element, '__vue__');
    if (typeof component === 'object' && component !== null) return vue2Devtools(component) === false ? 'Vue' : null;
  }
  return null;
}

function vue2Devtools(component: object): unknown {
  const at = (value: unknown, key: string): unknown =>
    (typeof value === 'object' && value !== null) || typeof value === 'function' ? Reflect.get(value, key) : undefined;
  return at(at(at(at(component, '$options'), '_base'), 'config'), 'devtools');
}
