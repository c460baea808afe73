import type { PageElement, Selector } from '@webmcp/contract';
import { selectorScores } from '@webmcp/text';

/** Matches CSS on the icon of a control without a name, or on the lines of the icon. */
const picture = /^[\w-]+(?:\.[\w-]+|:has\((?:\.[\w-]+|(?:path\[d|poly\w+\[points)\^="[^"]+"\])\))$/;

/** Decides whether a selector searches for a picture alone. */
export const isOnPicture = ({ strategy, value }: Selector): boolean => strategy === 'css' && picture.test(value);

/** Returns the selector on the picture of a control without a name, as one text; empty for any other control. */
export const pictureOf = ({ candidates }: Pick<PageElement, 'candidates'>): string =>
  candidates.find(({ selector }) => isOnPicture(selector))?.selector.value ?? '';

/**
 * Returns a selector on a picture with the score of a name. Only in a row does a picture identify a control: on a whole
 * page, CSS without a name has no such score (docs/map-format.md, Selectors).
 */
export const onPictureInRow = (selector: Selector): Selector =>
  isOnPicture(selector) ? { ...selector, score: selectorScores.role } : selector;
