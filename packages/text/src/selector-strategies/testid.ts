import { javascriptString } from '../selectors/javascript-string.js';
import { selectorScores } from '../selectors/selector-scores.js';
import type { StrategyForPeople, StrategyRules } from './strategy-rules.js';

/** `testid`: the value of a test-id attribute, counted over all test-id attributes together. */
export const testid: StrategyRules<'testid'> = {
  name: 'testid',
  topScore: selectorScores.testId,
  bestScore: () => selectorScores.testId,
  searchedText: (value) => value,
  searchesWording: false,
  withSearchedText: (value, change) => change(value),
  quotedKey: (key) => key,
  signal: () => 'testid',
  identifies: () => true,
};

/** The words of `testid` for people: harness code and `webmcp explain`. */
export const testidForPeople: StrategyForPeople<'testid'> = {
  name: 'testid',
  playwright: {
    preference: 3,
    locator: (value, testIdAttributes) => {
      const css = testIdAttributes.map((attribute) => `[${attribute}=${JSON.stringify(value)}]`).join(', ');
      return `locator(${javascriptString(css)})`;
    },
  },
  explained: {
    noun: 'a test id',
    why: () => 'written to be found by; neither layout nor wording touches it',
  },
};
