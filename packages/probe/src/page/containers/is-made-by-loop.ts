import { stampOf } from './stamp-of.js';

/** The stamps of the rows that loops make, each with the stamp of the row's own tag: the root of its component. */
export type RowPlaces = ReadonlyMap<string, string>;

/** Decides whether a loop of the source makes an element as a row. */
export const isMadeByLoop = (element: Element, rowPlaces: RowPlaces): boolean => rowPlaces.has(stampOf(element) ?? '');
