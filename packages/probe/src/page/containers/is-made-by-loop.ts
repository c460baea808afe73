import { stampAttribute } from '@webmcp/contract/stamp-attribute';

/**
 * Decides whether a loop of the source makes an element as a row.
 * @param rowPlaces the stamps of the rows that loops make
 */
export const isMadeByLoop = (element: Element, rowPlaces: ReadonlySet<string>): boolean =>
  rowPlaces.has(element.getAttribute(stampAttribute) ?? '');
