import type { PageElement } from '@webmcp/contract';
import { foldText } from '@webmcp/text';

import type { Intent } from '../intents/model/intent.js';

/**
 * Decides whether the page's label of a field is one of the field's choices. A page shows a group by a member, and the
 * label of a member is a choice.
 * @param shown choices that the page shows, if the source has none
 */
export function namesItsOption(
  { options = [] }: Pick<Intent, 'options'>,
  element: PageElement,
  shown: readonly { label: string }[] = [],
): boolean {
  const said = foldText(element.labels[0] ?? element.name);
  return said !== '' && [...options, ...shown].some(({ label }) => foldText(label) === said);
}
