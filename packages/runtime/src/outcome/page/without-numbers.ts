/** Returns a text without its numbers, which count by themselves. */
export const withoutNumbers = (text: string | null | undefined): string | undefined => text?.replace(/\d+/g, '0');
