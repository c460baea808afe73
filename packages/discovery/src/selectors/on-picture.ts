import type { PageElement, Selector } from '@webmcp/contract';
import { foldText, optionOfLook, selectorScores } from '@webmcp/text';

import { iconWords } from '../intents/readings/icon-words.js';
import type { Intent } from '../intents/model/intent.js';
import type { MatchedElement } from '../match/model/matched-elements.js';
import { isNameless } from './bare-role.js';
import { writesOption } from './on-option.js';

/** Matches CSS on the icon of a control without a name: on its class, its lines, or its name in a sprite. */
const picture =
  /^[\w-]+(?:\.(?:[\w-]|\\:)+|:has\((?:(?:> )?\.(?:[\w-]|\\:)+|(?:path\[d|poly\w+\[points)\^="[^"]+"\]|(?:> svg > )?use\[\*\|href\$="#[\w-]+"\])\))$/;

/** Decides whether a selector searches for a picture alone. */
export const isOnPicture = ({ strategy, value }: Selector): boolean => strategy === 'css' && picture.test(value);

/**
 * Returns the picture of a control without a name as one text: the selector on it, or the icon that letters draw. Empty for
 * any other control.
 */
export const pictureOf = ({ candidates, fingerprint }: Pick<PageElement, 'candidates' | 'fingerprint'>): string =>
  candidates.find(({ selector }) => isOnPicture(selector))?.selector.value ?? fingerprint?.icon ?? '';

/** Returns a selector on a picture with the score of a name: in its row, the picture identifies a control. */
export const onPictureInRow = (selector: Selector): Selector =>
  isOnPicture(selector) ? { ...selector, score: selectorScores.role } : selector;

/**
 * Returns a function that raises the score of the picture of a control without a name. The page has this picture once.
 * The picture counts as a name if the place of the control is proved. It counts as well if the source writes its name.
 * For the only control without a name, its role is enough, and CSS keeps the score of CSS.
 */
export function onAgreedPicture(
  intent: Pick<Intent, 'labels' | 'options' | 'restsOn'>,
  matchedElements: readonly MatchedElement[],
): (selectors: readonly Selector[]) => Selector[] {
  const icons = intent.labels.flatMap(({ text, from }) => (from === 'icon' ? [wordsOf(text)] : []));
  const isAgreed = matchedElements.every(({ pair, element: { fingerprint } }) => {
    const { icon } = fingerprint;
    if (icon !== undefined && optionOfLook(icon) !== undefined) return writesOption(intent, icon);
    return pair.provenance === true || (icon !== undefined && icons.includes(wordsOf(iconWords(icon))));
  });
  return (selectors) => {
    if (!isAgreed && intent.restsOn === undefined) return [...selectors];
    const isAlone = selectors.some(isNameless);
    return selectors.map((selector) =>
      isNameless(selector) || (isOnPicture(selector) && !isAlone)
        ? { ...selector, score: selectorScores.role }
        : selector,
    );
  };
}

const wordsOf = (icon: string): string => foldText(icon).toLowerCase();
