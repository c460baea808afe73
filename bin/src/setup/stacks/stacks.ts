import type { Stack } from '../stack.js';
import { next } from './next.js';
import { nuxt } from './nuxt.js';
import { other } from './other.js';
import { plainHtml } from './plain-html.js';
import { quasar } from './quasar.js';
import { vite } from './vite.js';

/** All kinds of apps. The first that fits decides: frameworks on Vite come before Vite, and any app fits the last. */
export const stacks: readonly Stack[] = [next, nuxt, quasar, vite, plainHtml, other];
