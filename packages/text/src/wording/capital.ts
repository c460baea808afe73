/** Returns a text whose first letter is a capital: `Order lines`. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
