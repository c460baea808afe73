import type { DraftBoundary, DraftIntent } from '../drafts/draft.js';
import { isInside } from '../drafts/is-inside.js';
import { bindOf } from '../values/binds.js';

/**
 * Removes the openers of a form from the parts that a field of the form shows: "Repeat" of `form.kind === 'recurring'`. The
 * opener of a record sets each of its values, and the field chooses the part all the same.
 */
export function leaveToFields(boundaries: readonly DraftBoundary[], intents: readonly DraftIntent[]): void {
  for (const boundary of boundaries) leaveToField(boundary, intents);
}

function leaveToField(boundary: DraftBoundary, intents: readonly DraftIntent[]): void {
  const { shown, openers } = boundary;
  if (shown === undefined || openers.length === 0) return;
  for (let around = boundary.parent; around !== null; around = around.parent) {
    const outer = around;
    if (!openers.some((opener) => outer.openers.includes(opener))) continue;
    const choosing = intents.some(
      (intent) =>
        intent.entry.is === 'field' &&
        bindOf(intent.node.props) === shown.state &&
        isInside(intent, outer) &&
        !isInside(intent, boundary),
    );
    if (choosing) boundary.openers = openers.filter((opener) => !outer.openers.includes(opener));
    return;
  }
}
