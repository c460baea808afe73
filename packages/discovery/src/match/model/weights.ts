import type { MatchSignals } from '@webmcp/contract';

import type { LabelOrigin } from '../../intents/model/intent.js';

/**
 * Every number that judges a pair, with its reason. A score is the sum of weight × signal over the signals that can
 * speak, divided by the sum of their weights, so that a button without a name attribute is not worth less than an
 * input with one.
 */
export const weights: Record<keyof MatchSignals, number> = {
  // Written by hand for exactly one control, and the most stable property over versions (id .87, href .88).
  nameId: 0.3,
  // 81 % of elements have an accessible name and name .95 is stable; source labels become names word for word.
  label: 0.35,
  // Rules out much, singles out little: role and name together are unique for 57 %.
  role: 0.15,
  // Says only that the label was linked the same way on both sides.
  labelledby: 0.05,
  // Tells equal labels apart ("Email" in two forms), and nothing else.
  container: 0.15,
};

/** How much of a signal's weight stands when only one side can speak: oneSidedShare is weak evidence against. */
export const oneSidedShare = {
  // A library may drop a name, or add one that the source does not show.
  nameId: 0.3,
  // A control whose text the source does not know is likely some other control.
  label: 0.6,
  labelledby: 0.5,
  // Of a component tag nobody knows which role it gets.
  role: 0.5,
} as const;

/** What an address in common is worth when more than one element leads there. */
export const sharedHref = 0.6;

/** What is left of an option's text as the label of the choice that it is one of: it names a part. */
export const optionShown = 0.9;

/** What having no text on either side is worth as a label: icon buttons and bare inputs agree a little in that. */
export const bothNameless = 0.5;

/** How far a text can be believed that only stands beside a field on the page. */
export const besideTrust = 0.95;

/** Below it the surroundings of an intent are plainly not where the element stands. */
export const absentBelow = 0.3;

/** Below it next to nothing of the surroundings is there: a pager of a library has the words of any page's own buttons. */
export const surelyAbsentBelow = 0.05;

/** When a page or component is taken to be absent though one of its controls may be there (see `absent-roots.ts`, `proximity.ts`). */
export const rootAbsence = {
  // Of fewer controls one may well be all that is shown: a page that says that it was not found.
  recognizable: 4,
  // A single text in common is chance, and explains nothing away from other pages.
  lone: 2,
  // Two pages that are nearly alike do not explain each other away.
  dominance: 2,
} as const;

/** What is left of a role's agreement when only one side opens something: many openers written by hand say nothing of it. */
export const unlikeOpener = 0.95;

/** The same when only one side shows a picture: it parts two buttons of the same text, and no more. */
export const unlikePicture = 0.98;

/** What standing beside what is surely of the same surroundings is worth: it decides between candidates that are alike. */
export const orderBonus = {
  // Right beside it; half of that one element further. Less than any label that differs takes away.
  neighbour: 0.05,
  // For what runs in the same order on both sides: more than what surroundings that are half there differ by.
  inOrder: 0.05,
  // Of as many that say the same on both sides the order is all that tells them apart: more than surroundings can differ by.
  duplicates: 0.2,
  // A pair is sure when it is the best of both sides by this.
  clearLead: 0.08,
} as const;

/** The share of the score that provenance takes where the page says where an element was written. */
export const provenanceShare = 0.4;

/** Sites that agree so far leave no doubt. */
export const proved = 0.9;

/** Below it a pair is no pair: label alone half right with the right role stays under, label and role right stay over. */
export const floor = 0.55;

/** Below it a container pair is none: kind and half of the members are over, kind alone is under. */
export const containerFloor = 0.4;

/** Weights of the signals between a boundary and a page container. */
export const containerWeights = {
  // A form is a form; but group, region and list blur.
  kind: 0.2,
  // Dialog titles and legends name containers well.
  label: 0.25,
  // Hand-written for one container.
  nameId: 0.25,
  // What is inside says most where nothing is named.
  members: 0.3,
  // The same menu is written into every page; the rest of its page tells which one this is.
  around: 0.1,
} as const;

/** Surroundings that agree by no more than this say as much for another place. */
export const ambiguousPlace = 0.45;

/** What runs in the same order on both sides beside sure neighbours (see `neighbours.ts`). */
export const alignment = {
  // Half a fit is another control.
  role: 0.7,
  // What else agrees breaks ties between controls of one role.
  label: 0.5,
  // One opens something and the other does not (`unlikeOpener`) tells two apart; a picture more or less does not.
  margin: 0.04,
} as const;

/** What makes a loop of the source fit a set of rows on the page. */
export const rowWeights = {
  // How well its controls pair with those of a row, on average over the rows.
  scores: 0.7,
  // How many of its controls are in any row; some are shown only in some rows.
  covered: 0.3,
  // The rows themselves say where they were written.
  provenance: 0.5,
} as const;

export const similarity = {
  // Under it two known labels are different labels: "Save" and "Cancel" have 0.17.
  conflict: 0.5,
  // Below it two texts resemble each other and no more.
  alike: 0.85,
  // From here on two texts differ by spelling: "Colour" and "Color" have 0.83, "Organisation" and "Organization" 0.92.
  misspelt: 0.8,
  // What a substituted wording is worth at most: below conflict. "Sign in" and "Sign up" have 0.71 by letters.
  substituted: 0.45,
  // All words of one in the other: this and the share of the longer text that is common.
  contained: 0.4,
  // Known parts of a dynamic label fit: at least this, more the more of the text is known.
  pattern: 0.8,
} as const;

/** How far a label can be believed, by where the source had it from. */
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
  // It is the accessible name only where nothing better is there.
  placeholder: 0.95,
  // Names the section, not always the control.
  heading: 0.9,
  // Guessed from what stands next to the control.
  'near-text': 0.85,
  // The icon's component name is a hint at the meaning, not a text of the page.
  icon: 0.7,
  // Read off the very element that the page traces to the tag.
  page: 1,
};

/** Largest buckets and components that are looked at in full. */
export const bounds = {
  // A word that more elements share singles nothing out.
  wordBucket: 48,
  // An exact key that more elements share is narrowed to the matched container.
  keyBucket: 96,
  // Elements of a matched container that are looked at although nothing else speaks for them.
  containerMembers: 60,
  // Loops that are tried for a set that shares no text with any.
  loopsForSet: 24,
  // Kinds of rows that are read to see whether a loop fits.
  rowsForFit: 12,
  // Intents × elements between two sure neighbours; so many that wait in one place are another place's.
  gap: 2500,
  // Exact assignment costs about the cube of this.
  exactIntents: 300,
  exactEdges: 60_000,
} as const;
