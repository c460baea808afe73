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

/** The most words and characters of a tool's name. Reviewers of WebMCP tools accept no longer name. */
const most = { words: 5, characters: 30 };

/**
 * Returns a slug as the name of a tool: without articles, at most five words and 30 characters, cut between words. The
 * first word stays, however long it is.
 */
export function nameSlug(slug: string): string {
  const all = slug.split('_').filter((word) => word !== '');
  const plain = all.filter((word, at) => at === 0 || !articles.has(word));
  const kept = plain.length > 1 || all.length === 1 ? plain : all;
  // `go_to` is one verb.
  const words = kept.slice(0, kept[0] === 'go' && kept[1] === 'to' ? most.words + 1 : most.words);
  while (words.length > 1 && words.join('_').length > most.characters) words.pop();
  while (words.length > 2 && loose.has(words.at(-1)!)) words.pop();
  return words.join('_').slice(0, 2 * most.characters);
}

/** Words that a cut must not leave at the end. */
const loose: ReadonlySet<string> = new Set(['and', 'or', 'of', 'for', 'with', 'to', 'in', 'on', 'at', 'by', 'from']);
