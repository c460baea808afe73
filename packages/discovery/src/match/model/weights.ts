import type { MatchSignals } from '@webmcp/contract';

import type { LabelOrigin } from '../../intents/model/intent.js';

/**
 * The weights of the five signals, each with its reason. A score is the sum of weight × value over the signals with evidence. The sum of their weights divides it. A button without a name attribute is thus worth as much as an input
 * with a name.
 */
export const weights: Record<keyof MatchSignals, number> = {
  // A developer writes a key for exactly one control. Keys are the most stable property over versions (id .87, href .88).
  nameId: 0.3,
  // 81 % of elements have an accessible name, and the name is stable (.95). Source labels become names word for word.
  label: 0.35,
  // A role excludes many elements and identifies few. Role and name together are unique for 57 %.
  role: 0.15,
  // Shows only that both sides attach the label in the same way.
  labelledby: 0.05,
  // Distinguishes equal labels ("Email" in two forms), and nothing else.
  container: 0.15,
};

/** The share of a signal's weight if only one side has a value. A missing value is weak evidence against the pair. */
export const oneSidedShare = {
  // A library may drop a name, or add one that the source does not show.
  nameId: 0.3,
  // A text that the source does not know most likely belongs to another control.
  label: 0.6,
  labelledby: 0.5,
  // The role of an unknown component tag is open.
  role: 0.5,
} as const;

/** The value of a common address that several links of the page share. */
export const sharedHref = 0.6;

/** The value of an option's text as the label of its choice: an option names only a part of the choice. */
export const optionShown = 0.9;

/** The label value if neither side has a text: icon buttons and bare inputs agree a little in that. */
export const bothNameless = 0.5;

/** The trust in a text beside a field that no attribute ties to the field. */
export const besideTrust = 0.95;

/** The container value below which the surroundings of an intent do not contain the element. */
export const absentBelow = 0.3;

/**
 * The container value below which nearly no part of the surroundings is on the page. A library's pager has the same
 * words as a page's own buttons.
 */
export const surelyAbsentBelow = 0.05;

/** The bounds of the decision that a page or component is absent (see `absent-roots.ts`, `proximity.ts`). */
export const rootAbsence = {
  // With fewer controls, a page may show only one of them: a "Not found" page has a single link.
  recognizable: 4,
  // One common text is chance, so fewer counterparts explain no element.
  lone: 2,
  // A page needs this many times the strength of another page to explain the elements of that page.
  dominance: 2,
} as const;

/** The factor of a role's agreement if only one side is an opener. Many hand-written openers have no `aria-haspopup`. */
export const unlikeOpener = 0.95;

/** The factor of a role's agreement if only one side has a picture. Distinguishes two buttons of the same text, and no more. */
export const unlikePicture = 0.98;

/** The worth that order and neighbours add to a pair. Decides between candidates that are alike. */
export const orderBonus = {
  // Directly beside a sure pair of the same surroundings; half of this one element further. A differing label costs more.
  neighbour: 0.05,
  // In the same order on both sides: more than the difference between surroundings that are half present.
  inOrder: 0.05,
  // Equally many controls with the same text on both sides: only the order distinguishes them. More than any surroundings.
  duplicates: 0.2,
  // The lead over the second best on both sides that makes a pair sure.
  clearLead: 0.08,
} as const;

/** The share of provenance in the score if the page names the source sites of an element. */
export const provenanceShare = 0.4;

/** The agreement from which the source sites prove a pair. */
export const proved = 0.9;

/** The least score of a pair. A half right label with the right role is below, a right label with the right role is above. */
export const floor = 0.55;

/** The least score of a container pair. Kind and half of the members are above, kind alone is below. */
export const containerFloor = 0.4;

/** Weights of the signals between a boundary and a page container. */
export const containerWeights = {
  // A form is a form; but group, region and list blur.
  kind: 0.2,
  // Dialog titles and legends name containers well.
  label: 0.25,
  // Hand-written for one container.
  nameId: 0.25,
  // The members are the best evidence for a container without a name.
  members: 0.3,
  // The same menu is in every page. The rest of the page decides which menu this one is.
  around: 0.1,
} as const;

/** The container value up to which the surroundings fit another place equally well. */
export const ambiguousPlace = 0.45;

/** The bounds and weights of the alignment between sure neighbours (see `neighbours.ts`). */
export const alignment = {
  // A role that half fits is another control.
  role: 0.7,
  // Label and keys break ties between controls of one role.
  label: 0.5,
  // Less than an opener against no opener (`unlikeOpener`), more than a picture against no picture (`unlikePicture`).
  margin: 0.04,
} as const;

/** The weights of the fit between a loop of the source and a set of rows on the page. */
export const rowWeights = {
  // The scores of the loop's controls with the controls of a row, on average over the rows.
  scores: 0.7,
  // The share of the loop's controls that are in any row. Some controls are only in some rows.
  covered: 0.3,
  // The source sites of the rows.
  provenance: 0.5,
} as const;

/** The bounds of text similarity. */
export const similarity = {
  // Below, two known labels are different labels: "Save" and "Cancel" have 0.33.
  conflict: 0.5,
  // Below, two texts only resemble each other.
  alike: 0.85,
  // From here on, two texts differ by spelling: "Colour" and "Color" have 0.83, "Organisation" and "Organization" 0.92.
  misspelt: 0.8,
  // The most that a substituted wording is worth: below `conflict`. "Sign in" and "Sign up" have 0.71 by letters.
  substituted: 0.45,
  // One text contains all words of the other: this plus a part for the common share of the longer text.
  contained: 0.4,
  // The known parts of a dynamic label fit: this plus a part for the known share of the text.
  pattern: 0.8,
} as const;

/** The trust in a label by its origin in the source. */
export const labelOrigins: Record<LabelOrigin, number> = {
  label: 1,
  'wrapping-label': 1,
  'aria-label': 1,
  'aria-labelledby': 1,
  content: 1,
  legend: 1,
  alt: 1,
  title: 1,
  // A component may show its label prop otherwise, but nearly all do.
  prop: 1,
  // The accessible name only if the control has no other name.
  placeholder: 0.95,
  // Names the section, not always the control.
  heading: 0.9,
  // Guessed from the text beside the control.
  'near-text': 0.85,
  // The name of the icon's component is a hint at the meaning, not a text of the page.
  icon: 0.7,
  // Read from the element that the page traces to the tag.
  page: 1,
};

/** The largest buckets and components that are searched in full. */
export const bounds = {
  // A word that more elements share identifies nothing.
  wordBucket: 48,
  // An exact key that more elements share counts only inside the matched container.
  keyBucket: 96,
  // The most elements of a matched container that are compared without a common key.
  containerMembers: 60,
  // The most loops that are tried for a set without a common text.
  loopsForSet: 24,
  // The most kinds of rows that are read for the fit of a loop.
  rowsForFit: 12,
  // The most intents × elements between two sure neighbours. More unpaired controls belong to another place.
  gap: 2500,
  // The most intents and pairs of an exact assignment. The worst case costs about their product.
  exactIntents: 4000,
  exactEdges: 100_000,
} as const;
