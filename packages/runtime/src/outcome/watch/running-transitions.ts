import { isDrawnIn } from '../../dom/is-drawn-in.js';

/** The longest animation that counts, in milliseconds. A longer one is a clock, such as the bar of a message's time. */
const longest = 3000;

/**
 * Returns a function that decides whether a transition or animation runs that began since then and has an end. The
 * pressed element's own effects do not count.
 */
export function runningTransitions(action: Element | undefined): () => boolean {
  const before = new Set(document.getAnimations());
  return () =>
    document.getAnimations().some((animation) => {
      const { playState, effect } = animation;
      const target = (effect as KeyframeEffect | null)?.target;
      return (
        playState === 'running' &&
        !before.has(animation) &&
        Number(effect?.getComputedTiming().endTime ?? 0) <= longest &&
        !(target && action && isDrawnIn(target, action))
      );
    });
}
