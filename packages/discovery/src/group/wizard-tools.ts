import type { Boundary, Intent } from '../intents/model/intent.js';
import { confirmingButtons } from './confirm-rules.js';
import { formCandidate } from './form-candidate.js';
import { contains, type IntentTree } from './intent-tree.js';
import type { ToolCandidate } from './tool-candidate.js';

/** One step: a boundary with its intents. */
interface WizardStep {
  boundary: number;
  intents: Intent[];
}

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
  const steps = wizardSteps(tree, home, members);
  if (steps === undefined) return undefined;
  const inOrder = steps
    .map(({ boundary }) => boundary)
    .filter((boundary) => !isOpenedFromOutside(tree, boundary, home));
  const isFlow = inOrder.length === steps.length;
  const shared = actions.filter((action) => steps.every(({ intents }) => !intents.includes(action)));
  return steps.map(({ boundary, intents }, at) => {
    const own = intents.filter((intent) => intent.kind === 'action');
    const [action] = [...confirmingButtons(own, tree, 'dialog'), ...confirmingButtons(shared, tree, 'form')];
    return formCandidate(tree, {
      home,
      container: boundary,
      fields: intents.filter((intent) => intent.kind === 'field'),
      action,
      open: new Set(inOrder),
      ...(isFlow ? { flow: { boundary: home.index, step: at + 1 } } : {}),
    });
  });
}

function wizardSteps(tree: IntentTree, home: Boundary, members: readonly Intent[]): WizardStep[] | undefined {
  for (const steps of stepsByState(tree, home, members).values()) {
    const withFields = [...steps].filter(([, intents]) => intents.some((intent) => intent.kind === 'field'));
    const values = new Set(withFields.map(([boundary]) => tree.boundaries[boundary]?.shownValue));
    if (withFields.length > 1 && values.size > 1)
      return withFields.sort(([left], [right]) => left - right).map(([boundary, intents]) => ({ boundary, intents }));
  }
  return undefined;
}

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

/** Decides whether only openers outside the form show a boundary. No other step opens such a boundary. */
function isOpenedFromOutside(tree: IntentTree, boundary: number, home: Boundary): boolean {
  const openers = tree.boundaries[boundary]?.openers ?? [];
  return openers.length > 0 && !openers.some((opener) => contains(tree, home, tree.intents[opener]));
}
