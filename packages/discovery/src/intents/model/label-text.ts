import type { PageElement } from '@webmcp/contract';
import { foldSpace, foldText } from '@webmcp/text';

import type { Intent, Label } from './intent.js';

/**
 * Of several wordings that the source has for one action, such as "Enable" and "Disable", the one that the page shows; of
 * one that has a long and a short form beside each other (`Month` and `M`), what is to be seen of it.
 */
export function wordingsShown({ labels }: Intent, shown: PageElement | undefined): readonly Label[] {
  if (shown === undefined) return labels;
  const said = foldText(shown.name);
  const same = labels.filter(({ text, from }) => from !== 'icon' && foldText(text) === said);
  const [first] = labels;
  if (first === undefined) return labels;
  if (same.length === 0 && isPieceOf(said, first)) return [{ ...first, text: shown.name.trim() }];
  if (same[0]?.from !== first.from) return labels;
  // The same words and a count or a state behind them are no other wording.
  return said.startsWith(foldText(first.text)) ? labels : same;
}

/**
 * What an action of a row is called where it says one thing in one row and another in the next, as `Pin` and `Unpin`: all
 * of it, first what the pages show, as a call gets whichever the row has. A wording for the time that it is at work is none.
 */
export function wordingsOfRows({ labels }: Intent, shown: readonly PageElement[]): readonly Label[] {
  const said = new Set(shown.map(({ name }) => foldText(name)));
  const own = labels.filter(({ locales }) => locales === undefined);
  const first = own.find(({ text, from }) => from !== 'icon' && said.has(foldText(text)));
  if (first === undefined) return labels;
  const others = own.filter(
    ({ from, text, parts }) =>
      from === first.from && parts === undefined && text !== first.text && !/(?:…|\.{3})$/u.test(text.trim()),
  );
  const texts = [first, ...others].map(({ text }) => text.trim());
  return [{ text: texts.length > 3 ? first.text : texts.join(' or '), from: first.from }];
}

/** Whether a text is the beginning or the end of what the markup of an action says, the rest being hidden. */
function isPieceOf(said: string, { text, from, parts }: Label): boolean {
  const whole = foldText(text);
  const hasLetters = /\p{L}{2}/u.test(said);
  return from === 'content' && parts === undefined && hasLetters && (whole.startsWith(said) || whole.endsWith(said));
}

/** Whether the page shows another text than the source has: one of the data, which the source's only stands in for. */
export function showsData({ labels }: Intent, shown: PageElement): boolean {
  const said = foldText(shown.name);
  const own = labels.filter(({ from }) => from !== 'icon');
  const isSaid = ({ text, parts = [text] }: Label): boolean =>
    parts.every((part) => part === null || said.includes(foldText(part)));
  return said !== '' && own.length > 0 && own.every((label) => label.from === 'content' && !isSaid(label));
}

/** How well a text of each origin names a control for a person, best first. */
const origins: readonly Label['from'][] = [
  'label',
  'wrapping-label',
  'aria-label',
  'aria-labelledby',
  'legend',
  'prop',
  'content',
  'page',
  'alt',
  'heading',
  'title',
  'near-text',
  'placeholder',
  'icon',
];

/** Keys that a menu shows behind what it says: `Billing⌘B`, `Quit ⇧⌘Q`. */
const shortcut = /(?<=\S)\s*[⌘⇧⌥⌃]+\+?\p{L}?$/u;

/** What is left at the end of a text without the unknown part that it led to: `Expenses – …`. */
const separator = /\s+[-–—|/·]\s*$/u;

/** The best text of the source's own language that has a letter or digit in it, its unknown parts left out. */
export function labelText(labels: readonly Label[]): string {
  const own = labels.filter((label) => label.locales === undefined);
  const inOrder = [...(own.length === 0 ? labels : own)].sort(
    (a, b) => origins.indexOf(a.from) - origins.indexOf(b.from),
  );
  const texts = inOrder.map(({ parts, text }) =>
    foldSpace(parts === undefined ? text : parts.filter((part) => part !== null).join(' '))
      .replace(/(?:\s*[*:…])+$/u, '')
      .replace(parts === undefined ? shortcut : separator, '')
      .trim(),
  );
  return texts.find((text) => /[\p{L}\p{N}]/u.test(text)) ?? '';
}

/** A text without the number of what there is, in brackets at its end: `Inbox (3)`. */
export const withoutCount = (text: string): string => text.replace(/\s*\(\s*\d*\s*\)$/u, '');

/** A field's labels without what is one of its choices: a group is met at a member, which says what it chooses. */
export function ownLabels({ labels, options = [] }: Intent): Label[] {
  const choices = new Set(options.map(({ label }) => foldText(label)));
  return labels.filter(({ text }) => !choices.has(foldText(text)));
}
