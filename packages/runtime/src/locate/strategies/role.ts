import type { Selector } from '@webmcp/contract';
import { foldText, parseRoleSelector, printRoleSelector, strategyNamed, withoutCounts } from '@webmcp/text';

import { fold, name } from '../../accessibility/accessible-name.js';
import { isFormControl } from '../../accessibility/is-form-control.js';
import { isNamedByValue } from '../../accessibility/label-texts.js';
import { labelsOf } from '../../accessibility/labels-of.js';
import { role as roleOf } from '../../accessibility/role.js';
import { queryOften } from '../../dom/query.js';
import { longestWord } from '../wording/words.js';
import type { LocateStrategy } from './locate-strategy.js';
import { tagsOfRole } from './tags-of-role.js';
import { firstIn, matches } from '../../dom/matching.js';

const rules = strategyNamed('role');

/** Finds elements by the computed role, and by the exact accessible name or its words without counts. */
export const role: LocateStrategy = {
  rules,

  candidates: (element) =>
    valuesFor(element).map((value): Selector => ({ strategy: 'role', value, score: rules.topScore })),

  hits(value, { roots, among }) {
    const { role: wanted, name: named, words } = parseRoleSelector(value) ?? {};
    if (wanted === undefined) return [];
    const found = among ?? queryOften(roots, tagsOfRole(wanted));
    if (words !== undefined)
      return found.filter((element) => roleOf(element) === wanted && withoutCounts(name(element)) === words);
    if (named === undefined) return found.filter((element) => roleOf(element) === wanted);
    const text = foldText(named);
    const mayBeNamed = nameTest(text);
    return found.filter(
      (element) => mayBeNamed(element) && roleOf(element) === wanted && foldText(name(element)) === text,
    );
  },
};

/** Matches elements that can add a text to a name beside the element's own content. */
const naming = '[alt],[aria-label],[aria-labelledby],[title],svg,input,select,slot';

/**
 * Returns a cheap test that every element with this name passes. Names cost most. A name is computed only if the
 * content, or an element that can add to it, allows the wanted name.
 */
function nameTest(text: string): (element: Element) => boolean {
  const telling = longestWord(text);
  return (element) => {
    const own = element.getAttribute('aria-label');
    if (own?.trim() && element.localName !== 'slot' && !element.hasAttribute('aria-labelledby'))
      return fold(own).includes(telling);
    const content = element.textContent ?? '';
    return (
      content.includes(telling) ||
      !content.trim() ||
      labelsOf(element).length > 0 ||
      matches(element, naming) ||
      !!firstIn(element, naming)
    );
  };
}

/** Matches controls for which Chromium computes no role. */
const withoutRole =
  'input[type=date],input[type=time],input[type=datetime-local],input[type=month],input[type=week],input[type=color],[contenteditable]:not([role])';
const actions = /^(button|link|menuitem\w*|tab|option|treeitem|generic|none)$/;

/**
 * Returns the values that could find an element, the one with its name first. A bare role is a value only for
 * containers: a page often has one form or one dialog, but many buttons. An element without a role has no value. A name
 * with the value of a control is no value either.
 */
function valuesFor(element: Element): string[] {
  const kind = roleOf(element);
  const mayLackRole = /^(input|summary)$/.test(element.localName) || element.hasAttribute('contenteditable');
  if ((mayLackRole && matches(element, withoutRole)) || /^(generic|none)$/.test(kind)) return [];
  const text = foldText(name(element));
  const holdsValue =
    isNamedByValue(element) ||
    labelsOf(element).some((label) =>
      [...label.querySelectorAll('input,select,textarea,[role]')].some(
        (inner) => inner !== element && isFormControl(inner),
      ),
    );
  const values = text && !holdsValue ? [printRoleSelector({ role: kind, name: text })] : [];
  if (!actions.test(kind) && !isFormControl(element)) values.push(kind);
  return values;
}
