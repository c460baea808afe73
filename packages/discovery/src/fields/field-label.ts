import { foldText, words } from '@webmcp/text';

import { namesItsOption } from '../identity/names-its-option.js';
import type { Intent } from '../intents/model/intent.js';
import { isDataText } from '../intents/model/is-data-text.js';
import { labelText, ownLabels } from '../intents/model/label-text.js';
import type { MatchedElement } from '../match/model/matched-elements.js';
import type { Choice } from './controls/choices.js';

/** The most characters of a label. A question can have this length. */
const longestLabel = 160;

/**
 * Returns the label of a field: the source's own, else the page's, else the placeholder. The page's label comes first
 * if the source has only text near the field.
 * @param shown choices that the page shows
 * @param inRow true for a field in rows, whose label on the page may hold data of one row
 */
export function fieldLabel(
  { intent, matchedElements: [first] }: { intent: Intent; matchedElements: readonly MatchedElement[] },
  shown: readonly Choice[],
  inRow: boolean,
): string {
  const isOption = first !== undefined && namesItsOption(intent, first.element, shown);
  const shownLabel = first === undefined || inRow || isOption ? '' : (first.element.labels[0] ?? first.element.name);
  const pageLabel = isDataText(shownLabel, intent) ? '' : foldText(shownLabel);
  const labels = ownLabels(intent);
  const isGuess = labels.every(({ from }) => from === 'near-text' || from === 'placeholder' || from === 'icon');
  const isNamed = pageLabel !== '' && pageLabel !== foldText(intent.placeholder ?? '');
  const sourceLabel = isGuess && isNamed ? '' : labelText(labels);
  return brief(sourceLabel || pageLabel || intent.placeholder || nameInstead(intent));
}

/** Returns the words of the name of a field whose label on the page is data. */
const nameInstead = ({ dataTexts, name = '' }: Intent): string =>
  dataTexts === undefined ? '' : words(name).join(' ');

/** Shortens a placeholder that is a page of example text to its beginning. */
function brief(label: string): string {
  return label.length <= longestLabel ? label : `${label.slice(0, longestLabel).replace(/\s+\S*$/, '')}…`;
}
