import type { Boundary } from './intent.js';

/** Returns the controls that lead to a part: they open it, or fill a form that is always there. */
export const waysTo = ({ openers, filledBy = [] }: Pick<Boundary, 'openers' | 'filledBy'>): number[] => [
  ...openers,
  ...filledBy,
];
