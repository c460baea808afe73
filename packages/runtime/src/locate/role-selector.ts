import type { Selector } from '@webmcp/contract';

import { name } from '../accessibility/accessible-name.js';
import { implicitRoles } from '../accessibility/implicit-roles.js';
import { isFormControl } from '../accessibility/is-form-control.js';
import { normalizeText } from '../accessibility/normalize-text.js';
import { role } from '../accessibility/role.js';
import { query } from './query.js';

/** Splits `role` or `role[name="…"]`; undefined where the value is neither. */
function parse(value: string): { wanted: string; named?: string } | undefined {
  const [, wanted, quoted] = /^([\w-]+)(?:\[name=("(?:[^"\\]|\\.)*")\])?$/.exec(value) ?? [];
  if (!wanted) return undefined;
  return quoted ? { wanted, named: JSON.parse(quoted) as string } : { wanted };
}

/** CSS that every element of the role fits: the tags that may have it, and whatever says its role itself. */
export function tagsOf(wanted: string): string {
  const tags = Object.entries(implicitRoles).filter(([, rule]) => rule === wanted || typeof rule === 'function');
  return `[role],${tags.map(([tag]) => tag)}${wanted === 'textbox' ? ',[contenteditable]' : ''}`;
}

/**
 * Whether the name is worth computing: for an element without children, labels or references, what its attributes
 * and text say is all that a name can be made of.
 */
function mayBeNamed(element: Element, squashed: string): boolean {
  if (element.firstElementChild || element.hasAttribute('aria-labelledby') || (element as HTMLInputElement).labels)
    return true;
  const text = (element.getAttribute('aria-label') || element.textContent || '').replace(/\s+/g, '');
  return !text || squashed.includes(text) || text.includes(squashed);
}

/** Elements with the computed role and, where the value names one, the exact accessible name. */
export function roleHits(value: string, roots: ParentNode[]): Element[] {
  const parsed = parse(value);
  if (!parsed) return [];
  const { wanted, named } = parsed;
  const text = named === undefined ? undefined : normalizeText(named);
  const squashed = text?.replace(/\s+/g, '') ?? '';
  return query(roots, tagsOf(wanted)).filter(
    (element) =>
      role(element) === wanted &&
      (text === undefined || (mayBeNamed(element, squashed) && normalizeText(name(element)) === text)),
  );
}

const nameless =
  'input[type=date],input[type=time],input[type=datetime-local],input[type=month],input[type=week],input[type=color],summary,[contenteditable]:not([role])';
const actions = /^(button|link|menuitem\w*|tab|option|treeitem|generic|none)$/;

/**
 * Role and accessible name, 0.6. The bare role stands only for containers, where being the one form or dialog says
 * something. None where Chromium computes no role, and none where the name holds what was typed into a control.
 */
export function roleCandidates(element: Element): Selector[] {
  const kind = role(element);
  if (element.matches(nameless) || /^(generic|none)$/.test(kind)) return [];
  const text = normalizeText(name(element));
  const holdsValue = [...((element as HTMLInputElement).labels ?? [])].some((label) =>
    [...label.querySelectorAll('input,select,textarea,[role]')].some(
      (inner) => inner !== element && isFormControl(inner),
    ),
  );
  const values = text && !holdsValue ? [`${kind}[name=${JSON.stringify(text)}]`] : [];
  if (!actions.test(kind) && !isFormControl(element)) values.push(kind);
  return values.map((value) => ({ strategy: 'role', value, score: 0.6 }));
}
