import { allIn } from '../dom/all-in.js';
import { contains } from '../dom/matching.js';
import { outwards } from '../dom/outwards.js';
import { once } from '../dom/still.js';
import { rendered } from './rendered.js';
import { atNearlyAll, coversWindow, floats, isBehind, sampledStacks } from './window-layers.js';

/** The uppermost dialog that markup names as modal, and the elements at the sampled points of the window. */
const topModal = once((page: Document): { modal: Element; stacks: readonly Element[][] } | undefined => {
  const modal = [...allIn(page.body, '[aria-modal=true]')].findLast(rendered);
  return modal && { modal, stacks: sampledStacks(page) };
});

/**
 * Decides whether an element lies behind a dialog with `aria-modal`, whose layer covers the page. A calendar with `aria-modal`
 * beside its field covers nothing.
 */
export function isBehindNamed(element: Element): boolean {
  const top = topModal(document);
  if (!top || !isBehind(element, top.modal)) return false;
  const isLayer = (at: Node): boolean =>
    at instanceof Element && !contains(at, element) && floats(at) && coversWindow(at);
  return atNearlyAll(top.stacks, ([hit]) => !!hit && (contains(top.modal, hit) || outwards(hit).some(isLayer)));
}
