import type { CallResult } from '@webmcp/contract';

import { name } from '../accessibility/accessible-name.js';
import { openRoots } from '../dom/open-roots.js';
import { query } from '../dom/query.js';
import { secretWords } from './severe-words.js';

/** The most characters of one text of an answer. */
const longest = 4000;

/**
 * Matches characters that a person does not see: controls but for tab and line feed, marks of direction, characters
 * without width, and tags. Joiners stay, because emoji and some scripts need them.
 */
const unseen =
  /(?![\t\n])\p{Cc}|[\u00ad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]|[\ud800-\udfff]/gu;

function plain(value: unknown, secrets: readonly string[]): unknown {
  if (typeof value === 'string') {
    let text = value.replace(unseen, '');
    for (const secret of secrets) text = text.replaceAll(secret, '•••');
    return text.length > longest ? `${text.slice(0, longest)}…` : text;
  }
  if (Array.isArray(value)) return value.map((each) => plain(each, secrets));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each, secrets)]));
}

/** The least length of a secret that is looked for: a shorter one is part of many texts. */
const shortest = 4;

/** Matches the boxes of secrets. A password stays one while the page shows its letters. */
const secretBoxes =
  'input:is([type=password],[autocomplete*=password],[autocomplete=one-time-code],[autocomplete*=cc-number],[autocomplete*=cc-csc])';
/** Matches all boxes that may have a secret as their text. */
const boxes = 'input:not([type]),input[type=text],input[type=tel],input[type=number]';

/** Lists the values of the boxes of secrets on the page. The page may repeat one in a message. */
function secretsOnPage(): string[] {
  if (typeof document === 'undefined') return [];
  const found = query(openRoots(document), `${secretBoxes},${boxes}`) as HTMLInputElement[];
  return found
    .filter(({ value }) => value.length >= shortest)
    .filter((box) => box.matches(secretBoxes) || secretWords(name(box) ?? '').length > 0)
    .map(({ value }) => value);
}

/**
 * Returns an answer whose texts are what a person sees: no invisible characters, no value of a box of a secret, each text at
 * most 4,000 characters.
 */
export const plainResult = (result: CallResult): CallResult => plain(result, secretsOnPage()) as CallResult;
