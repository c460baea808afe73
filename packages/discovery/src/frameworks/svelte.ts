import { svelteTags } from '../extract/svelte/svelte-tags.js';
import type { Framework } from './framework.js';
import { unread } from './unread.js';

/** Svelte. Its templates are not read. A development build keeps the place of each element, and hooks go into its tags. */
export const svelte: Framework = {
  ...unread,
  name: 'svelte',
  extensions: ['svelte'],
  markupExtensions: ['svelte'],
  tags: svelteTags,
  escapeContent: (text) => text.replaceAll('{', '&#123;').replaceAll('}', '&#125;'),
};
