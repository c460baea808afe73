import { foldSpace, foldText, withoutTitle } from '@webmcp/text';

import type { Intent, Label } from './intent.js';

/** The origins of labels, best first: how well a text of each origin names a control for a person. */
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

/** Keys that a menu shows behind its text: `Billing⌘B`, `Quit ⇧⌘Q`. */
const shortcut = /(?<=\S)\s*[⌘⇧⌥⌃]+\+?\p{L}?$/u;

/** A separator at the end of a text whose last part is unknown: `Expenses – …`, `Welcome, …`. */
const separator = /(?:\s+[-–—|/·]|\s*[,;])\s*$/u;

/**
 * Returns the best text of the app's own language with a letter or digit, without unknown parts. The count of a badge is
 * none. Empty without such a text.
 */
export function labelText(labels: readonly Label[]): string {
  const own = labels.filter((label) => label.locales === undefined);
  const inOrder = [...(own.length === 0 ? labels : own)].sort(
    (a, b) => origins.indexOf(a.from) - origins.indexOf(b.from),
  );
  const texts = inOrder.map(({ parts, text, from }) =>
    foldSpace(
      parts === undefined
        ? from === 'page'
          ? withoutTitle(text)
          : text
        : parts.filter((part) => part !== null).join(' '),
    )
      .replace(/(?:\s*[*:…])+$/u, '')
      .replace(parts === undefined ? shortcut : separator, '')
      .trim(),
  );
  return texts.find((text) => /[\p{L}\p{N}]/u.test(text) && !countAlone.test(text)) ?? '';
}

/** Matches the count of a badge, which names nothing: `9+`. */
const countAlone = /^\d+\+$/;

/** Removes a count in brackets at a text's end: `Inbox (3)`. */
export const withoutCount = (text: string): string => text.replace(/\s*\(\s*\d*\s*\)$/u, '');

/**
 * Returns a field's labels without the labels of its options. A page shows a group by a member, and a member has an
 * option's label.
 */
export function ownLabels({ labels, options = [] }: Intent): Label[] {
  const choices = new Set(options.map(({ label }) => foldText(label)));
  return labels.filter(({ text }) => !choices.has(foldText(text)));
}
