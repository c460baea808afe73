import { foldText } from '@webmcp/text';

/**
 * The one item that a text names: exactly after normalising, else without regard to case.
 * @returns the items that fit equally well: one is the answer, none or several are not
 */
export function named<T>(items: Iterable<T>, text: string, textsOf: (item: T) => (string | null | undefined)[]): T[] {
  const wanted = foldText(text);
  const all = [...items].map((item) => ({ item, texts: textsOf(item).map((each) => foldText(each ?? '')) }));
  const pick = (fits: (each: string) => boolean): T[] =>
    all.filter(({ texts }) => texts.some(fits)).map(({ item }) => item);
  const exact = pick((each) => each === wanted);
  return exact.length ? exact : pick((each) => each.toLowerCase() === wanted.toLowerCase());
}
