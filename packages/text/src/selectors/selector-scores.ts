/**
 * The score of each kind of selector, 0 to 1, higher is better (docs/map-format.md, "Selectors"). A test id that a
 * person wrote for this purpose comes first. Texts that people read come second, and places in the markup last.
 */
export const selectorScores = {
  /** A test id. */
  testId: 1,
  /** The label of a form control: people read labels, and tests and screen readers keep them stable. */
  label: 0.8,
  /** A label element beside a field that it is not for: people read it as the field's label. */
  looseLabel: 0.7,
  /** A text beside a field that is no label: the source names the field by it, too. */
  caption: 0.6,
  /** CSS on a name attribute that the source writes too: apps read their values by it. */
  agreedName: 0.65,
  /** The computed role and the accessible name. */
  role: 0.6,
  /** CSS on a hand-written id. */
  id: 0.5,
  /** CSS on a name attribute or an aria-label. */
  name: 0.45,
  /** The bare role of rows: it was right when the page was read, but a second list breaks it. */
  bareRole: 0.3,
  /** CSS anchored many steps above the rows: hardly better than the path. */
  farAnchor: 0.3,
  /** CSS on a row's tag and classes: rows of a set share them. */
  rowStep: 0.25,
  /** A structural path: it names a slot, not an element. */
  path: 0.2,
} as const;
