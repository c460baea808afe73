import { composedClosest } from '../../dom/composed-closest.js';
import { isDrawnIn } from '../../dom/is-drawn-in.js';
import { boundaryOf } from '../page/boundary.js';
import { live } from '../page/live-regions.js';
import { isOfMessages } from '../page/message-list.js';
import type { Observation } from './observation.js';

const rows = 'tr,li,[role=row],[role=listitem]';

/** A sign of a refusal: the element with its text, the field beside it, and the element whose class marks it. */
export interface Sign {
  at: Element;
  field?: Element | undefined;
  mark?: Element | undefined;
}

/**
 * Decides whether the call could have caused a sign. A field that the call set always counts. A form or dialog counts if
 * it is around the act, or is new. Outside forms, two kinds of signs do not count: at a field that lost the focus to the
 * call, and in another row.
 */
export function concerns(seen: Observation, sign: Sign): boolean {
  const { scene } = seen;
  const { field } = sign;
  if (field && scene.sets(field)) return true;
  const boundary = boundaryOf(field ?? sign.at);
  if (boundary && !isOwn(seen, boundary)) return false;
  if (boundary) return true;
  return !(field && scene.left.includes(field)) && !isInOtherRow(seen, sign);
}

/** Decides whether a form or dialog is the call's own: around the act, inside its form, or new. */
function isOwn({ scene, before, now, added }: Observation, boundary: Element): boolean {
  const { action } = scene;
  if ([before.boundary, now.boundary, now.scope].includes(boundary)) return true;
  if ([action, now.scope].some((each) => each && isDrawnIn(each, boundary))) return true;
  if ([before.boundary, now.boundary].some((each) => each && isDrawnIn(boundary, each))) return true;
  return [...added].some((node) => isDrawnIn(boundary, node));
}

/**
 * Decides whether a mark is inside a row that is not the row of the act. A list of messages is a live region, or is marked,
 * or has only items that refuse.
 */
export function isInOtherRow({ scene, now }: Observation, { at, field, mark }: Sign): boolean {
  const row = composedClosest(at, rows);
  if (!row || composedClosest(row, live) || isOfMessages(row) || (mark && mark !== row && isDrawnIn(row, mark)))
    return false;
  if (field && isDrawnIn(field, row)) return false;
  return ![scene.action, now.scope].some((each) => each && isDrawnIn(each, row));
}
