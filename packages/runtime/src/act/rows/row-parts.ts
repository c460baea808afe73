import { allIn } from '../../dom/all-in.js';
import { closest } from '../../dom/matching.js';

/** Matches elements that are rows of an outer list. */
export const outerRows = 'li,tr,article,[role=row],[role=listitem],[role=article]';

/** Matches the cells of a table's row. */
const cells = 'td,th,[role=cell],[role=gridcell],[role=rowheader]';

/** Returns the cells of a row, without those of rows inside it. */
export const cellsOf = (row: Element): Element[] =>
  [...allIn(row, cells)].filter((cell) => closest(cell, outerRows) === row);
