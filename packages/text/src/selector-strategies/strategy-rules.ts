/**
 * Everything about a selector strategy that needs no page. A strategy is one file of this folder and one entry of the
 * list in `selector-strategies.ts`. The runtime's `locate/strategies` adds the part that needs the DOM.
 */
export interface StrategyRules<Name extends string = string> {
  /** Names the strategy in maps. */
  readonly name: Name;

  /** The most that a selector of the strategy may score. */
  readonly topScore: number;

  /** Returns the most that one value may score; null if the value rests on something that a machine made. */
  bestScore(value: string): number | null;

  /** Returns the text that a value searches for; null if the value searches for no text. */
  searchedText(value: string): string | null;

  /** True if people read the searched text in the page. It may then be data or change with the wording. */
  readonly searchesWording: boolean;

  /** Applies a change to the searched text of a value. Doubles the braces of a value that searches for no text. */
  withSearchedText(value: string, change: (text: string) => string): string;

  /** Writes a row's key the way values of the strategy quote texts. */
  quotedKey(key: string): string;

  /**
   * Names the signal of a fingerprint that a value rests on, e.g. `testid`, `label`, `id`. `role` and `path` are no
   * signals: many elements share them.
   */
  signal(value: string): string;

  /** Decides whether a value with this score identifies one thing, and not only a kind of thing or a place. */
  identifies(value: string, score: number): boolean;
}

/**
 * The words of a selector strategy for people: harness code and `webmcp explain`. A strategy keeps them in a constant of
 * their own, so that the page does not load them.
 */
export interface StrategyForPeople<Name extends string = string> {
  readonly name: Name;

  readonly playwright: {
    /** A generated harness uses the strategy with the lowest number. */
    readonly preference: number;
    /** Prints the Playwright call that finds the value's elements in a page; null if Playwright has no such call. */
    locator(value: string, testIdAttributes: readonly string[]): string | null;
  };

  /** The parts of `webmcp explain`. */
  readonly explained: {
    /** Names a selector of the strategy, with its article if the name has an article. */
    readonly noun: string;
    /** Returns the evidence behind the selector, and the change that breaks the selector. */
    why(value: string, score: number): string;
  };
}
