import type { Boundary, Intent } from '../intents/model/intent.js';
import { confirmingButtons } from './confirm-rules.js';
import type { IntentTree } from './intent-tree.js';
import { passesState } from './shared-state.js';
import { isButton, submitWords } from './submit-words.js';

/** One step: a boundary with its intents. */
export interface WizardStep {
  boundary: number;
  intents: Intent[];
}

/**
 * Returns the steps of each wizard, in document order: at least two boundaries with fields that the page shows for different
 * values of one state. A last step without fields has a button that ends the wizard.
 * @param home the boundary around all steps
 */
export function wizardsIn(tree: IntentTree, home: Boundary, members: readonly Intent[]): WizardStep[][] {
  return [...stepsByState(tree, home, members).values()].flatMap((steps) => {
    const withFields = [...steps].filter(([, intents]) => intents.some((intent) => intent.kind === 'field'));
    const values = new Set(withFields.map(([boundary]) => tree.boundaries[boundary]?.shownValue));
    if (withFields.length < 2 || values.size < 2) return [];
    const inOrder = withFields
      .sort(([left], [right]) => left - right)
      .map(([boundary, intents]): WizardStep => ({ boundary, intents }));
    return [[...inOrder, ...lastWithoutFields(tree, [...steps], inOrder)]];
  });
}

/** Returns the part of another value that shows what the steps collected, with the button that sends it: "Place order". */
function lastWithoutFields(
  tree: IntentTree,
  parts: readonly (readonly [number, Intent[]])[],
  steps: readonly WizardStep[],
): WizardStep[] {
  const values = new Set(steps.map(({ boundary }) => tree.boundaries[boundary]?.shownValue));
  const [last, other] = parts.flatMap(([boundary, intents]) => {
    const ends = values.has(tree.boundaries[boundary]?.shownValue)
      ? []
      : intents.filter((intent) => isButton(intent) && intent.dismisses === undefined && endsSteps(intent, steps));
    return ends.length === 0 ? [] : [{ boundary, intents: ends }];
  });
  return last === undefined || other !== undefined ? [] : [last];
}

/** Decides whether a button passes on what a field of each step holds: "Create event" with the data of all steps. */
export const endsSteps = (button: Intent, steps: readonly WizardStep[]): boolean =>
  steps.every(({ intents }) => intents.some((field) => field.kind === 'field' && passesState(button, field)));

/** Collects, by the state that shows them, the boundaries inside the form and the intents of each. */
function stepsByState(
  tree: IntentTree,
  home: Boundary,
  members: readonly Intent[],
): Map<string, Map<number, Intent[]>> {
  const byState = new Map<string, Map<number, Intent[]>>();
  for (const intent of members) {
    for (const boundary of tree.boundariesFrom(intent.boundary)) {
      if (boundary.index === home.index) break;
      if (boundary.shownBy === undefined || boundary.shownValue === undefined) continue;
      const steps = byState.get(boundary.shownBy) ?? new Map<number, Intent[]>();
      byState.set(boundary.shownBy, steps);
      steps.set(boundary.index, [...(steps.get(boundary.index) ?? []), intent]);
    }
  }
  return byState;
}

/**
 * Returns the button of each step: the button that shows the next step, and for the last step a button that shows none.
 * @param shared buttons outside of all steps, which every step has
 */
export function stepButtons(
  tree: IntentTree,
  steps: readonly WizardStep[],
  shared: readonly Intent[],
): (Intent | undefined)[] {
  const onward = onwardButtons(tree, steps, shared);
  const opensStep = (action: Intent): boolean => steps.some(({ boundary }) => opens(tree, action, boundary));
  return steps.map(({ intents }, at) => {
    const own = intents.filter((intent) => intent.kind === 'action');
    const others = at < onward.length ? shared : shared.filter((action) => !opensStep(action));
    return onward[at] ?? [...confirmingButtons(own, tree, 'dialog'), ...confirmingButtons(others, tree, 'form')][0];
  });
}

/** Returns, for each step but the last, the button that goes on to the next step; undefined for a step without one. */
export const onwardButtons = (
  tree: IntentTree,
  steps: readonly WizardStep[],
  shared: readonly Intent[],
): (Intent | undefined)[] =>
  steps.slice(1).map(({ boundary }, at) => {
    const { intents = [] } = steps[at] ?? {};
    const found = [...intents, ...shared].find((action) => leadsTo(tree, action, boundary));
    return intents.some((intent) => intent !== found && submitsStep(intent, intents)) ? undefined : found;
  });

const opens = (tree: IntentTree, action: Intent, boundary: number): boolean =>
  tree.openedBy(action.index).some(({ index }) => index === boundary);

/** Decides whether a button goes on to a step: it shows the step, and its words submit, as "Next" does. */
const leadsTo = (tree: IntentTree, action: Intent, boundary: number): boolean =>
  isButton(action) && action.dismisses === undefined && submitWords(action) === 2 && opens(tree, action, boundary);

/** Decides whether a button submits a step by itself: "Log in" beside "Register", which shows other fields. */
const submitsStep = (action: Intent, intents: readonly Intent[]): boolean =>
  action.control === 'submit' ||
  (isButton(action) && intents.some((intent) => intent.kind === 'field' && passesState(action, intent)));
