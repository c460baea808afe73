import { foldText } from './fold-text.js';

/** Matches a number with its brackets, and brackets that lost their number. */
const count = /[([]\s*(?:\d[\d.,]*\s*[+%]?)?\s*[)\]]|\d[\d.,]*[+%]?/g;

/** Returns the words of a text without its numbers: `Done` of `Done (3)`, and `unread messages` of `12 unread messages`. */
export const withoutCounts = (text: string): string => foldText(text.replace(count, ' '));
