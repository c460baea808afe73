/** Returns the plural of an English noun by the common endings. */
export function plural(noun: string): string {
  if (/[^aeiou]y$/i.test(noun)) return noun.replace(/y$/i, 'ies');
  return /(?:s|x|z|ch|sh)$/i.test(noun) ? `${noun}es` : `${noun}s`;
}
