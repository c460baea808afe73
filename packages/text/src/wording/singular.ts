import { irregularNouns } from './irregular-nouns.js';

/** The endings of plurals with the endings of their singulars. The first that fits counts. */
const endings: readonly (readonly [many: RegExp, one: string])[] = [
  [/(ss|us|is|news|series)$/i, '$1'],
  [/ies$/i, 'y'],
  // Statuses and bonuses; but houses and causes have an `e` of their own, as have expenses, cases and sizes.
  [/(ss|x|ch|sh|zz|[^aeo]us)es$/i, '$1'],
  [/([^aeiou]o)es$/i, '$1'],
  [/s$/i, ''],
];

const ones = new Map(irregularNouns.map(([one, many]) => [many, one]));

/** Returns the singular of an English plural, by its last word and the common endings. Other words stay. */
export function singular(plural: string): string {
  const [, start = '', last = plural] = /^(.*[^\p{L}])?(\p{L}+)$/u.exec(plural) ?? [];
  const irregular = ones.get(last.toLowerCase());
  if (irregular !== undefined) return start + withCase(irregular, last);
  const ending = endings.find(([many]) => many.test(plural));
  return ending === undefined ? plural : plural.replace(ending[0], ending[1]);
}

const withCase = (word: string, like: string): string => like.charAt(0) + word.slice(1);
