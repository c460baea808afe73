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
  const open = openParts(boundaries, intents, pressed);
  const isOpen = ({ chain }: IntentView): boolean => chain.some((index) => open.has(index));
  const isClosed = ({ chain }: IntentView): boolean =>
    chain.some((index) => {
      const boundary = boundaries[index];
      return (
        hasWays(boundary) && (isClosable(boundary) || [...open].some((other) => isInstead(boundaries[other], boundary)))
      );
    });
  const codeOf = ({ intent }: IntentView): string => siteKey(intent.source);
  const opened = new Set(intents.filter(isOpen).map(codeOf));
  const twins = intents.filter((view) => opened.has(codeOf(view)) && !isOpen(view) && isClosed(view));
  return new Set(twins.map(({ intent }) => intent.index));
}

/** Returns the parts that a press opened, and the parts with openers around each pressed control. */
function openParts(
  boundaries: readonly Boundary[],
  intents: readonly IntentView[],
  pressed: ReadonlySet<number>,
): ReadonlySet<number> {
  const opened = boundaries.filter((boundary) => waysTo(boundary).some((way) => pressed.has(way)));
  const around = intents
    .filter(({ intent }) => pressed.has(intent.index))
    .flatMap(({ chain }) => chain.filter((index) => hasWays(boundaries[index])))
    .filter((index) => !opened.some((boundary) => isInstead(boundary, boundaries[index])));
  return new Set([...opened.map(({ index }) => index), ...around]);
}

const hasWays = (boundary: Boundary | undefined): boundary is Boundary =>
  boundary !== undefined && waysTo(boundary).length > 0;

/** Decides whether one value of a state shows a part, and another value shows the other part: the panels of two tabs. */
const isInstead = (one: Boundary | undefined, other: Boundary | undefined): boolean =>
  one?.shownBy !== undefined &&
  one.shownBy === other?.shownBy &&
  one.shownValue !== undefined &&
  other.shownValue !== undefined &&
  one.shownValue !== other.shownValue;
