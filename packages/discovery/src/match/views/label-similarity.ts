import { distance } from 'fastest-levenshtein';
import { foldText, words } from '@webmcp/text';

import type { Label } from '../../intents/model/intent.js';
import { labelOrigins, similarity } from '../model/weights.js';

/** A source label made ready for many comparisons. */
export interface LabelPattern {
  /** Folded, lower case; the known parts only where something is unknown. */
  text: string;
  words: string[];
  /** Known parts in order with anything between them, or null for a text that is known in full. */
  pattern: RegExp | null;
  /** How far a perfect hit of this label can be believed, 0 to 1. */
  trust: number;
  /** It names a picture and not a text. */
  isIcon: boolean;
  /** Enough of it is known to say that another text is another label. */
  isSolid: boolean;
}

/** A text of the page made ready for many comparisons. */
export interface PageText {
  /** Folded, lower case. */
  text: string;
  words: string[];
}

export function pageText(text: string): PageText {
  const folded = foldText(text).toLowerCase();
  return { text: folded, words: words(folded) };
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Null when nothing of the label is known. */
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
 * How alike a source label and a text of the page are, 0 to 1: normalised Levenshtein, raised where all words of the
 * one stand in order in the other (hints and marks lengthen accessible names), and read as a pattern where the source
 * leaves parts open.
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
  // A distance is at least the difference in length, so texts of very unlike length need no table.
  const edited = shortest / longest < similarity.conflict ? 0 : 1 - distance(a.text, b.text) / longest;
  const [few, many] = a.words.length <= b.words.length ? [a.words, b.words] : [b.words, a.words];
  // A number or a short word stands in many texts: what counts is how much of the longer text is shared.
  if (few.length > 0 && (inOrder(few, many) || squashed(many).includes(squashed(few))))
    return Math.max(edited, similarity.contained + (1 - similarity.contained) * (shortest / longest));
  return edited < similarity.misspelt && isSubstituted(a.words, b.words)
    ? Math.min(edited, similarity.substituted)
    : edited;
}

const squashed = (list: readonly string[]): string => list.join('');

/** Whether each text has a word that the other has not: wording is extended or cut, not substituted ("Sign in", "Sign up"). */
function isSubstituted(a: readonly string[], b: readonly string[]): boolean {
  const lacks = (list: readonly string[], other: readonly string[]): boolean =>
    list.some((word) => !other.some((each) => isSameWord(word, each)));
  return lacks(a, b) && lacks(b, a);
}

/** The same word, another ending of it, or a letter off. */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < 4) return false;
  return (long.startsWith(short) && long.length - short.length < 3) || (short.length > 4 && distance(a, b) < 2);
}

function inOrder(few: string[], many: string[]): boolean {
  let next = 0;
  for (const word of many) if (word === few[next]) next += 1;
  return next === few.length;
}
