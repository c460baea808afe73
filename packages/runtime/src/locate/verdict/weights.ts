/**
 * What a signal adds to a candidate's score where it agrees with the fingerprint, and takes away where both have it and
 * it differs. Chosen on the tuning seeds of bench/locators; docs/evidence/locators.md has the table they led to.
 */
export const weights: Record<string, [agree: number, differ: number]> = {
  // Written to be found by.
  testid: [0.9, -0.5],
  // What a person reads; stays in .95 of real changes. Differing wordings are judged apart, see `rewording`.
  label: [0.6, 0],
  // Hand-written, but also copied along with markup.
  id: [0.5, -0.1],
  name: [0.5, -0.2],
  href: [0.4, -0.15],
  placeholder: [0.3, -0.1],
  icon: [0.3, -0.3],
  // Surroundings: never enough alone, they part elements that are alike.
  near: [0.5, -0.3],
  scope: [0.3, -0.1],
  // An email field is no password field.
  type: [0.05, -0.3],
  // A link and a button may say the same on one page; a button that became a link is still found by the rest.
  kind: [0.1, -0.2],
  // Which of several that are alike in everything else, the words beside it the same; never in strict mode.
  twin: [0.6, 0],
  // A path names a slot, not an element: it only settles what is otherwise even.
  structure: [0.04, 0],
};

/** What takes the place of the label's weight where the wording is not the same; gained: words where there were none. */
export const rewording = { extended: 0.45, partial: -0.2, conflict: -0.4, unknown: 0, gained: -0.3 };

/** The part of its weight that an agreeing signal keeps if others shared it when captured, or share it now. */
export const sharedSignal = 0.3;

/** The least score of the best candidate, and its least lead over the second. */
export const modes = { default: { floor: 0.5, margin: 0.25 }, strict: { floor: 0.75, margin: 0.25 } };

/** Below this nothing in the page resembles the target: it is gone; from here on to the floor it has changed. */
export const resemblance = 0.2;
