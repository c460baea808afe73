/**
 * The points that each signal adds to a score if it agrees with the fingerprint, and subtracts if it differs. The
 * values were chosen on the tuning seeds of bench/locators; docs/evidence/locators.md has the resulting table. Only
 * `place` is not tuned.
 */
export const weights: Record<string, [agree: number, differ: number]> = {
  // A person wrote it to find the element by.
  testid: [0.9, -0.5],
  // People read labels, and 95 % of real changes keep them. Other words have weights of their own, see `rewording`.
  label: [0.6, 0],
  // Hand-written, but also copied along with markup.
  id: [0.5, -0.1],
  name: [0.5, -0.2],
  // The code of the control reads it, so it stays as long as the code.
  datum: [0.5, -0.3],
  href: [0.4, -0.15],
  placeholder: [0.3, -0.1],
  icon: [0.3, -0.3],
  // Surroundings are never enough alone. They distinguish elements that are alike.
  near: [0.5, -0.3],
  scope: [0.3, -0.1],
  // An email field is no password field.
  type: [0.05, -0.3],
  // A link and a button may have the same label. The other signals still find a button that became a link.
  kind: [0.1, -0.2],
  // One of several that are alike in everything else, between the same words. Strict mode never uses it.
  twin: [0.6, 0],
  // A chosen value hides the only label of a drawn select. Its place among as many such selects is left.
  place: [0.4, 0],
  // A path names a slot and no element. It only breaks ties.
  structure: [0.04, 0],
};

/** The weights of a label with other words than captured; `gained` is for words on an element without words before. */
export const rewording = { extended: 0.45, partial: -0.2, conflict: -0.4, unknown: 0, gained: -0.3 };

/** The part of its weight that an agreeing signal keeps if other elements share it, now or when captured. */
export const sharedSignal = 0.3;

/** The least score of the best candidate, and its least distance from the second. */
export const modes = { default: { floor: 0.5, margin: 0.25 }, strict: { floor: 0.75, margin: 0.25 } };

/** The score below which nothing resembles the target, so that it is gone. Up to the floor it has changed. */
export const resemblance = 0.2;
