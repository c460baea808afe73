/** Decides whether the source knows no word of a label. */
export const isUnknown = (parts: readonly (string | null)[]): boolean =>
  !parts.some((part) => part !== null && /[\p{L}\p{N}]/u.test(part));
