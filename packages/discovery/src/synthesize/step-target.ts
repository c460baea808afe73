import type { ReachStep, Selector, Target } from '@webmcp/contract';

import { isNameless } from '../selectors/bare-role.js';
import { isOnPicture } from '../selectors/on-picture.js';
import { isSureContainer } from '../selectors/scope/is-sure-container.js';

/**
 * Returns the target of a step on the way to a tool; undefined if no selector identifies it. A press on the way only
 * shows something. So the picture of a control without a name is enough, if the page has no second one. A path is not:
 * another control may come to its place.
 */
export function stepTarget(target: Target, threshold: number): Target | undefined {
  if (target.selectors.length === 0) return undefined;
  if (target.confidence >= threshold) return target;
  const selectors = target.selectors.filter((selector) => isPictureAlone(selector, target));
  const [best] = selectors;
  return best === undefined ? undefined : { ...target, selectors, confidence: best.score };
}

/** Decides whether a selector finds a picture. Where another control has the picture too, the runtime refuses another picture. */
const isPictureAlone = (selector: Selector, { fingerprint }: Target): boolean =>
  isOnPicture(selector) || (isNameless(selector) && fingerprint?.icon !== undefined);

/** Returns a step with the target that identifies its control; undefined if no selector does. */
function trustedStep(step: ReachStep, threshold: number): ReachStep | undefined {
  if (step.do === 'navigate') return step;
  if (step.do === 'click' && step.container !== undefined && !isSureContainer(step.container, threshold))
    return undefined;
  const target = stepTarget(step.target, threshold);
  return target === undefined ? undefined : { ...step, target };
}

/** Returns the steps of a way as {@link trustedStep} does; undefined if one is not trusted, because half a way is none. */
export function trustedSteps(steps: readonly ReachStep[], threshold: number): ReachStep[] | undefined {
  const trusted = steps.flatMap((step) => trustedStep(step, threshold) ?? []);
  return trusted.length === steps.length ? trusted : undefined;
}
