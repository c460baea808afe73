import { unspacedScript } from './unspaced-script.js';
import { words } from './words.js';

/** A phrase, prepared for comparison with many texts. */
export interface PreparedPhrase {
  text: string;
  words: readonly string[];
  /** The phrase is in a script without spaces. */
  unspaced: boolean;
}

/** Prepares a phrase of plain words. */
export function preparePhrase(text: string): PreparedPhrase {
  return { text, words: words(text), unspaced: unspacedScript.test(text) };
}

/** A text, prepared for comparison with many phrases. */
export interface PreparedText {
  words: readonly string[];
  /** The text without spaces. */
  joined: string;
}

export function prepareText(text: string): PreparedText {
  return { words: words(text), joined: text.replace(/\s/g, '') };
}

/** Decides whether a text contains a phrase as whole words: `deleteAccount` contains "delete", `deleted` does not. */
export function containsPhrase(text: PreparedText, phrase: PreparedPhrase): boolean {
  if (phrase.unspaced) return text.joined.includes(phrase.text.replace(/\s/g, ''));
  return text.words.some((_, at) => matchesAt(text, phrase, at));
}

/** Decides whether a text begins with a phrase of a script with spaces. */
export function beginsWithPhrase(text: PreparedText, phrase: PreparedPhrase): boolean {
  return matchesAt(text, phrase, 0);
}

const matchesAt = (text: PreparedText, phrase: PreparedPhrase, at: number): boolean =>
  phrase.words.length > 0 && phrase.words.every((word, offset) => text.words[at + offset] === word);
