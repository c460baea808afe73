import { javascriptString } from '../selectors/javascript-string.js';
import { parseRoleSelector, printRoleSelector } from '../selectors/role-selector.js';
import { doubleBraces } from '../selectors/row-template.js';
import { selectorScores } from '../selectors/selector-scores.js';
import type { StrategyForPeople, StrategyRules } from './strategy-rules.js';

/** Roles that Playwright's `getByRole` takes; `generic` finds nothing of use. */
const ariaRole = /^(?!generic$|none$|presentation$)[a-z]+$/;

const nameIn = (value: string): string | null => parseRoleSelector(value)?.name ?? null;

/** Decides whether a value has a name. Each locate of a target asks this, so the value is not parsed. */
const hasName = (value: string): boolean => value.endsWith(']');

/**
 * `role`: the computed role, `role[name="…"]` with the exact accessible name, and `role[words="…"]` with the words of a name
 * whose counts change.
 */
export const role: StrategyRules<'role'> = {
  name: 'role',
  topScore: selectorScores.role,
  bestScore: () => selectorScores.role,
  searchedText: nameIn,
  searchesWording: true,
  withSearchedText(value, change) {
    const parsed = parseRoleSelector(value);
    if (parsed?.words !== undefined) return printRoleSelector({ ...parsed, words: doubleBraces(parsed.words) });
    if (parsed?.name === undefined) return doubleBraces(value);
    return printRoleSelector({ role: parsed.role, name: change(parsed.name) });
  },
  quotedKey: (key) => JSON.stringify(key).slice(1, -1),
  signal: (value) => (hasName(value) ? 'label' : 'role'),
  identifies: hasName,
};

/** The words of `role` for people: harness code and `webmcp explain`. */
export const roleForPeople: StrategyForPeople<'role'> = {
  name: 'role',
  playwright: {
    // A person sees roles and names, so a person writes them.
    preference: 1,
    locator: (value) => {
      const { role: found, name = '', words } = parseRoleSelector(value) ?? {};
      if (found === undefined || words !== undefined || !ariaRole.test(found)) return null;
      const named = name === '' ? '' : `, { name: ${javascriptString(name)}, exact: true }`;
      return `getByRole(${javascriptString(found)}${named})`;
    },
  },
  explained: {
    noun: 'role and name',
    why: (value) =>
      hasName(value)
        ? 'what assistive technology announces; changes with wording or kind of control'
        : 'the only one of its role; a second one makes it ambiguous',
  },
};
