import { foldText } from '@webmcp/text';

import { fieldValues } from '../page/field-values.js';
import type { EvidenceSignal } from './evidence-signal.js';

/** The most characters of a copied text that an answer repeats. */
const longest = 500;

/** The page copied a text to the clipboard, or the browser refused the copy. */
export const textCopied: EvidenceSignal = {
  name: 'text copied',
  kinds: ['text-copied'],
  reads: ({ copies }) =>
    copies.map(({ text, isRefused }) => ({
      kind: 'text-copied',
      role: isRefused ? 'mentions' : 'confirms',
      heard: `${isRefused ? 'The browser refused to copy' : 'Copied to the clipboard'}: ${repeated(text)}`,
    })),
};

/** Returns the text, if the page shows it or it is an address. A hidden text may be a secret, so it is not repeated. */
function repeated(text: string): string {
  const shown = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return isShown(text) || /^https?:\/\/\S+$/.test(text) ? shown : 'a text that the page does not show';
}

const isShown = (text: string): boolean =>
  foldText(document.body.innerText).includes(text) ||
  [...fieldValues(document.body)].some(
    ([field, value]) => !field.matches('[type=password]') && foldText(value).includes(text),
  );
