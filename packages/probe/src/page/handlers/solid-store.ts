import type { HandlerStore } from './handler-store.js';

/** Solid's delegated handlers: `$$click`, `$$input`. */
export const solidStore: HandlerStore = {
  name: 'Solid',
  handlersOf: (element, keys) =>
    keys.flatMap((key) => {
      const [, event] = typeof key === 'string' ? (/^\$\$([a-z]+)$/.exec(key) ?? []) : [];
      return event === undefined ? [] : [{ event, handler: Reflect.get(element, key) as unknown }];
    }),
  passesOn: (listener, target) =>
    typeof listener === 'function' && listener.name === 'eventHandler' && '_$DX_DELEGATE' in target,
};
