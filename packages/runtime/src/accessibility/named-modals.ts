import { allIn } from '../dom/all-in.js';
import { isDrawnIn } from '../dom/is-drawn-in.js';
import { contains } from '../dom/matching.js';
import { outwards } from '../dom/outwards.js';
import { once } from '../dom/still.js';
import { rendered } from './rendered.js';
import { coversWindow, floats, isUppermost, sampledStacks } from './window-layers.js';

/** The fewest of nine sampled points at which a modal dialog or its layer is uppermost. */
const least = 6;

/** The uppermost dialog that markup names as modal, and the layers over the page around it, by their sampled points. */
const topModal = once((page: Document): { modal: Element; over: readonly Element[] } | undefined => {
  const modal = [...allIn(page.body, '[aria-modal=true]')].findLast(rendered);
  return modal && { modal, over: sampledStacks(page).flatMap(([hit]) => hit ?? []) };
});

/**
 * Decides whether an element lies behind a dialog with `aria-modal`, whose layer covers the page. A calendar with `aria-modal`
 * beside its field covers nothing. A part that floats over the dialog, such as a list of options, is not behind it.
 */
export function isBehindNamed(element: Element): boolean {
  const top = topModal(document);
  if (!top || isDrawnIn(element, top.modal)) return false;
  const { modal, over } = top;
  const isLayer = (at: Node): boolean =>
    at instanceof Element && !contains(at, element) && floats(at) && coversWindow(at);
  const covered = over.filter((hit) => contains(modal, hit) || outwards(hit).some(isLayer));
  if (covered.length < least) return false;
  return !outwards(element).some(
    (part) => part instanceof Element && !contains(part, modal) && isUppermost(part) && !contains(modal, part),
  );
}
