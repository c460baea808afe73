/** Decides whether a state is the number of entries of a list: `1:selected.length`. */
export const countsEntries = (state: string): boolean => /\.(?:length|size)$/.test(state);
