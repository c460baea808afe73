import { isOverlayKind } from '@webmcp/text';

import type { Boundary, Intent } from '../intents/model/intent.js';
import { claimOf, type Claim } from './claim-rules.js';
import { contains, rowOf, type IntentTree } from './intent-tree.js';
import { appearsByCount, countedIn, countedState, readsState } from './shared-state.js';
import { isButton, submitWords } from './submit-words.js';

/** A field, and the actions of one place that may submit it. All in document order. */
export interface CarrierQuestion {
  field: Intent;
  /** True if the place is a row. */
  inRow: boolean;
  /** Buttons of the place that may submit something. */
  buttons: readonly Intent[];
  /** Every action of the place before the field. */
  before: readonly Intent[];
  /** Every action of the place after the field, without resets. */
  after: readonly Intent[];
  /** Returns the buttons that have a claim on the field. */
  claiming(claim: Claim): readonly Intent[];
}

export interface CarrierRule {
  name: string;
  reason: string;
  /** Returns the button that submits the field; undefined passes the decision to the next rule. */
  find(question: CarrierQuestion): Intent | undefined;
}

/** The first rule that finds a button decides; the surest claim comes first. */
export const carrierRules: readonly CarrierRule[] = [
  {
    name: 'uses-state',
    reason: 'A button that uses the field’s state submits the field wherever it is; one after the field is preferred.',
    find({ field, claiming }) {
      const buttons = claiming('state');
      return buttons.find(({ index }) => index > field.index) ?? buttons[0];
    },
  },
  {
    name: 'worded-after',
    reason: 'A button with submitting words follows the field; one other action may be between the two.',
    find({ after, claiming }) {
      const sure = claiming('words');
      const rivals = after.filter((action) => !isBeside(action) || sure.includes(action));
      return sure.find((action) => rivals.indexOf(action) !== -1 && rivals.indexOf(action) <= 1);
    },
  },
  {
    name: 'worded-before',
    reason: 'A button with submitting words may come directly before the field.',
    find: ({ before, claiming }) => claiming('words').find((action) => action === before.at(-1)),
  },
  {
    name: 'worded-in-the-row',
    reason:
      'A field of a row without code goes with the only button of the row whose words submit, at the end of the row.',
    find({ field, inRow, claiming }) {
      const [only, ...others] = claiming('words');
      const isIdle = field.handlers.length === 0 && field.binds === undefined;
      return inRow && isIdle && others.length === 0 && only !== undefined && only.index > field.index
        ? only
        : undefined;
    },
  },
  {
    name: 'next-button',
    reason: 'The next action may submit the field where it is the only button, or its words may submit.',
    find({ buttons, after, claiming }) {
      const next = claiming('perhaps').find((action) => action === after[0]);
      return next !== undefined && (buttons.length === 1 || submitWords(next) > 0) ? next : undefined;
    },
  },
];

/**
 * Returns the button of a place that submits a field, by {@link carrierRules}.
 * @param isNear true for the innermost place of the field, if words count
 */
export function carrierOf(
  tree: IntentTree,
  field: Intent,
  actions: readonly Intent[],
  { place, isNear }: { place: Boundary; isNear: boolean },
): Intent | undefined {
  const inside = actions.filter((action) => contains(tree, place, action) && action.dismisses === undefined);
  const buttons = inside.filter(
    (action) =>
      isButton(action) &&
      !isOpener(tree, action, field) &&
      !isInOtherView(tree, action, field) &&
      !takesChosen(tree, action, field),
  );
  const inRow = rowOf(tree, field.boundary) !== null;
  const claims = new Map(buttons.map((action) => [action, claimOf({ action, field, isNear, inRow })]));
  const question: CarrierQuestion = {
    field,
    inRow: place.kind === 'row',
    buttons,
    before: inside.filter(({ index }) => index < field.index),
    after: inside.filter(({ index, control }) => index > field.index && control !== 'reset'),
    claiming: (claim) => buttons.filter((action) => claims.get(action) === claim),
  };
  for (const rule of carrierRules) {
    const found = rule.find(question);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Decides whether an action and a field are in two views. One state shows each with a value of its own, or each has openers
 * of its own.
 */
function isInOtherView(tree: IntentTree, action: Intent, field: Intent): boolean {
  if (areForTwoValues(tree, action, field)) return true;
  const openersOf = (own: Intent, other: Intent): readonly number[] =>
    tree
      .boundariesFrom(own.boundary)
      .find((part) => part.kind === 'region' && part.openers.length > 0 && !contains(tree, part, other))?.openers ?? [];
  const [shows, opens] = [openersOf(action, field), openersOf(field, action)];
  return shows.length > 0 && opens.length > 0 && !shows.some((opener) => opens.includes(opener));
}

/** Decides whether one state shows an action with one value, and a field with another. */
function areForTwoValues(tree: IntentTree, action: Intent, field: Intent): boolean {
  const shown = valuesThatShow(tree, field);
  return valuesThatShow(tree, action).some(({ state, value }) =>
    shown.some((one) => one.state === state && one.value !== value),
  );
}

/** Returns the values of states with which a page shows an intent. */
const valuesThatShow = (tree: IntentTree, { boundary, shownIf }: Intent): { state: string; value: unknown }[] =>
  [
    ...tree.boundariesFrom(boundary).map(({ shownBy, shownValue }) => ({ state: shownBy, value: shownValue })),
    { state: shownIf?.state, value: shownIf?.value },
  ].flatMap(({ state, value }) => (state === undefined || value === undefined ? [] : [{ state, value }]));

/**
 * Decides whether an action opens a part in place of submitting a field. A button that reads the field may show its
 * result: "Start" beside a list shows the session. A dialog is no result.
 */
function isOpener(tree: IntentTree, action: Intent, field: Intent): boolean {
  const opened = tree.openedBy(action.index);
  const isResult = opened.every((part) => !isOverlayKind(part.kind) && !contains(tree, part, field));
  return opened.length > 0 && !(isResult && readsState(action, field));
}

/** Decides whether an action may be between a field and its button: a link goes elsewhere, an icon belongs to a field. */
function isBeside(action: Intent): boolean {
  return action.control === 'link' || action.labels.every(({ from }) => from === 'icon');
}

/**
 * Decides whether a button appears once something is chosen in the field. Such a button works on the choice. A button
 * to choose all does not count.
 */
function takesChosen(tree: IntentTree, action: Intent, field: Intent): boolean {
  const isOf = (state: string | undefined): boolean => state !== undefined && field.binds?.startsWith(state) === true;
  return (
    (appearsByCount(action, field) && isOf(countedIn(action.shownIf?.state))) ||
    tree
      .boundariesFrom(action.boundary)
      .some((boundary) => isOf(countedState(boundary)) && !contains(tree, boundary, field))
  );
}
