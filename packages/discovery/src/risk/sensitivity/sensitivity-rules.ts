import type { PageElement, Sensitivity } from '@webmcp/contract';
import {
  containsPhrase,
  isGeneratedName,
  phrases,
  preparePhrase,
  prepareText,
  vocabularies,
  words,
  type PreparedPhrase,
  type PreparedText,
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
    decide: (field) => {
      const { elements } = field;
      const isChoice = elements.length > 0 && elements.every(({ role }) => /^(combobox|listbox)$/.test(role));
      return kindOfWords(textsOf(field), isChoice && !field.types.includes('password'));
    },
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

/** The secrets that nobody chooses from a list. */
const neverChosen: ReadonlySet<Sensitivity> = new Set(['password', 'otp']);

/** The senses of words with the kinds of secrets; the first with a word decides. Codes come before passwords: "PIN code". */
const kinds: readonly (readonly [Sensitivity, Sense])[] = [
  ['otp', 'oneTimeCode'],
  ['payment', 'payment'],
  ['identity', 'identity'],
  ['password', 'password'],
];

/** A term of a secret. */
interface Term {
  phrase: PreparedPhrase;
  /** True if the term counts only as the last word: "Your token", not "Token count". */
  isLast: boolean;
}

/** The fewest letters of a term that counts in one word. */
const shortestJoined = 5;

/** Articles and prepositions, which names of fields leave out, and which labels vary. */
const small = new Set(
  'a an the of to your you my our de del della di da do du des d la le les el los las l il lo der die das des von van het en ihr ihre deine tu su votre vos sua seu'.split(
    ' ',
  ),
);
const short: Readonly<Record<string, string>> = {
  no: 'number',
  nr: 'number',
  num: 'number',
  nbr: 'number',
  acct: 'account',
};

const terms: readonly (readonly [Sensitivity, readonly Term[]])[] = kinds.map(([kind, sense]) => [
  kind,
  phrases(sense, vocabularies).flatMap((text) => {
    const isLast = text.endsWith('$');
    const whole = text.replace(/\$$/, '');
    const bared = plain(whole);
    // Names of fields leave out spaces: `cardnumber`, `motdepasse`.
    const joined = [bared, bare(whole).join(' ')].filter((each) => each.includes(' ') && each.length > shortestJoined);
    return [...new Set([whole, bared, ...joined.map((each) => each.replaceAll(' ', ''))])].map((each) => ({
      phrase: preparePhrase(each),
      isLast,
    }));
  }),
]);

/**
 * Returns the words of a text as names of fields write them: without accents, articles and prepositions, and with short
 * forms written out. "Card no." and `card_num` are "card number"; "Numéro de carte" is "numero carte".
 */
function plain(text: string): string {
  const kept = bare(text).filter((word) => !small.has(word));
  return kept.map((word, at) => (at > 0 || word !== 'no' ? (short[word] ?? word) : word)).join(' ');
}

/** Returns the words of a text without accents. */
function bare(text: string): string[] {
  return words(text.replace(/[#№]/g, ' no ')).map((word) => word.normalize('NFD').replace(/\p{M}/gu, ''));
}

function kindOfWords(texts: readonly string[], isChoice: boolean): Sensitivity | undefined {
  const prepared = texts.flatMap((text) => [...new Set([text, plain(text)])]).map(prepareText);
  return terms.find(
    ([kind, list]) =>
      !(isChoice && neverChosen.has(kind)) && prepared.some((text) => list.some((term) => containsTerm(text, term))),
  )?.[0];
}

const containsTerm = (text: PreparedText, { phrase, isLast }: Term): boolean =>
  containsPhrase(isLast ? { ...text, words: text.words.slice(-phrase.words.length) } : text, phrase);
