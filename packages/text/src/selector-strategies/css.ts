import { cssAnchors } from '../selectors/css-anchors.js';
import { isGeneratedId, isGeneratedName } from '../selectors/generated-id.js';
import { javascriptString } from '../selectors/javascript-string.js';
import { doubleBraces } from '../selectors/row-template.js';
import { selectorScores } from '../selectors/selector-scores.js';
import type { StrategyForPeople, StrategyRules } from './strategy-rules.js';

/** One tag with its name attribute; a further `[value="…"]` names one of a group that shares the name. */
const byName = /^[\w-]*\[name="(?:[^"\\]|\\.)*"\]$/;

/** One tag with a data attribute, whose value the code of the control reads. */
const byDatum = /^[\w-]+\[data-[a-z-]+="(?:[^"\\]|\\.)*"\]$/;

const forms = [
  [byName, 'name'],
  [byDatum, 'datum'],
] as const;

/** `css`: a CSS selector, either anchored on an id or a name that a person wrote, or a structural path. */
export const css: StrategyRules<'css'> = {
  name: 'css',
  topScore: selectorScores.id,
  bestScore(value) {
    const { ids, names } = cssAnchors(value);
    if (ids.some(isGeneratedId) || names.some(isGeneratedName)) return null;
    return ids.length + names.length > 0 ? selectorScores.id : selectorScores.path;
  },
  searchedText: () => null,
  searchesWording: false,
  withSearchedText: (value) => doubleBraces(value),
  quotedKey: (key) => JSON.stringify(key).slice(1, -1),
  signal: (value) => (value.startsWith('#') ? 'id' : (forms.find(([form]) => form.test(value))?.[1] ?? 'path')),
  identifies: (_, score) => score >= selectorScores.name,
};

/** A list with one of its options, or a field with its placeholder. */
const onOwnMark = /^(?:select:has\(option|[\w-]+\[placeholder)/;

/** A tag with the class of its icon, or with a part that is one. */
const onPicture = /^[\w-]+(?:\.|:has\()/;

/** The words of `css` for people: harness code and `webmcp explain`. */
export const cssForPeople: StrategyForPeople<'css'> = {
  name: 'css',
  playwright: {
    preference: 4,
    locator: (value) => `locator(${javascriptString(value)})`,
  },
  explained: {
    noun: 'a CSS selector',
    why(value, score) {
      if (score <= selectorScores.path)
        return 'a path: it names a slot, not an element, and only settles what is otherwise even';
      if (byDatum.test(value)) return 'a data attribute that its code reads';
      if (onOwnMark.test(value)) return 'an option or a placeholder that the source contains; it has no label';
      return onPicture.test(value) ? 'its icon; it has no name' : 'an id or name that a person wrote';
    },
  },
};
