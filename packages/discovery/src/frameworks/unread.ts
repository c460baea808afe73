import type { Framework } from './framework.js';

/** Extensions of template engines that a server renders. They prove no framework, because any app may keep one. */
const templates = ['ejs', 'eta', 'hbs', 'handlebars', 'mustache', 'njk', 'pug', 'jade', 'liquid', 'twig', 'erb'];

/**
 * Component files of frameworks without an entry of their own, and templates of servers, that are not read as markup.
 * Their texts count: a page's handlers point into them. So tools of such an app rest on the page.
 */
export const unread: Framework = {
  name: 'unread',
  packages: [],
  extensions: ['astro', ...templates],
  markupExtensions: ['astro'],
  impliedExtensions: [],
  conventions: { holds: 'components' },
  isUnread: true,
  extract: ({ path }) => ({ file: path, components: [], imports: [], exports: [], constants: {}, problems: [] }),
  tags: () => [],
  escapeContent: (text) => text,
  labelAttribute: 'for',
};
