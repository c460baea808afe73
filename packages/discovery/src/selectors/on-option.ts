import type { Selector } from '@webmcp/contract';
import { foldText, optionOfLook, selectorScores } from '@webmcp/text';

import type { Intent } from '../intents/model/intent.js';

type Options = Pick<Intent, 'options' | 'restsOn'>;

/** Matches CSS on one option of a list without a label. */
const optionValue = /^select:has\(option\[value=("(?:[^"\\]|\\.)*")\]\)$/;

/** Matches CSS on the placeholder of a field that has no room for a placeholder, such as a date. */
const placeholderValue = /^[\w-]+\[placeholder=("(?:[^"\\]|\\.)*")\]$/;

/** Decides whether the source writes the option of a look. Options that come from data may be others tomorrow. */
export function writesOption({ options = [], restsOn }: Options, look: string): boolean {
  const option = optionOfLook(look);
  if (option === undefined || restsOn !== undefined) return false;
  return options.some(({ value, label }) => value === option || foldText(label) === option);
}

/**
 * Returns a function that raises the score of CSS on an option of a list without a label. The function also raises the score
 * of CSS on a placeholder that is no name. Such CSS counts as a name if the source writes the option or the placeholder.
 */
export function onWrittenMark({
  options = [],
  restsOn,
  labels,
}: Options & Pick<Intent, 'labels'>): (selector: Selector) => Selector {
  const written = new Set(restsOn === undefined ? options.flatMap(({ value }) => value ?? []) : []);
  const placeholders = new Set(labels.flatMap(({ text, from }) => (from === 'placeholder' ? [text] : [])));
  return (selector) => {
    const isWritten =
      written.has(quotedIn(optionValue, selector) ?? '') ||
      placeholders.has(quotedIn(placeholderValue, selector) ?? '');
    return isWritten ? { ...selector, score: selectorScores.role } : selector;
  };
}

function quotedIn(pattern: RegExp, { strategy, value }: Selector): string | undefined {
  const [, quoted] = (strategy === 'css' && pattern.exec(value)) || [];
  return quoted === undefined ? undefined : (JSON.parse(quoted) as string);
}
