import type { PageElement, Sensitivity } from '@webmcp/contract';
import { isGeneratedName, words } from '@webmcp/text';

import type { Intent } from '../intents/model/intent.js';
import { sensitiveTerms } from './words/sensitive-terms.js';

/** Tokens of the autocomplete attribute (HTML, section 4.10.18.7) that mark a field. */
const autocompleteTokens: Record<string, Sensitivity> = {
  'current-password': 'password',
  'new-password': 'password',
  'one-time-code': 'otp',
  'cc-number': 'payment',
  'cc-csc': 'payment',
  'cc-exp': 'payment',
  'cc-exp-month': 'payment',
  'cc-exp-year': 'payment',
  'cc-name': 'payment',
  'cc-given-name': 'payment',
  'cc-family-name': 'payment',
  'cc-additional-name': 'payment',
  'cc-type': 'payment',
};

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const prepared = sensitiveTerms.map(
  ([sense, list]) => [sense, list.map((text) => ({ text, words: words(text) }))] as const,
);

/** Controls that hold no text of the user's and so no secret. */
const harmless: ReadonlySet<string> = new Set([
  'checkbox',
  'switch',
  'radio',
  'radiogroup',
  'slider',
  'range',
  'color',
  'option',
  'tab',
  'button',
]);

/**
 * Roles of controls that choose from a list or hold a number. Libraries write `autocomplete="new-password"` on their
 * text boxes (rc-select, react-select), because it is what browsers leave alone: it says nothing there.
 */
const choosing: ReadonlySet<string> = new Set(['combobox', 'listbox', 'spinbutton']);

/**
 * Whether a field holds something that agents may neither read nor write by default: from its type, its autocomplete
 * tokens, then whole words of name, id and labels.
 */
export function sensitivity(intent: Intent, elements: readonly PageElement[]): Sensitivity | undefined {
  const types = [intent.control, ...elements.map(({ attributes }) => attributes.type ?? '')];
  if (types.includes('file')) return 'file';
  const autocomplete = [
    intent.constraints.autocomplete,
    ...elements.map(({ constraints }) => constraints.autocomplete),
  ];
  for (const token of autocomplete.flatMap((text) => text?.toLowerCase().split(/\s+/) ?? [])) {
    if (token === 'new-password' && !types.includes('password') && elements.some(({ role }) => choosing.has(role)))
      continue;
    const found = autocompleteTokens[token];
    if (found !== undefined) return found;
  }
  if (elements.some(({ role }) => harmless.has(role)) || (elements.length === 0 && harmless.has(intent.control)))
    return undefined;
  const texts = [
    intent.name,
    intent.domId,
    intent.binds?.split(/[:.]/).at(-1),
    intent.placeholder,
    ...intent.labels.map(({ text }) => text),
    ...elements.flatMap(({ name, labels, attributes: { name: key, id } }) => [
      name,
      ...labels,
      key,
      // What a library made up says nothing, whatever its letters spell.
      id === undefined || isGeneratedName(id) ? undefined : id,
    ]),
  ].filter((text) => text !== undefined);
  for (const [sense, terms] of prepared) {
    if (texts.some((text) => terms.some((term) => holds(text, term)))) return sense;
  }
  return types.includes('password') ? 'password' : undefined;
}

function holds(text: string, term: { text: string; words: string[] }): boolean {
  if (unspaced.test(term.text)) return text.replace(/\s/g, '').includes(term.text.replace(/\s/g, ''));
  const inText = words(text);
  return inText.some((_, at) => term.words.every((word, offset) => inText[at + offset] === word));
}
