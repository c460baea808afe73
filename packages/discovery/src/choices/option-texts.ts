import { foldText } from '@webmcp/text';

import { isUnknown } from '../intents/model/is-unknown.js';
import { labelText, withoutCount } from '../intents/model/label-text.js';
import type { Intent } from '../intents/model/intent.js';
import { isChangingText } from '../selectors/changing-text.js';
import type { Option } from './choice-rules.js';

const hasWord = (text: string): boolean => /[\p{L}\p{N}\p{Emoji_Presentation}]/u.test(text);

/**
 * Returns the text by which a call names each button of a choice: the text of the page, without a count that the source
 * composes. Buttons with one picture are named by the value that each carries. Undefined if two buttons have one name.
 */
export function optionTexts(options: readonly Pick<Option, 'intent' | 'element'>[]): string[] | undefined {
  const carried = options.map(({ intent: { datum } }) => datum?.value ?? '');
  return [options.map(optionText), carried].find(
    (texts) => texts.every(hasWord) && new Set(texts).size === options.length,
  );
}

/** Returns the text of one button without its count. */
export function optionText({ intent, element }: Pick<Option, 'intent' | 'element'>): string {
  const shown = foldText(element.name);
  return isChangingText(shown, composedOf(intent)) ? withoutCount(labelText(composedOf(intent))) : shown;
}

/** Returns the labels of a button that the source composes of known words and a count: `Open (${open.length})`. */
export const composedOf = ({ labels }: Pick<Intent, 'labels'>): Intent['labels'] =>
  labels.filter(({ parts }) => parts !== undefined && !isUnknown(parts));
