import type { Framework } from './framework.js';

/**
 * Component files of frameworks whose templates are not read. Their texts count: a page's handlers point into them. So
 * tools of such an app rest on the page.
 */
export const unread: Framework = {
  name: 'unread',
  packages: [],
  extensions: ['svelte', 'astro'],
  markupExtensions: ['svelte', 'astro'],
  impliedExtensions: [],
  conventions: { holds: 'components' },
  isUnread: true,
  extract: ({ path }) => ({ file: path, components: [], imports: [], exports: [], constants: {}, problems: [] }),
  tags: () => [],
  escapeContent: (text) => text,
  labelAttribute: 'for',
};
