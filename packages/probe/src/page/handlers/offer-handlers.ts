import { findHandlers, type FoundHandlers, type ListenersOf } from './find-handlers.js';

/**
 * Puts a function for the DevTools protocol on the window, because only code of the protocol has `getEventListeners`.
 * The function finds the handlers of the given elements and containers, and removes itself.
 * @returns the name of the function
 */
export function offerHandlers(elements: readonly Element[], containers: readonly Element[]): string {
  const name = `__webmcpHandlers${Math.random().toString(36).slice(2)}`;
  const find = (listenersOf: ListenersOf): FoundHandlers => {
    Reflect.deleteProperty(globalThis, name);
    return findHandlers(elements, containers, listenersOf);
  };
  Object.defineProperty(globalThis, name, { value: find, configurable: true });
  return name;
}
