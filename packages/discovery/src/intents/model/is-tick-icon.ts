import { words } from '@webmcp/text';

import type { Intent } from './intent.js';

/** The words of icons that show a tick, by the names of icon sets. */
const ticks: ReadonlySet<string> = new Set(['check', 'checkmark', 'tick', 'done', 'ok', 'circle', 'all', 'double']);

/** Decides whether a control has the icon of a tick and no text: the icon shows that a form is ready, and names no act. */
export const isTickIcon = (action: Intent | undefined, text: string): boolean =>
  action !== undefined &&
  action.labels.length > 0 &&
  action.labels.every(({ from }) => from === 'icon') &&
  words(text).length > 0 &&
  words(text).every((word) => ticks.has(word));
