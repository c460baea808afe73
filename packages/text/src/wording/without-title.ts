/** Matches the title of a picture before the same words of a control: `add add project`. */
const titleBefore = /^(\S+(?: \S+)?) (?=\1(?![\p{L}\p{N}]))/iu;

/** Removes the title of a picture from a control's name, if the text behind it begins with the same words. */
export const withoutTitle = (name: string): string => name.trim().replace(titleBefore, '');
