/** Matches the handlers of a press in the props that React and Vue leave on an element. */
const pressed = /^on(?:Click|Dbl[cC]lick|DoubleClick)$/;

/** Matches the names under which React and Vue keep these props. Vue also uses a symbol. */
const kept = /^(?:__react(?:Props|EventHandlers)\$|_vei$)/;

/**
 * Decides whether a framework answers a press of an element, by the framework's own marks. Listeners that `addEventListener`
 * added leave no mark.
 */
export function listens(element: Element): boolean {
  for (const key of Reflect.ownKeys(element)) {
    const handlers = kept.test(typeof key === 'string' ? key : (key.description ?? '')) && Reflect.get(element, key);
    if (handlers && Object.entries(handlers as object).some(([name, handler]) => handler && pressed.test(name)))
      return true;
  }
  return false;
}
