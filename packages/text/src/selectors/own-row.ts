/** The CSS value of a target that is the row itself, as `querySelector` reads it in the row. */
export const ownRowValue = ':scope';

/** The CSS value of a target that is the only child of its row: a card in a wrapper. */
export const onlyChildValue = ':scope > :only-child';
