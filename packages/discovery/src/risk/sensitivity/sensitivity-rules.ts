import type { PageElement, Sensitivity } from '@webmcp/contract';
import {
  containsPhrase,
  isGeneratedName,
  phrases,
  preparePhrase,
  prepareText,
  vocabularies,
  type PreparedPhrase,
  type Sense,
} from '@webmcp/text';

import type { Intent } from '../../intents/model/intent.js';

/** A field with the elements that show it. */
export interface AskedField {
  intent: Intent;
  elements: readonly PageElement[];
  /** The control's kind and the types of its inputs. */
  types: readonly string[];
}

/** A rule that decides whether a field holds a secret. */
export interface SensitivityRule {
  name: string;
  reason: string;
  /** Returns the kind of secret, `none` if the field surely holds no secret, or undefined without a fit. */
  decide(field: AskedField): Sensitivity | 'none' | undefined;
}

/** The rules; the first rule that fits decides. Marks for the browser come before words, which only people read. */
export const sensitivityRules: readonly SensitivityRule[] = [
  {
    name: 'file-input',
    reason: "A file comes from the person's own disk.",
    decide: ({ types }) => (types.includes('file') ? 'file' : undefined),
  },
  {
    name: 'autocomplete-token',
    reason: 'The app tells the browser what to fill in (HTML, section 4.10.18.7).',
    decide: (field) => tokensOf(field).find((kind) => kind !== undefined),
  },
  {
    name: 'harmless-control',
    reason: 'A control without text of the person holds no secret: "Show password" is a checkbox.',
    decide: ({ intent, elements }) => {
      const roles = elements.length === 0 ? [intent.control] : elements.map(({ role }) => role);
      return roles.some((role) => harmless.has(role)) ? 'none' : undefined;
    },
  },
  {
    name: 'postal-code',
    reason: 'A "PIN code" of an address is a postal code, as the app tells the browser.',
    decide: ({ intent, elements, types }) =>
      !types.includes('password') && tokensIn(intent, elements).includes('postal-code') ? 'none' : undefined,
  },
  {
    name: 'words',
    reason: 'Labels and names describe the value.',
    decide: (field) => kindOfWords(textsOf(field)),
  },
  {
    name: 'password-input',
    reason: 'The browser hides what is typed.',
    decide: ({ types }) => (types.includes('password') ? 'password' : undefined),
  },
];

/** Tokens of the autocomplete attribute (HTML, section 4.10.18.7) that mark a field. */
const autocompleteTokens: Readonly<Record<string, Sensitivity>> = {
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

/** Controls that hold no text of the person. */
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
 * text boxes (rc-select, react-select), because browsers leave such a box alone. The token marks no secret there.
 */
const choosing: ReadonlySet<string> = new Set(['combobox', 'listbox', 'spinbutton']);

function tokensOf({ intent, elements, types }: AskedField): (Sensitivity | undefined)[] {
  const isChoice = !types.includes('password') && elements.some(({ role }) => choosing.has(role));
  return tokensIn(intent, elements)
    .filter((token) => !(token === 'new-password' && isChoice))
    .map((token) => (Object.hasOwn(autocompleteTokens, token) ? autocompleteTokens[token] : undefined));
}

function tokensIn(intent: Intent, elements: readonly PageElement[]): string[] {
  return [intent.constraints.autocomplete, ...elements.map(({ constraints }) => constraints.autocomplete)].flatMap(
    (text) => text?.toLowerCase().split(/\s+/) ?? [],
  );
}

function textsOf({ intent, elements }: AskedField): string[] {
  return [
    intent.name,
    intent.domId,
    intent.binds?.split(/[:.]/).at(-1),
    intent.placeholder,
    ...intent.labels.map(({ text }) => text),
    ...elements.flatMap(({ name, labels, attributes: { name: key, id } }) => [
      name,
      ...labels,
      key,
      // A library's id carries no meaning, whatever its letters spell.
      id === undefined || isGeneratedName(id) ? undefined : id,
    ]),
  ].filter((text) => text !== undefined);
}

/** The senses of words with the kinds of secrets; the first with a word decides. Codes come before passwords: "PIN code". */
const kinds: readonly (readonly [Sensitivity, Sense])[] = [
  ['otp', 'oneTimeCode'],
  ['payment', 'payment'],
  ['identity', 'identity'],
  ['password', 'password'],
];

const terms: readonly (readonly [Sensitivity, readonly PreparedPhrase[]])[] = kinds.map(([kind, sense]) => [
  kind,
  phrases(sense, vocabularies).map(preparePhrase),
]);

function kindOfWords(texts: readonly string[]): Sensitivity | undefined {
  const prepared = texts.map(prepareText);
  return terms.find(([, list]) => prepared.some((text) => list.some((term) => containsPhrase(text, term))))?.[0];
}
