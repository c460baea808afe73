/** Decides whether an animation with an end still moves or fades an element, or a box around it. */
export const isComingIn = (element: Element): boolean =>
  document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' &&
        effect!.getComputedTiming().endTime !== Infinity &&
        (effect as KeyframeEffect).target?.contains(element),
    );
