import { irregularNouns } from './irregular-nouns.js';

const manies = new Map(irregularNouns);
const plurals = new Set(irregularNouns.map(([, many]) => many));

/** Returns the plural of an English noun by the common endings. A plural without a common ending stays. */
export function plural(noun: string): string {
  const [, start = '', last = noun] = /^(.*[^\p{L}])?(\p{L}+)$/u.exec(noun) ?? [];
  const word = last.toLowerCase();
  if (plurals.has(word)) return noun;
  const irregular = manies.get(word);
  if (irregular !== undefined) return start + last.charAt(0) + irregular.slice(1);
  if (/[^aeiou]y$/i.test(noun)) return noun.replace(/y$/i, 'ies');
  return /(?:s|x|z|ch|sh)$/i.test(noun) ? `${noun}es` : `${noun}s`;
}
