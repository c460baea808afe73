import { foldText } from '@webmcp/text';

import type { Intent } from './intent.js';

/** Decides whether a text on the page is data, such as a person's name on a button. The map holds no such text. */
export const isDataText = (text: string, { dataTexts = [] }: Pick<Intent, 'dataTexts'>): boolean =>
  dataTexts.includes(foldText(text));
