import { wordBudgets } from './word-budgets.js';

/** Words that no name of a tool needs: `book_the_room` is `book_room`. */
const articles: ReadonlySet<string> = new Set([
  'the',
  'a',
  'an',
  'this',
  'that',
  'these',
  'those',
  'your',
  'my',
  'our',
]);

/** The most words of a tool's name. */
const mostWords = 5;

/**
 * Returns a slug as the name of a tool: without articles and joints at its ends, at most five words. It is within
 * {@link wordBudgets}, cut between words. A first word that is longer is cut at twice this length.
 */
export function nameSlug(slug: string): string {
  const all = withoutJoints(slug.split('_').filter((word) => word !== ''));
  const plain = all.filter((word, at) => at === 0 || !articles.has(word));
  const kept = plain.length > 1 || all.length === 1 ? plain : all;
  // `go_to` is one verb.
  const words = kept.slice(0, kept[0] === 'go' && kept[1] === 'to' ? mostWords + 1 : mostWords);
  while (words.length > 1 && words.join('_').length > wordBudgets.name) words.pop();
  while (words.length > 2 && loose.has(words.at(-1)!) && !phrasal.test(words.join('_'))) words.pop();
  return words.join('_').slice(0, 2 * wordBudgets.name);
}

/** Removes `and` and `or` at the ends. They are left where the words that they join have no ASCII letters. */
function withoutJoints(words: readonly string[]): string[] {
  const isJoint = (word: string): boolean => word === 'and' || word === 'or';
  const first = words.findIndex((word) => !isJoint(word));
  return first < 0 ? [] : words.slice(first, words.findLastIndex((word) => !isJoint(word)) + 1);
}

/** Matches verbs whose last word belongs to them: `go_to_sign_in`. */
const phrasal = /_(?:(?:sign|log|check|clock|opt)_in|turn_on)$/;

/** Words that a cut must not leave at the end. */
const loose: ReadonlySet<string> = new Set(['and', 'or', 'of', 'for', 'with', 'to', 'in', 'on', 'at', 'by', 'from']);
