import type { PageElement, Selector } from '@webmcp/contract';
import { selectorScores } from '@webmcp/text';

/** Matches CSS on the named icon of a control without a name. */
const icon = /^[\w-]+(?:\.[\w-]+|:has\(\.[\w-]+\))$/;

/** Matches CSS on the lines of an icon without a name. */
const lines = /^[\w-]+:has\((?:path\[d|poly\w+\[points)\^="[^"]+"\]\)$/;

const isOn = (picture: RegExp, { strategy, value }: Selector): boolean => strategy === 'css' && picture.test(value);

const likeName = (selector: Selector): Selector => ({ ...selector, score: selectorScores.role });

/** Returns the selector on the picture of a control without a name, as one text; empty for any other control. */
export const pictureOf = ({ candidates }: Pick<PageElement, 'candidates'>): string =>
  candidates.find(({ selector }) => isOn(icon, selector) || isOn(lines, selector))?.selector.value ?? '';

/** Returns a selector on a named icon with the score of a name: people know such a control by its picture. */
export const onIcon = (selector: Selector): Selector => (isOn(icon, selector) ? likeName(selector) : selector);

/** Returns a selector on an icon, or on its lines, with the score of a name. Lines identify a control in its row alone. */
export const onPictureInRow = (selector: Selector): Selector =>
  isOn(icon, selector) || isOn(lines, selector) ? likeName(selector) : selector;
