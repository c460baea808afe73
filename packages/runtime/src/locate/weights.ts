/** What each agreeing signal adds to a candidate's score, and what a disagreeing one takes away. */
export const weights = {
  /** Written to be found by. */
  testid: { agree: 0.9, differ: -0.5 },
  /** What a person reads; stays in .95 of real changes. */
  label: { same: 0.6, extended: 0.45, partial: -0.3, conflict: -0.9, unknown: 0 },
  id: { agree: 0.5, differ: -0.1 },
  name: { agree: 0.5, differ: -0.2 },
  href: { agree: 0.4, differ: -0.15 },
  placeholder: { agree: 0.35, differ: -0.1 },
  icon: { agree: 0.25, differ: -0.2 },
  type: { agree: 0.05, differ: -0.1 },
  kind: { agree: 0.1, differ: 0 },
  /** All scopes agree; a part of it for each. */
  scope: { agree: 0.3, differ: -0.1 },
  /** A path names a slot: it only parts candidates that are otherwise alike. */
  structure: 0.04,
} as const;

/** How much an agreeing signal counts that was not unique when it was captured. */
export const sharedSignal = 0.3;

export const modes = {
  default: { floor: 0.5, margin: 0.15 },
  strict: { floor: 0.75, margin: 0.25 },
} as const;
