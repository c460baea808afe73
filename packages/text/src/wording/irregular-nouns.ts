/** Nouns whose plural has no common ending: singular and plural, in lower case. */
export const irregularNouns: readonly (readonly [one: string, many: string])[] = [
  ['person', 'people'],
  ['child', 'children'],
  ['man', 'men'],
  ['woman', 'women'],
  ['foot', 'feet'],
  ['index', 'indices'],
  ['leaf', 'leaves'],
  ['shelf', 'shelves'],
  ['movie', 'movies'],
  ['cookie', 'cookies'],
  ['calorie', 'calories'],
  ['shoe', 'shoes'],
  ['cache', 'caches'],
  ['alias', 'aliases'],
  ['canvas', 'canvases'],
  ['quiz', 'quizzes'],
];
