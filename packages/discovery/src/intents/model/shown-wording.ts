import type { PageElement } from '@webmcp/contract';
import { foldText } from '@webmcp/text';

import type { Intent, Label } from './intent.js';

/**
 * Returns the labels with the wording that the page shows. The source has several wordings for a toggle, such as
 * "Enable" and "Disable". The source may also have a long and a short form, such as `Month` and `M`.
 */
export function wordingsShown({ labels }: Intent, shown: PageElement | undefined): readonly Label[] {
  if (shown === undefined) return labels;
  const name = foldText(shown.name);
  const same = labels.filter(({ text, from }) => from !== 'icon' && foldText(text) === name);
  const [first] = labels;
  if (first === undefined) return labels;
  if (same.length === 0 && isPieceOf(name, first)) return [{ ...first, text: shown.name.trim() }];
  if (same[0]?.from !== first.from) return labels;
  // The same words with a count or a state behind them are no other wording.
  return name.startsWith(foldText(first.text)) ? labels : same;
}

/** Decides whether a name is the start or the end of an action's content, the rest being hidden. */
function isPieceOf(name: string, { text, from, parts }: Label): boolean {
  const whole = foldText(text);
  const hasLetters = /\p{L}{2}/u.test(name);
  return from === 'content' && parts === undefined && hasLetters && (whole.startsWith(name) || whole.endsWith(name));
}

/** The number of wordings up to which a row's action is called by all of them. */
const MAX_WORDINGS = 3;

/**
 * Returns all wordings of a row's action that differs between rows, as `Pin or Unpin`: a call can meet each of them. The
 * wording on the page is first. A wording for work in progress does not count. Signs alone, `★ or ☆`, are no wordings: a
 * title or the code has the words.
 */
export function wordingsOfRows({ labels }: Intent, shown: readonly PageElement[]): readonly Label[] {
  const names = new Set(shown.map(({ name }) => foldText(name)));
  const own = labels.filter(({ locales }) => locales === undefined);
  const first = own.find(({ text, from }) => from !== 'icon' && names.has(foldText(text)));
  if (first === undefined) return labels;
  const others = own.filter(
    ({ from, text, parts }) =>
      from === first.from && parts === undefined && text !== first.text && !/(?:…|\.{3})$/u.test(text.trim()),
  );
  const texts = [first, ...others].map(({ text }) => text.trim());
  if (!texts.some((text) => /[\p{L}\p{N}]/u.test(text))) return labels;
  return [{ text: texts.length > MAX_WORDINGS ? first.text : texts.join(' or '), from: first.from }];
}

/** Decides whether the page shows data in place of the source's text, so that no label agrees with the page. */
export function showsData({ labels }: Intent, shown: PageElement): boolean {
  const name = foldText(shown.name);
  const own = labels.filter(({ from }) => from !== 'icon');
  const isIn = ({ text, parts = [text] }: Label): boolean =>
    parts.every((part) => part === null || name.includes(foldText(part)));
  return name !== '' && own.length > 0 && own.every((label) => label.from === 'content' && !isIn(label));
}
