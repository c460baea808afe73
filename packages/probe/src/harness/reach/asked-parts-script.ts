import { askedPartsName } from '@webmcp/text';

/**
 * Returns the script that gives a page the selectors of the elements for which the app's listeners ask. A listener on a
 * list serves its parts, and they have no listener of their own.
 */
export const askedPartsScript = (selectors: readonly string[]): string =>
  `window[Symbol.for(${JSON.stringify(askedPartsName)})] = ${JSON.stringify(selectors)};`;
