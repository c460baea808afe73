import { anyWords, knownMarks, pagePhrases, type ClassMarks } from '@webmcp/text';

/** Words count only if no class decides, and only in short messages: a receipt with "not given" is no refusal. */
const refusedWords = anyWords(pagePhrases('refused'));
const doneWords = anyWords(pagePhrases('done'));

/** The tone of a message: `good` and `bad` by a class, `no` by the words. */
export type Tone = 'good' | 'bad' | 'no';

/** Decides whether a message contains a word of success. */
export const soundsDone = (text: string): boolean => doneWords.test(text);

/**
 * Decides whether a class around or inside an element marks its message as a refusal.
 * @param act the element of the act: a class around that element too, such as `danger-zone`, does not mark the message
 */
export function errorMarked(element: Element, act: Node | undefined, marks: ClassMarks = knownMarks): boolean {
  const marked = element.closest(marks.refused);
  return marked ? !act || !marked.contains(act) : element.querySelector(marks.refused) !== null;
}

/**
 * Returns the tone of a message in a live region: `bad` or `good` by its class, else `no` by its words, else undefined.
 * @param values the call's own values: a page that repeats a value refuses nothing with it
 */
export function tone(element: Element, text: string, act: Node | undefined, values: string[]): Tone | undefined {
  if (errorMarked(element, act)) return 'bad';
  if (element.closest(knownMarks.done) ?? element.querySelector(knownMarks.done)) return 'good';
  const own = values.reduce((rest, value) => rest.replaceAll(value, ''), text);
  return text.length < 120 && refusedWords.test(own) ? 'no' : undefined;
}
