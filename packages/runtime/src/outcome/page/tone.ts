import { anyWords, knownMarks, pagePhrases, pageVocabularies, phrasesOf, type ClassMarks } from '@webmcp/text';

import { live } from './live-regions.js';
import { pressed } from './pressed.js';
import { parentElement } from '../../dom/parents.js';
import { closest, contains, firstIn, matches } from '../../dom/matching.js';
import { allIn } from '../../dom/all-in.js';

/** Words count only if no class decides, and only in short messages: a receipt with "not given" is no refusal. */
const longest = 120;
const refusedWords = anyWords(pagePhrases('refused'));
/** Words of success of each language, and the words that deny such a word. "Not" denies in English, and is a note in Turkish. */
const successes = pageVocabularies.map(({ done, negating }) => ({
  done: anyWords(phrasesOf(done)),
  denied: anyWords(phrasesOf(negating)),
}));
const askingWords = anyWords(pagePhrases('asking'));
const stoppedWords = anyWords(pagePhrases('stopped'));
const stopping = anyWords(pagePhrases('stopped').map((phrase) => `${phrase.slice(0, 5)}*`));

/**
 * The tone of a message: `good` and `bad` by a class, `no` by the words. A message with the class of an error and words of
 * success is `mixed`: many apps report a deletion in red.
 */
export type Tone = 'good' | 'bad' | 'mixed' | 'no';

/** Matches the ends of clauses. */
const clauseEnds = /[.!?;:,。！？；、،]/;

/** Decides whether a message contains a word of success, without a negation before it: "could not be saved". */
export const soundsDone = (text: string): boolean =>
  text.split(clauseEnds).some((clause) =>
    successes.some(({ done, denied }) => {
      const found = done.exec(clause);
      return found !== null && !denied.test(clause.slice(0, found.index));
    }),
  );

/** Decides whether a short text refuses by its words. */
export const soundsRefused = (text: string): boolean => text.length < longest && refusedWords.test(text);
const hasMark = (element: Element, mark: RegExp): boolean => mark.test(element.getAttribute('class') ?? '');

/**
 * Returns the nearest inclusive ancestor with a mark. Plain pages have the mark in the id of the box: `phoneError`. The id of a
 * larger part names its content.
 */
function markAround(element: Element, mark: RegExp): Element | undefined {
  const box = [element, parentElement(element)].find((at) => at && mark.test(at.getAttribute('id') ?? ''));
  for (let at: Element | null = element; at; at = parentElement(at)) if (at === box || hasMark(at, mark)) return at;
  return undefined;
}

/** Decides whether a mark is inside an element. The class of a button names its act. */
const isMarkedInside = (element: Element, mark: RegExp): boolean =>
  [...allIn(element, '[class]')].some((each) => hasMark(each, mark) && !closest(each, pressed));
/** Decides whether a message asks for another act first, such as a captcha. A thank-you may ask for a next step. */
export const asksFirst = (text: string): boolean => askingWords.test(text) && !soundsDone(text);

/** Decides whether a message reports an act as stopped. An act that cancels something is done then. */
const isStopped = (text: string, act: Node | undefined): boolean =>
  stoppedWords.test(text) && !stopping.test(act?.textContent ?? '');

/**
 * Decides whether a marked element is a part of the page, such as a danger zone with its buttons. A part has content of
 * its own, so its class refuses nothing.
 */
function isPart(marked: Element): boolean {
  if (matches(marked, 'form,main,body,table,dialog,[role=dialog]')) return true;
  if (closest(marked, live) ?? firstIn(marked, live)) return false;
  return !!firstIn(marked, 'button,[role=button]') && !firstIn(marked, 'input,select,textarea');
}

/**
 * Returns the element whose class marks a message as a refusal: an element around the message, or the message itself for
 * a mark inside.
 * @param act the element of the act: a class around that element too, such as `danger-zone`, does not mark the message
 * @param text the words of the message; in a marked part of the page only words refuse
 */
export function errorMark(
  element: Element,
  act: Node | undefined,
  text = '',
  marks: ClassMarks = knownMarks,
): Element | undefined {
  const marked = markAround(element, marks.refused);
  if (!marked) return isMarkedInside(element, marks.refused) ? element : undefined;
  return act && contains(marked, act) ? undefined : isPart(marked) && !soundsRefused(text) ? undefined : marked;
}

/** Returns a text without the values of the call. A part of a word is no value. */
export function withoutValues(text: string, values: readonly string[]): string {
  return values.reduce((rest, value) => {
    const source = value
      .trim()
      .replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
      .replace(/\s+/g, String.raw`\s+`);
    return source ? rest.replace(new RegExp(String.raw`(?<![\p{L}\p{N}])${source}(?![\p{L}\p{N}])`, 'giu'), '') : rest;
  }, text);
}

/**
 * Returns the tone of a message in a live region: `bad`, `mixed` or `good` by its class, else `no` by its words, else
 * undefined.
 * @param values the call's own values: a page that repeats a value refuses nothing with it
 */
export function tone(element: Element, text: string, act: Node | undefined, values: string[]): Tone | undefined {
  const own = withoutValues(text, values);
  if (errorMark(element, act, own)) return soundsDone(own) && !soundsRefused(own) ? 'mixed' : 'bad';
  if (markAround(element, knownMarks.done) || isMarkedInside(element, knownMarks.done)) return 'good';
  return soundsRefused(own) || (own.length < longest && isStopped(own, act)) ? 'no' : undefined;
}
