import { pictureAct } from '@webmcp/text';

import type { Intent } from './intent.js';

/** Returns the act of the picture that is all that a control shows: `delete` of a bin. Empty for a control with words. */
export function picturedAct(action: Intent | undefined): string {
  const labels = action?.labels ?? [];
  const hasWords = labels.some(({ from, text }) => from !== 'icon' && /[\p{L}\p{N}]/u.test(text));
  return hasWords ? '' : (labels.map(({ text }) => pictureAct(text)).find((act) => act !== '') ?? '');
}
