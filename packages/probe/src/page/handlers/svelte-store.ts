import type { HandlerStore } from './handler-store.js';

/** Svelte 5's delegated handlers: `__click` on the element, or a record under the symbol `events`. */
export const svelteStore: HandlerStore = {
  name: 'Svelte',
  handlersOf: (element, keys) =>
    keys.flatMap((key) => {
      const [, event] = typeof key === 'string' ? (/^__([a-z]+)$/.exec(key) ?? []) : [];
      if (event !== undefined) return [{ event, handler: first(Reflect.get(element, key)) }];
      if (typeof key !== 'symbol' || key.description !== 'events') return [];
      const record: unknown = Reflect.get(element, key);
      if (typeof record !== 'object' || record === null) return [];
      return Object.entries(record).map(([name, handler]) => ({ event: name, handler: first(handler) }));
    }),
  passesOn: (listener) => typeof listener === 'function' && listener.name === 'handle_event_propagation',
};

/** Returns a handler; Svelte keeps a handler with arguments as a list that begins with the handler. */
const first = (handler: unknown): unknown => (Array.isArray(handler) ? handler[0] : handler);
