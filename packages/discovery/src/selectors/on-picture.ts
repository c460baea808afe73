import type { PageElement, Selector } from '@webmcp/contract';
import { selectorScores } from '@webmcp/text';

/** Matches CSS on the icon of a control without a name, or on the drawing of the icon. */
const picture = /^[\w-]+(?:\.[\w-]+|:has\((?:\.[\w-]+|(?:path\[d|poly\w+\[points)\^="[^"]+"\])\))$/;

const isOnPicture = ({ strategy, value }: Selector): boolean => strategy === 'css' && picture.test(value);

/** Returns the selector on the picture of a control without a name, as one text; empty for any other control. */
export const pictureOf = ({ candidates }: Pick<PageElement, 'candidates'>): string =>
  candidates.find(({ selector }) => isOnPicture(selector))?.selector.value ?? '';

/** Returns a selector on the picture of a control with the score of a name: people know such a control by its picture. */
export const onPicture = (selector: Selector): Selector =>
  isOnPicture(selector) ? { ...selector, score: selectorScores.role } : selector;
