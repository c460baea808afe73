/** Direction marks and byte order marks: they render nothing. */
const invisible = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Required marks at the end of a label, ASCII and full-width (Japanese and Chinese forms print `：` and `＊`). */
const requiredMarks = /[\s*:：＊]+$/;

/** Matches two Chinese characters alone. Ant Design renders a button of two characters with a space between them. */
const spacedPair = /^(\p{Script=Han}) (\p{Script=Han})$/u;

/** Removes invisible marks, folds white space and trims. Case stays. */
export function foldSpace(text: string): string {
  return text.replace(invisible, '').replace(/\s+/g, ' ').trim();
}

/**
 * Folds a text to the form in which every part of the product compares texts (docs/map-format.md, "Selectors"):
 * {@link foldSpace}, then required marks at the end removed, and the space between two Chinese characters alone. Case stays.
 */
export function foldText(text: string): string {
  return foldSpace(text).replace(requiredMarks, '').replace(spacedPair, '$1$2');
}
