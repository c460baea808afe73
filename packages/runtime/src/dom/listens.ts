/** Matches the handlers of a press in the props that React and Vue leave on an element. */
const pressed = /^on(?:Click|Dbl[cC]lick|DoubleClick)$/;

/** Matches the names under which React and Vue keep these props. Vue also uses a symbol. */
const kept = /^(?:__react(?:Props|EventHandlers)\$|_vei$)/;

/**
 * Decides whether a framework answers a press of an element, by the framework's own marks. Listeners that `addEventListener`
 * added leave no mark.
 */
export const listens = (element: Element): boolean =>
  Reflect.ownKeys(element).some(
    (key) => kept.test(typeof key === 'string' ? key : (key.description ?? '')) && hasPress(element, key),
  );

/** Decides whether the props of an element have a handler of a press. An object of the page may refuse to be read. */
function hasPress(element: Element, key: string | symbol): boolean {
  try {
    const handlers: unknown = Reflect.get(element, key);
    return !!handlers && Object.entries(handlers).some(([name, handler]) => handler && pressed.test(name));
  } catch {
    return false;
  }
}
