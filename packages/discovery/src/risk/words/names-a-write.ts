import { findTerm } from './find-term.js';

/** Decides whether a text has a word for an ending, for money or for writing. */
export const namesAWrite = (text: string): boolean =>
  (['ending', 'money', 'writing'] as const).some((sense) => findTerm(text, sense) !== null);
