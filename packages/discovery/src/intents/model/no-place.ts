import type { Source } from '@webmcp/contract';

/** The source of a control that a page shows, and of which no place in the source is known. */
export const noPlace: Source = { file: '', line: 1, column: 1 };

/** Decides whether a source is a place in a file. */
export const isPlace = ({ file }: Source): boolean => file !== '';
