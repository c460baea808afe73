import type { Boundary } from '../../intents/model/intent.js';
import { siteKey } from '../../intents/model/site-key.js';
import { waysTo } from '../../intents/model/ways-to.js';
import type { IntentView } from '../views/intent-view.js';
import { isClosable } from './closable.js';

/**
 * Returns the indexes of intents that one code draws twice, if only the part of the other one was opened. A button
 * of the header and a button of each row may open one dialog component. Both instances have the same controls, so the
 * press decides.
 * @param pressed the intents that were pressed on the way to the page
 */
export function unopenedTwins(
  boundaries: readonly Boundary[],
  intents: readonly IntentView[],
  pressed: ReadonlySet<number>,
): ReadonlySet<number> {
  const isOpened = ({ chain }: IntentView): boolean =>
    chain.some((index) => waysOf(boundaries[index]).some((way) => pressed.has(way)));
  const isClosed = ({ chain }: IntentView): boolean =>
    chain.some((index) => waysOf(boundaries[index]).length > 0 && isClosable(boundaries[index]));
  const codeOf = ({ intent }: IntentView): string => siteKey(intent.source);
  const opened = new Set(intents.filter(isOpened).map(codeOf));
  const twins = intents.filter((view) => opened.has(codeOf(view)) && !isOpened(view) && isClosed(view));
  return new Set(twins.map(({ intent }) => intent.index));
}

const waysOf = (boundary: Boundary | undefined): number[] => (boundary === undefined ? [] : waysTo(boundary));
