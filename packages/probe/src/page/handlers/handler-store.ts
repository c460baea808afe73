/** A function that answers an event of an element, as a framework or library keeps it. */
export interface StoredHandler {
  /** The event in lower case: `click`, `submit`, `change`, `keydown`. */
  event: string;
  handler: unknown;
  /** The selector that the event's target must match, for a listener that serves elements inside. */
  selector?: string;
}

/** A property of elements in which a framework or library keeps handlers. */
export interface HandlerStore {
  name: string;
  /**
   * @param element an element, or the document or shadow root around it
   * @param keys its own keys
   */
  handlersOf(element: Node, keys: readonly (string | symbol)[]): StoredHandler[];
  /** Decides whether a listener of the library only passes events on to the handlers that the store has. */
  passesOn?(listener: unknown, target: EventTarget): boolean;
  /** Returns handlers of elements around that the library calls although the event does not pass them. */
  passedTo?(element: Element): StoredHandler[];
}

/** Returns the entries of a value that name an event's handler: `onClick` becomes `click`. */
export function handlersIn(props: unknown): StoredHandler[] {
  if (typeof props !== 'object' || props === null) return [];
  return Object.keys(props).flatMap((key) => {
    const [, event] = /^on:?([A-Z]\w*)$/.exec(key) ?? [];
    return event === undefined ? [] : [{ event: event.toLowerCase(), handler: Reflect.get(props, key) as unknown }];
  });
}
