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
    reason:
      'A "PIN code" of an address is a postal code, as the app tells the browser, or as the fields beside it show.',
    decide: ({ intent, elements, types }) =>
      !types.includes('password') && (intent.isPostal === true || tokensIn(intent, elements).includes('postal-code'))
        ? 'none'
        : undefined,
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

/** The terms of one kind of secret. */
interface Terms {
  /** By the first word. */
  byWord: ReadonlyMap<string, readonly Term[]>;
  /** The terms of scripts without spaces. */
  unspaced: readonly Term[];
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

const terms: readonly (readonly [Sensitivity, Terms])[] = kinds.map(([kind, sense]) => [
  kind,
  termsByWord(
    phrases(sense, vocabularies).flatMap((text) => {
      const isLast = text.endsWith('$');
      const whole = text.replace(/\$$/, '');
      const bared = plain(whole);
      // Names of fields leave out spaces: `cardnumber`, `motdepasse`.
      const joined = [bared, bare(whole).join(' ')].filter(
        (each) => each.includes(' ') && each.length > shortestJoined,
      );
      return [...new Set([whole, bared, ...joined.map((each) => each.replaceAll(' ', ''))])].map((each) => ({
        phrase: preparePhrase(each),
        isLast,
      }));
    }),
  ),
]);

/** Sorts terms by their first word. Most words of an app begin no term. */
function termsByWord(all: readonly Term[]): Terms {
  const byWord = new Map<string, Term[]>();
  for (const term of all.filter(({ phrase }) => !phrase.unspaced)) {
    const [first = ''] = term.phrase.words;
    byWord.set(first, [...(byWord.get(first) ?? []), term]);
  }
  return { byWord, unspaced: all.filter(({ phrase }) => phrase.unspaced) };
}

/** Returns the terms that a text may contain. */
const termsIn = ({ words: all }: PreparedText, { byWord, unspaced }: Terms): Term[] => [
  ...unspaced,
  ...all.flatMap((word) => byWord.get(word) ?? []),
];

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

/** A text in one of its writings. */
interface Writing extends PreparedText {
  /** The text as it was written. */
  text: string;
}

export function kindOfWords(texts: readonly string[], isChoice: boolean): Sensitivity | undefined {
  const writings = texts.flatMap((text) =>
    [...new Set([text, plain(text)])].map((each): Writing => ({ ...prepareText(each), text })),
  );
  const found = terms.find(
    ([kind, list]) =>
      !(isChoice && neverChosen.has(kind)) &&
      writings.some((writing) => termsIn(writing, list).some((term) => containsTerm(writing, term, kind))),
  )?.[0];
  return found ?? (!isChoice && texts.some(isShortForPassword) ? 'password' : undefined);
}

/** Decides whether a text contains a term as a secret of the person. */
function containsTerm(writing: Writing, { phrase, isLast }: Term, kind: Sensitivity): boolean {
  if (phrase.unspaced) return containsPhrase(writing, phrase);
  const { words: all } = writing;
  const mustEnd = isLast || isAbout(writing, kind);
  const occurs = all.some(
    (_, at) =>
      phrase.words.every((word, offset) => all[at + offset] === word) &&
      !things.has(all[at - 1] ?? '') &&
      (!mustEnd || at + phrase.words.length === all.length),
  );
  return occurs && !(homographs.has(phrase.text) && !isAcronym(writing, phrase.text));
}

const things = new Set(phrases('thingsWithNumbers', vocabularies));
const properties = new Set(phrases('aboutSecrets', vocabularies));

/** Decides whether a text ends with a noun for something about a secret. Names of cards are the names on them. */
const isAbout = ({ words: all }: PreparedText, kind: Sensitivity): boolean =>
  all.length > 1 && properties.has(all.at(-1)!) && !(kind === 'payment' && all.at(-1) === 'name');

/** Acronyms that are words of some language too: "Rib size", "Ein Titel", "Liczba dni", "Nombre del niño". */
const homographs = new Set(['tan', 'tin', 'ein', 'nie', 'rib', 'dni', 'bic', 'swift', 'nino']);

/** Decides whether a word is written as an acronym: in capitals, as a part of a name in code, or without other words. */
const isAcronym = ({ text, words: all }: Writing, word: string): boolean =>
  !/\s/.test(text.trim()) ||
  all.every((each) => each === word || each === 'number') ||
  wordIn(word.toUpperCase()).test(text);

const wordIn = (word: string): RegExp => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u');

/** Decides whether a text is nothing but a short word for a password: `pass`, `user_pw`, "Confirm pass". */
function isShortForPassword(text: string): boolean {
  const all = bare(text).map((word) => word.replace(/\d+$/, ''));
  return (
    all.some((word) => /^(pass|pw|psw|upass)$/.test(word)) &&
    all.every((word) => /^(|pass|pw|psw|upass|new|old|current|confirm|repeat|user|login|re)$/.test(word))
  );
}
