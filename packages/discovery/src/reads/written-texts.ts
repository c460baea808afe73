import { foldText } from '@webmcp/text';

import type { AppModel } from '../intents/model/intent.js';
import type { AppCode } from '../source/app-code.js';

/** Decides whether the app's source contains a text. Any other text of a page may be data. */
export type IsWritten = (text: string) => boolean;

/**
 * Returns the test for an app: the text is a label of the app model, or part of a source file.
 * @param code the app's code; without it, the labels alone count
 */
export function writtenTexts({ intents, boundaries }: AppModel, code: AppCode | undefined): IsWritten {
  const labels = new Set([...intents, ...boundaries].flatMap((part) => part.labels.map(({ text }) => foldText(text))));
  return (text) => {
    const wanted = foldText(text);
    return wanted !== '' && (labels.has(wanted) || code?.writes(wanted) === true);
  };
}
