import type { Intent } from './intent.js';

/** Decides whether a control has an icon and no text. The icon is a picture of the act, and the code has its words. */
export const isIconAlone = (action: Intent | undefined): boolean =>
  action !== undefined && action.labels.length > 0 && action.labels.every(({ from }) => from === 'icon');
