import type { Selector } from '@webmcp/contract';
import { selectorScores } from '@webmcp/text';

/** Matches CSS on the icon of a control without a name, or on the drawing of the icon. */
const picture = /^[\w-]+(?:\.[\w-]+|:has\((?:\.[\w-]+|(?:path\[d|poly\w+\[points)\^="[^"]+"\])\))$/;

/** Returns a selector on the picture of a control with the score of a name: people know such a control by its picture. */
export const onPicture = (selector: Selector): Selector =>
  selector.strategy === 'css' && picture.test(selector.value) ? { ...selector, score: selectorScores.role } : selector;
