/** The CSS value of a target that is the row itself, as `querySelector` reads it in the row. */
export const ownRowValue = ':scope';
