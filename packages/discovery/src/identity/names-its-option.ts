import type { PageElement } from '@webmcp/contract';
import { foldText } from '@webmcp/text';

import type { Intent } from '../intents/model/intent.js';

/**
 * Whether what a page calls a field is one of its choices: a group is met at a member, which is called by what it chooses.
 * @param shown choices that the page shows, for where the source has none
 */
export function namesItsOption(
  { options = [] }: Pick<Intent, 'options'>,
  element: PageElement,
  shown: readonly { label: string }[] = [],
): boolean {
  const said = foldText(element.labels[0] ?? element.name);
  return said !== '' && [...options, ...shown].some(({ label }) => foldText(label) === said);
}
