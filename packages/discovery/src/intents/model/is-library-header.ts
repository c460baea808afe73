import type { Intent } from './intent.js';

/**
 * Decides whether an action is the header of a library's table, which the page alone knows. Such a header is an action only
 * if the page marks it as one that sorts.
 */
export const isLibraryHeader = ({ restsOn, roles, handlers, unread }: Intent): boolean =>
  restsOn === 'page' && roles[0] === 'columnheader' && handlers.length === 0 && unread !== true;
