/** The window's member for the listeners. A symbol, so that no loop over the window's names finds it. */
const place: unique symbol = Symbol.for('webmcp.press-listeners');

type Listeners = WeakMap<EventTarget, Set<unknown>>;

interface Watched {
  [place]?: Listeners;
}

const presses = /^(?:dbl)?click$/;

/**
 * Begins to note which elements get a listener of a press. `addEventListener` leaves no trace in the page. The document
 * counts as an element. Must run before the page's own scripts.
 */
export function watchListeners(): void {
  const noted: Listeners = new WeakMap();
  // A library that the page loads later may replace the functions: zone.js sees no event otherwise.
  const { prototype: later } = EventTarget;
  const watched = function (this: Element, ...args: Parameters<Element['addEventListener']>): void {
    const [type, listener] = args;
    if (presses.test(type)) noted.set(this, (noted.get(this) ?? new Set()).add(listener));
    later.addEventListener.apply(this, args);
  };
  const forgotten = function (this: Element, ...args: Parameters<Element['removeEventListener']>): void {
    const [type, listener] = args;
    if (presses.test(type)) noted.get(this)?.delete(listener);
    later.removeEventListener.apply(this, args);
  };
  for (const { prototype } of [Element, Document])
    Object.defineProperties(prototype, {
      addEventListener: { value: watched, configurable: true, writable: true, enumerable: true },
      removeEventListener: { value: forgotten, configurable: true, writable: true, enumerable: true },
    });
  (window as Watched)[place] = noted;
}

/** Decides whether a script listens for presses of a node, in any way. */
export const hasListener = (node: Node): boolean =>
  ((window as Watched)[place]?.get(node)?.size ?? 0) > 0 || (node instanceof HTMLElement && node.onclick !== null);

/** Names of members that frameworks keep on their elements. They answer for themselves. */
const framework = /^_/;

/**
 * Decides whether a script listens for a press of this very element. A listener on a box that asks for the pressed part
 * serves its parts.
 */
export function isListenedTo(element: Element): boolean {
  const listeners = [...((window as Watched)[place]?.get(element) ?? [])];
  if (listeners.length === 0 || isOfFramework(element)) return false;
  const isLeaf = element.firstElementChild === null;
  return listeners.some((listener) => typeof listener === 'function' && (isLeaf || !asksForPart(String(listener))));
}

/** Decides whether a framework keeps something on an element. */
export const isOfFramework = (element: Element): boolean =>
  Reflect.ownKeys(element).some((key) => framework.test(nameOf(key)));

const nameOf = (key: string | symbol): string => (typeof key === 'string' ? key : (key.description ?? ''));

/** Matches uses of an event that are not about the pressed part. */
const harmless = /^\s*\.\s*(?:preventDefault|stopPropagation|stopImmediatePropagation|currentTarget)\b/;

/** Decides whether the code of a listener uses its event for more than its end, or cannot be read. */
function asksForPart(code: string): boolean {
  if (/\{\s*\[native code\]\s*\}\s*$/.test(code) || /\barguments\b/.test(code)) return true;
  const found = /^(?:async\s+)?([\w$]+)\s*=>/.exec(code) ?? /^[^(]*\(\s*(?:\)|([\w$]+))/.exec(code);
  if (found === null) return true;
  const [head, event] = found;
  if (event === undefined) return false;
  return code
    .slice(head.length)
    .split(new RegExp(`(?<![\\w$.])${event.replaceAll('$', String.raw`\$`)}(?![\\w$])`))
    .slice(1)
    .some((rest) => !harmless.test(rest));
}
