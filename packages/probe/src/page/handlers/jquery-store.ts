import type { HandlerStore, StoredHandler } from './handler-store.js';

interface JqueryEntry {
  handler?: unknown;
  selector?: unknown;
}

/** The event store of jQuery 1.9 and later. Its key on the element begins with `jQuery` and ends in digits. */
export const jqueryStore: HandlerStore = {
  name: 'jQuery',
  handlersOf(element, keys) {
    const stores = keys.filter((key) => typeof key === 'string' && /^jQuery\d+$/.test(key));
    return stores.flatMap((key) => entriesOf((Reflect.get(element, key) as { events?: unknown } | null)?.events));
  },
  passesOn: (listener, target) =>
    Object.keys(target)
      .filter((key) => /^jQuery\d+$/.test(key))
      .some((key) => (Reflect.get(target, key) as { handle?: unknown } | null)?.handle === listener),
};

function entriesOf(events: unknown): StoredHandler[] {
  if (typeof events !== 'object' || events === null) return [];
  return Object.entries(events).flatMap(([event, entries]) =>
    Array.isArray(entries)
      ? entries.map(({ handler, selector }: JqueryEntry) => ({
          event,
          handler,
          ...(typeof selector === 'string' ? { selector } : {}),
        }))
      : [],
  );
}
