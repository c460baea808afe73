import type { Label } from './intent.js';

/** Decides whether the words of a text are captions between several values, and no name: "# … Due … £ …". */
export const isCaptions = ({ parts = [] }: Pick<Label, 'parts'>): boolean =>
  parts.filter((part) => part === null).length > 1;
