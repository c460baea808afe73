/** Matches elements that are rows of an outer list. */
export const outerRows = 'li,tr,article,[role=row],[role=listitem],[role=article]';

/** Matches the cells of a table's row. */
export const cells = 'td,th,[role=cell],[role=gridcell],[role=rowheader]';
