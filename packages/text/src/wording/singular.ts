import { irregularNouns } from './irregular-nouns.js';
import { replaceLastWord } from './replace-last-word.js';

/** The endings of plurals with the endings of their singulars. The first that fits counts. */
const endings: readonly (readonly [many: RegExp, one: string])[] = [
  [/(ss|us|is|news|series)$/i, '$1'],
  [/ies$/i, 'y'],
  // Statuses and bonuses; but houses and causes have an `e` of their own, as have expenses, cases and sizes.
  [/(ss|x|ch|sh|zz|[^aeo]us)es$/i, '$1'],
  [/([^aeiou]o)es$/i, '$1'],
  [/s$/i, ''],
];

const forms = new Map(irregularNouns.map(([one, many]) => [many, one]));

/** Returns the singular of an English plural, by its last word and the common endings. Other words stay. */
export function singular(plural: string): string {
  const irregular = replaceLastWord(plural, forms);
  if (irregular !== undefined) return irregular;
  const ending = endings.find(([many]) => many.test(plural));
  return ending === undefined ? plural : plural.replace(ending[0], ending[1]);
}
