import type { Selector } from '@webmcp/contract';
import { foldText, parseRoleSelector, printRoleSelector, selectorScores } from '@webmcp/text';

import { fold, name } from '../../accessibility/accessible-name.js';
import { implicitRoles } from '../../accessibility/implicit-roles.js';
import { isFormControl } from '../../accessibility/is-form-control.js';
import { labelsOf } from '../../accessibility/labels-of.js';
import { role } from '../../accessibility/role.js';
import { memo } from '../../dom/memo.js';
import { queryOften } from '../../dom/query.js';
import { longestWord } from '../wording/words.js';

/** CSS that every element of the role fits: the tags that may have it, and whatever says its role itself. */
export const tagsOf: (wanted: string) => string = memo((wanted) => {
  const tags = Object.keys(implicitRoles).filter((tag) => {
    const rule = implicitRoles[tag]!;
    return (typeof rule === 'string' ? rule : rule[0]).split(' ').includes(wanted);
  });
  return ['[role]', ...tags, ...(wanted === 'textbox' ? ['[contenteditable]'] : [])].join();
});

/** What can put a text into a name that is not in the element's own text. */
const speaking = '[alt],[aria-label],[aria-labelledby],[title],svg,input,select,slot';

/**
 * Elements with the computed role and, where the value names one, the exact accessible name.
 * @param among elements that hold every hit, where they are known
 */
export function roleHits(value: string, roots: ParentNode[], among?: Element[]): Element[] {
  const { role: wanted, name: named } = parseRoleSelector(value) ?? {};
  if (wanted === undefined) return [];
  const found = among ?? queryOften(roots, tagsOf(wanted));
  if (named === undefined) return found.filter((element) => role(element) === wanted);
  const text = foldText(named);
  const telling = longestWord(text);
  // Names cost most: they are computed only where the text at hand, or something that can add to it, allows for this one.
  const mayBeNamed = (element: Element): boolean => {
    const spoken = element.getAttribute('aria-label');
    if (spoken?.trim() && element.localName !== 'slot' && !element.hasAttribute('aria-labelledby'))
      return fold(spoken).includes(telling);
    const content = element.textContent ?? '';
    return (
      content.includes(telling) ||
      !content.trim() ||
      labelsOf(element).length > 0 ||
      element.matches(speaking) ||
      !!element.querySelector(speaking)
    );
  };
  return found.filter((element) => mayBeNamed(element) && role(element) === wanted && foldText(name(element)) === text);
}

const nameless =
  'input[type=date],input[type=time],input[type=datetime-local],input[type=month],input[type=week],input[type=color],[contenteditable]:not([role])';
const actions = /^(button|link|menuitem\w*|tab|option|treeitem|generic|none)$/;

/**
 * Role and accessible name, 0.6. The bare role stands only for containers, where being the one form or dialog says
 * something. None where Chromium computes no role, and none where the name holds what was typed into a control.
 */
export function roleCandidates(element: Element): Selector[] {
  const kind = role(element);
  const mayBeNameless = /^(input|summary)$/.test(element.localName) || element.hasAttribute('contenteditable');
  if ((mayBeNameless && element.matches(nameless)) || /^(generic|none)$/.test(kind)) return [];
  const text = foldText(name(element));
  const holdsValue = labelsOf(element).some((label) =>
    [...label.querySelectorAll('input,select,textarea,[role]')].some(
      (inner) => inner !== element && isFormControl(inner),
    ),
  );
  const values = text && !holdsValue ? [printRoleSelector({ role: kind, name: text })] : [];
  if (!actions.test(kind) && !isFormControl(element)) values.push(kind);
  return values.map((value) => ({ strategy: 'role', value, score: selectorScores.role }));
}
