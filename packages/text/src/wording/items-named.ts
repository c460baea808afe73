import { foldText } from './fold-text.js';

/**
 * Finds the items that a text names: the items with exactly this text after folding, else the items with this text in
 * another case. One item is the answer; none or several are not.
 * @param textsOf the texts of an item that can name it
 */
export function itemsNamed<T>(
  items: Iterable<T>,
  text: string,
  textsOf: (item: T) => (string | null | undefined)[],
): T[] {
  const wanted = foldText(text);
  const all = [...items].map((item) => ({ item, texts: textsOf(item).map((each) => foldText(each ?? '')) }));
  const pick = (fits: (each: string) => boolean): T[] =>
    all.filter(({ texts }) => texts.some(fits)).map(({ item }) => item);
  const exact = pick((each) => each === wanted);
  return exact.length ? exact : pick((each) => each.toLowerCase() === wanted.toLowerCase());
}
