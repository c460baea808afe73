import type { PageOwner } from './page-owner.js';
import { preactOwner } from './preact-owner.js';
import { reactOwner } from './react-owner.js';
import { vueOwner } from './vue-owner.js';

/** The frameworks whose marks the runtime knows. An element belongs to one of them, so the order decides nothing. */
export const pageOwners: readonly PageOwner[] = [reactOwner, vueOwner, preactOwner];
