import type { Boundary, Intent } from '../intents/model/intent.js';
import { formCandidate } from './form-candidate.js';
import { containerOf, contains, type IntentTree } from './intent-tree.js';
import { submitWords } from './submit-words.js';
import type { ToolCandidate } from './tool-candidate.js';
import { endsSteps, onwardButtons, stepButtons, wizardsIn, type WizardStep } from './wizard-steps.js';

/**
 * Makes one tool of each step of a wizard. Undefined if the form is no wizard: a wizard has at least two boundaries
 * with fields that the page shows for different values of one state.
 * @param actions members that may submit fields
 */
export function wizardTools(
  tree: IntentTree,
  home: Boundary,
  members: readonly Intent[],
  actions: readonly Intent[],
): ToolCandidate[] | undefined {
  const [steps] = wizardsIn(tree, home, members);
  if (steps === undefined) return undefined;
  const inOrder = steps
    .map(({ boundary }) => boundary)
    .filter((boundary) => !isOpenedFromOutside(tree, boundary, home));
  const isFlow = inOrder.length === steps.length;
  const shared = actions.filter((action) => steps.every(({ intents }) => !intents.includes(action)));
  const buttons = stepButtons(tree, steps, shared);
  return steps.map(({ boundary, intents }, at) =>
    formCandidate(tree, {
      home,
      container: boundary,
      fields: intents.filter((intent) => intent.kind === 'field'),
      action: buttons[at],
      open: isFlow ? shownWith(tree, steps) : new Set(inOrder),
      ...(isFlow ? { flow: { boundary: home.index, step: at + 1 } } : {}),
    }),
  );
}

/**
 * Makes one tool of each step of each wizard without a form. Every step but the last has a button that leads to the next
 * step; tabs and two views that replace each other have none.
 * @param home the page or the row around the members
 */
export const formlessWizardTools = (tree: IntentTree, home: Boundary, members: readonly Intent[]): ToolCandidate[] =>
  wizardsIn(tree, home, members).flatMap((steps) => toolsOfSteps(tree, home, members, steps));

function toolsOfSteps(
  tree: IntentTree,
  home: Boundary,
  members: readonly Intent[],
  steps: readonly WizardStep[],
): ToolCandidate[] {
  const around = placeOf(tree, home, steps);
  const beside = members.filter(
    (intent) =>
      intent.kind === 'action' &&
      (submitWords(intent) === 2 || (submitWords(intent) === 1 && endsSteps(intent, steps))) &&
      contains(tree, around, intent) &&
      steps.every(({ intents }) => !intents.includes(intent)),
  );
  const onward = onwardButtons(tree, steps, beside);
  if (onward.includes(undefined)) return [];
  const ends = beside.filter((button) => endsSteps(button, steps));
  // A button without the data of the steps, as "Send rating", belongs to another part if one with their data exists.
  const shared =
    ends.length === 0 ? beside : beside.filter((button) => ends.includes(button) || onward.includes(button));
  const buttons = stepButtons(tree, steps, shared);
  const open = shownWith(tree, steps);
  return steps.map(({ boundary, intents }, at) => ({
    ...formCandidate(tree, {
      home,
      container: boundary,
      fields: intents.filter((intent) => intent.kind === 'field'),
      action: buttons[at],
      open,
      flow: { boundary: around.index, step: at + 1 },
    }),
    container: containerOf(tree, boundary),
  }));
}

/** Returns the boundaries that the state of the steps shows: the steps, and the buttons below them. */
function shownWith(tree: IntentTree, steps: readonly WizardStep[]): Set<number> {
  const states = new Set(steps.map(({ boundary }) => tree.boundaries[boundary]?.shownBy));
  return new Set(tree.boundaries.filter(({ shownBy }) => states.has(shownBy)).map(({ index }) => index));
}

/** Returns the innermost boundary around all steps. */
function placeOf(tree: IntentTree, home: Boundary, steps: readonly WizardStep[]): Boundary {
  const [first, ...others] = steps.map(({ boundary }) => tree.boundariesFrom(boundary));
  return first?.find((around) => others.every((chain) => chain.includes(around))) ?? home;
}

/** Decides whether only openers outside the form show a boundary. No other step opens such a boundary. */
function isOpenedFromOutside(tree: IntentTree, boundary: number, home: Boundary): boolean {
  const openers = tree.boundaries[boundary]?.openers ?? [];
  return openers.length > 0 && !openers.some((opener) => contains(tree, home, tree.intents[opener]));
}
