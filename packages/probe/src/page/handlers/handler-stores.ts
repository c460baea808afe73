import type { HandlerStore } from './handler-store.js';
import { jqueryStore } from './jquery-store.js';
import { reactStore } from './react-store.js';
import { solidStore } from './solid-store.js';
import { svelteStore } from './svelte-store.js';
import { vueStore } from './vue-store.js';

/** The stores of handlers that are read. The handlers of all stores count, so the order has no meaning. */
export const handlerStores: readonly HandlerStore[] = [reactStore, vueStore, jqueryStore, solidStore, svelteStore];
