import { data } from './data.js';
import type { Framework } from './framework.js';
import { html } from './html.js';
import { react } from './react.js';
import { svelte } from './svelte.js';
import { unread } from './unread.js';
import { vue } from './vue.js';

/**
 * The frameworks that the product reads. No two entries share an extension, so the order decides only two things. An
 * import without an extension tries the entries' extensions in this order (scripts first, as bundlers do). A report
 * names an app's frameworks in this order.
 */
export const frameworks: readonly Framework[] = [react, vue, html, data, svelte, unread];
