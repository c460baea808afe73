/** The CSS value of a target that is the row itself, as `querySelector` reads it in the row. */
export const ownRowValue = ':scope';

/** The CSS value of a target that is the only child of its row: a card in a wrapper. */
export const onlyChildValue = ':scope > :only-child';

/** The CSS value of a target that is the only control of its form that submits. */
export const onlySubmitValue =
  ':is(button:not([type=button i],[type=reset i]),input:is([type=submit i],[type=image i]))';
