/**
 * Phrases of a vocabulary and the patterns that find them in a text. A phrase is one or more words in lower case. A
 * space in a phrase also matches a hyphen. `*` matches the rest of a word (`fail*` finds "failed"). `$` at the end
 * allows only signs after the phrase (`go$` finds "Go!", not "Go to cart"). A phrase matches whole words only.
 */

import { unspacedScript } from './unspaced-script.js';

/** Splits a sense's text at its commas. An empty text has no phrases. */
export function phrasesOf(text: string): string[] {
  return text
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '');
}

/** Matches a text that begins with one of the phrases. */
export function firstWords(phrases: readonly string[]): RegExp {
  return pattern(`^(?:${anyOf(phrases)})${end}`);
}

/** Matches a text that is one of the phrases and nothing else. */
export function wholeText(phrases: readonly string[]): RegExp {
  return pattern(`^(?:${anyOf(phrases)})$`);
}

/** Matches a text that contains one of the phrases. In a script without spaces a phrase may be inside a word. */
export function anyWords(phrases: readonly string[]): RegExp {
  const inside = phrases.filter((phrase) => unspacedScript.test(phrase));
  const whole = phrases.filter((phrase) => !unspacedScript.test(phrase));
  return pattern(`${start}(?:${anyOf(whole)})${end}|${anyOf(inside)}`);
}

const start = String.raw`(?<![\p{L}\p{N}_])`;
const end = String.raw`(?![\p{L}\p{N}_])`;
const pattern = (source: string): RegExp => new RegExp(source, 'iu');

/** Returns the source of a pattern that matches any of the phrases; without phrases the pattern matches nothing. */
export function anyOf(phrases: readonly string[]): string {
  return phrases.length === 0 ? '(?!)' : phrases.map(phraseSource).join('|');
}

function phraseSource(phrase: string): string {
  return phrase
    .replace(/[\\^.+?()[\]{}|/]/g, String.raw`\$&`)
    .replace(/'/g, "['’]")
    .replace(/ /g, String.raw`[\s-]+`)
    .replace(/\*/g, String.raw`[\p{L}\p{M}]*`)
    .replace(/\$$/, String.raw`[^\p{L}\p{N}]*$$`);
}
