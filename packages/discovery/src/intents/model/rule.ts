/** One rule of a list in which the first rule that fits decides. */
export interface Rule<Given, Result> {
  /** Names the rule in tests. */
  name: string;
  /** Explains the rule in one sentence. */
  reason: string;
  fits(given: Given): boolean;
  gives(given: Given): Result;
}

/** Returns the result of the first rule that fits; undefined when no rule fits. */
export function firstFit<Given, Result>(rules: readonly Rule<Given, Result>[], given: Given): Result | undefined {
  return rules.find((rule) => rule.fits(given))?.gives(given);
}
