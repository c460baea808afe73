import type { PageAttribute, PageContainer } from '@webmcp/contract';

import type { MatchedElement } from '../match/model/matched-elements.js';
import type { ToolTargets } from '../synthesize/tool-targets.js';

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
