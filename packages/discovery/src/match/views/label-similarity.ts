import { distance } from 'fastest-levenshtein';
import { foldText, words } from '@webmcp/text';

import type { Label } from '../../intents/model/intent.js';
import { labelOrigins, similarity } from '../model/weights.js';

/** A label of the source, prepared for many comparisons. */
export interface LabelPattern {
  /** The folded text in lower case; only the known parts of a text with unknown parts. */
  text: string;
  words: string[];
  /** The known parts in order with anything between them; null for a text without unknown parts. */
  pattern: RegExp | null;
  /** The trust in a full agreement with this label, 0 to 1. */
  trust: number;
  /** True if the label names a picture and not a text. */
  isIcon: boolean;
  /** True if enough of the text is known for another text to contradict the label. */
  isSolid: boolean;
}

/** A text of the page, prepared for many comparisons. */
export interface PageText {
  /** The folded text in lower case. */
  text: string;
  words: string[];
}

/** Prepares a text of the page. */
export function pageText(text: string): PageText {
  const folded = foldText(text).toLowerCase();
  return { text: folded, words: words(folded) };
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Prepares a label. Returns null if no letter and no digit of the label is known. */
export function labelPattern(label: Label): LabelPattern | null {
  const trust = labelOrigins[label.from];
  const isIcon = label.from === 'icon';
  const parts = label.parts;
  if (parts === undefined || !parts.includes(null)) {
    const text = foldText(label.text).toLowerCase();
    return text === '' ? null : { text, words: words(text), pattern: null, trust, isIcon, isSolid: !isIcon };
  }
  const known = parts.filter((part) => part !== null).map((part) => part.replace(/\s+/g, ' ').toLowerCase());
  const text = foldText(known.join(' ')).toLowerCase();
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  const source = parts.map((part) => (part === null ? '.*' : escape(part.replace(/\s+/g, ' ').toLowerCase()))).join('');
  const knownWords = words(text);
  return {
    text,
    words: knownWords,
    pattern: new RegExp(`^\\s*${source}\\s*$`, 'u'),
    trust,
    isIcon,
    isSolid: knownWords.length > 1,
  };
}

/**
 * Compares a source label with a text of the page, 0 to 1, by normalised Levenshtein distance. The value rises if one
 * text contains all words of the other in order. Hints and marks lengthen accessible names. A label with unknown parts
 * is compared as a pattern.
 */
export function labelSimilarity(label: LabelPattern, shown: PageText): number {
  const { text } = shown;
  if (text === '' || label.text === '') return 0;
  if (label.pattern === null) return label.trust * plainSimilarity(label, shown);
  if (label.pattern.test(text)) {
    return (
      label.trust *
      (similarity.pattern + (1 - similarity.pattern) * (label.text.length / Math.max(label.text.length, text.length)))
    );
  }
  return label.trust * similarity.pattern * plainSimilarity(label, shown);
}

function plainSimilarity(a: Pick<LabelPattern, 'text' | 'words'>, b: PageText): number {
  if (a.text === b.text) return 1;
  const longest = Math.max(a.text.length, b.text.length);
  const shortest = Math.min(a.text.length, b.text.length);
  // The distance is at least the difference in length, so texts of very different length need no table.
  const edited = shortest / longest < similarity.conflict ? 0 : 1 - distance(a.text, b.text) / longest;
  const [few, many] = a.words.length <= b.words.length ? [a.words, b.words] : [b.words, a.words];
  // Many texts contain a number or a short word, so the common share of the longer text counts.
  if (few.length > 0 && (inOrder(few, many) || squashed(many).includes(squashed(few))))
    return Math.max(edited, similarity.contained + (1 - similarity.contained) * (shortest / longest));
  return edited < similarity.misspelt && isSubstituted(a.words, b.words)
    ? Math.min(edited, similarity.substituted)
    : edited;
}

const squashed = (list: readonly string[]): string => list.join('');

/**
 * Decides whether each text has a word that the other lacks ("Sign in", "Sign up"). An app extends or cuts a label, and
 * does not substitute words.
 */
function isSubstituted(a: readonly string[], b: readonly string[]): boolean {
  const lacks = (list: readonly string[], other: readonly string[]): boolean =>
    list.some((word) => !other.some((each) => isSameWord(word, each)));
  return lacks(a, b) && lacks(b, a);
}

/** Decides whether words are the same: equal, with another ending, or longer words that differ by one letter. */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < 4) return false;
  return (long.startsWith(short) && long.length - short.length < 3) || (short.length > 4 && distance(a, b) < 2);
}

/** Decides whether the longer list contains all words of the shorter list in order. */
function inOrder(few: string[], many: string[]): boolean {
  let next = 0;
  for (const word of many) if (word === few[next]) next += 1;
  return next === few.length;
}
