import { javascriptString } from '../selectors/javascript-string.js';
import { selectorScores } from '../selectors/selector-scores.js';
import type { StrategyForPeople, StrategyRules } from './strategy-rules.js';

/** `label`: the exact text of a form control's label, aria-labelledby or aria-label. */
export const label: StrategyRules<'label'> = {
  name: 'label',
  topScore: selectorScores.label,
  bestScore: () => selectorScores.label,
  searchedText: (value) => value,
  searchesWording: true,
  withSearchedText: (value, change) => change(value),
  quotedKey: (key) => key,
  signal: () => 'label',
  identifies: () => true,
};

/** The words of `label` for people: harness code and `webmcp explain`. */
export const labelForPeople: StrategyForPeople<'label'> = {
  name: 'label',
  playwright: {
    preference: 2,
    locator: (value) => `getByLabel(${javascriptString(value)}, { exact: true })`,
  },
  explained: {
    noun: 'a label',
    why: () => 'the label that people read; changes only with the wording',
  },
};
