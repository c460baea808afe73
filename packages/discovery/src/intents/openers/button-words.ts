import { anyOf, firstWords, identityProviders, phrases, vocabularies, type Vocabulary } from '@webmcp/text';

/**
 * Decides by a button's words whether the button submits, resets or clears the fields around the button. Words are
 * English only as yet: evidence from state and handlers comes first.
 */
export interface ButtonWords {
  /** Decides whether the button submits the fields: "Save changes". */
  submits(text: string): boolean;
  /** Decides whether the button may only begin something: "Add member". */
  mayBegin(text: string): boolean;
  /** Decides whether the button signs in by an identity provider: "Sign in with GitHub", not "… with your email". */
  signsInElsewhere(text: string): boolean;
  /**
   * Decides whether the button makes or changes something. Such a button does not submit a search field beside the
   * button.
   */
  isBesideSearch(text: string): boolean;
  /** Decides whether the button empties the fields: "Clear", not "Reset password". */
  empties(text: string): boolean;
  /** Decides whether the button deletes or ends something: "Delete task". */
  ends(text: string): boolean;
  /** Decides whether a label belongs to a field for searching or filtering. */
  searches(text: string): boolean;
}

/** Builds the rules from vocabularies. */
export function buttonWords(from: readonly Vocabulary[]): ButtonWords {
  const submitting = firstWords(phrases('submitting', from));
  const pageTurning = firstWords(phrases('pageTurning', from));
  const beginning = firstWords(phrases('beginning', from));
  const besideSearch = firstWords(phrases('besideSearch', from));
  const clearing = firstWords(phrases('clearing', from));
  const ending = firstWords(phrases('ending', from));
  const searching = firstWords(phrases('searching', from));
  const signingIn = firstWords(phrases('signingIn', from));
  const byProvider = new RegExp(
    `(?<!\\p{L})(?:${anyOf(phrases('byMeansOf', from))}) (?:${anyOf(identityProviders)})`,
    'iu',
  );
  const submits = (text: string): boolean => submitting.test(text) && !pageTurning.test(text);
  return {
    submits,
    mayBegin: (text) => beginning.test(text),
    signsInElsewhere: (text) => signingIn.test(text) && byProvider.test(text),
    isBesideSearch: (text) => besideSearch.test(text),
    empties: (text) => clearing.test(text) && !submits(text),
    ends: (text) => ending.test(text),
    searches: (text) => searching.test(text),
  };
}

/** The rules for the known languages. */
export const knownButtonWords: ButtonWords = buttonWords(vocabularies);
