import { irregularNouns } from './irregular-nouns.js';
import { replaceLastWord } from './replace-last-word.js';

const forms = new Map(irregularNouns.flatMap(([one, many]) => [[one, many] as const, [many, many] as const]));

/** Returns the plural of an English noun by the common endings. A plural without a common ending stays. */
export function plural(noun: string): string {
  const irregular = replaceLastWord(noun, forms);
  if (irregular !== undefined) return irregular;
  if (/[^aeiou]y$/i.test(noun)) return noun.replace(/y$/i, 'ies');
  return /(?:s|x|z|ch|sh)$/i.test(noun) ? `${noun}es` : `${noun}s`;
}
