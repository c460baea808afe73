import type { Field, PageAttribute, PageContainer } from '@webmcp/contract';

import type { MatchedElement } from '../match/model/matched-elements.js';
import type { ToolTargets } from '../synthesize/tool-targets.js';
import { compareTexts } from './compare-texts.js';

/** Returns the form around an element: the nearest container of this kind. */
export const formAround = ({ element, snapshot }: MatchedElement): PageContainer | undefined =>
  element.chain
    .map((index) => snapshot.containers.find((each) => each.index === index))
    .find((container) => container?.kind === 'form');

/**
 * Returns the method and the window by which the form of a tool is submitted, such as `post` or `get _blank`. The button's
 * own come before the form's (HTML, section 4.10.18.6). Undefined if no page shows a form around the action.
 */
export function submitsBy({ action }: Pick<ToolTargets, 'action'>): string | undefined {
  for (const matched of action?.matchedElements ?? []) {
    const form = formAround(matched)?.attributes;
    if (form === undefined) continue;
    const { attributes } = matched.element;
    const of = (own: PageAttribute, shared: PageAttribute): string => attributes[own] ?? form[shared] ?? '';
    return `${of('formmethod', 'method') || 'get'} ${of('formtarget', 'target')}`.trim().toLowerCase();
  }
  return undefined;
}

/**
 * Returns the names under which the form of a tool sends values beside the tool's fields, sorted. Undefined if a page does
 * not show how the form is sent.
 */
export function sendsBeside(
  { action }: Pick<ToolTargets, 'action'>,
  fields: readonly Pick<Field, 'key' | 'fingerprint'>[],
): string[] | undefined {
  const known = new Set(fields.flatMap(({ key, fingerprint }) => [key, fingerprint?.name]));
  const forms = (action?.matchedElements ?? []).map((matched) => formAround(matched)?.sends);
  if (forms.length === 0 || forms.includes(undefined)) return undefined;
  return [...new Set(forms.flat() as string[])].filter((name) => name !== '' && !known.has(name)).sort(compareTexts);
}
