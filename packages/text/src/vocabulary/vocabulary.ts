/**
 * A sense of a vocabulary: phrases with commas between them, in the notation of `phrase-patterns.ts`. Every language
 * writes every sense down; `''` shows that the language has no words for a sense yet.
 */
export type Phrases = string;

/** The words of a language that code in the page reads. They are apart, because a page loads no others. */
export interface PageVocabulary {
  /** The language's code (BCP 47), e.g. `de`. */
  language: string;
  /** Words of a message that refuses: "Card number is invalid". */
  refused: Phrases;
  /** Words of a message that confirms: "Saved". */
  done: Phrases;
  /** Words that turn a word of success after them into its opposite: "could not be saved", "already added". */
  negating: Phrases;
  /** Words of a title in place of a part that broke: "Something went wrong". */
  broken: Phrases;
  /** Words of a message that asks for another act first: "Please solve the captcha". */
  asking: Phrases;
  /** Words of a message that reports an act as stopped: "Cancelled". */
  stopped: Phrases;
  /** Words of buttons and links that show further rows of a list: "Next", "Load more". */
  furtherRows: Phrases;
  /** Acts that end something for good. A phrase is listed if its verb alone is harmless: "cancel order". */
  ending: Phrases;
  /** Acts that move money. */
  money: Phrases;
  /** Labels of boxes for a password, a code or a card: the commonest ones. A page may ask for a secret all at once. */
  secret: Phrases;
}

/** The words of a language by sense. Labels, titles and names in the source are compared with them. */
export interface Vocabulary {
  onPage: PageVocabulary;

  /** Other acts that write. */
  writing: Phrases;
  /** Acts that only show something. */
  reading: Phrases;
  /**
   * Words of these lists, `ending` and `money` that are nouns as often as verbs: "Book a room" books, "Suggest a book"
   * does not.
   */
  alsoNouns: Phrases;
  /** Money words that name the thing after a reading verb: "View transfer". */
  moneyNouns: Phrases;
  /** Places from which a removed thing can be put back: carts, lists of favourites, filters. */
  keepingPlaces: Phrases;
  /** Verbs that take something out of such a place. */
  takingOut: Phrases;
  /** Verbs that show more again when applied to a filter or a selection. */
  widening: Phrases;
  /** Nouns for controls that narrow a view: filters, searches, selections. */
  viewing: Phrases;

  /** Labels of one-time codes. */
  oneTimeCode: Phrases;
  /** Labels of card and account data. */
  payment: Phrases;
  /** Labels of the date until which a card is valid. They count only beside the data of a card. */
  cardDate: Phrases;
  /** Labels of identity numbers. */
  identity: Phrases;
  /** Labels of passwords and other secrets. */
  password: Phrases;
  /** Single words for things whose numbers, cards and tokens are no secrets: "Library card number", "Page token". */
  thingsWithNumbers: Phrases;
  /** Single last words for something about a secret: "Token name" and "Password length" ask for no secret. */
  aboutSecrets: Phrases;

  /** First words of buttons that submit the fields around them. */
  submitting: Phrases;
  /** Phrases of buttons that turn the pages of a list. The first word of some submits. */
  pageTurning: Phrases;
  /** First words that submit as often as they begin something: "Add". */
  beginning: Phrases;
  /** First words of buttons beside a search that do something else. */
  besideSearch: Phrases;
  /** Verbs of signing in, before the name of an identity provider. */
  signingIn: Phrases;
  /** Prepositions between such a verb and the provider: "Sign in with GitHub". */
  byMeansOf: Phrases;
  /** First words of a search field's label. */
  searching: Phrases;
  /** First words of buttons that empty the fields around them. */
  clearing: Phrases;
  /** Buttons that only agree; the title around them names the act. */
  agreeing: Phrases;
  /** Buttons that agree, but on a dialog only acknowledge it. */
  acknowledging: Phrases;
  /** Buttons that dismiss the overlay around them. */
  dismissing: Phrases;
  /** First words of other buttons that leave an overlay without effect. */
  leaving: Phrases;

  /** Acts without an object; a tool's name takes its object from the surroundings. */
  bareActs: Phrases;
  /** Acts that go on to the next step. */
  onward: Phrases;
  /** Further verbs with which a title or a function's name begins. */
  verbs: Phrases;
  /** Verbs of going in a link's text: "View orders". */
  visiting: Phrases;
  /** Answers before an act: "Yes, cancel". */
  answers: Phrases;
  /** Pronouns after an act: "cancel it". */
  pronouns: Phrases;
  /** Words before a thing that are no part of its name: "your profile", "new address". */
  determiners: Phrases;
  /** First words of an option that only prompts for a choice: "Select a country". */
  choosing: Phrases;
}

/** The senses that code in the page reads. */
export type PageSense = Exclude<keyof PageVocabulary, 'language'>;

/** All senses that stages before the page read. */
export type Sense = Exclude<keyof Vocabulary, 'onPage'> | 'ending' | 'money';
