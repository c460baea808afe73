/** CSS that finds the table with data of a page whose other tables have none: libraries draw the head as a table of its own. */
export const onlyTable = 'table:has(td)';
