import type { Boundary, Intent } from '../intents/model/intent.js';
import type { Plan } from './plan.js';

export interface WizardStep {
  boundary: number;
  intents: Intent[];
}

/**
 * The steps of a wizard: at least two boundaries inside the home, each with fields, that are shown while one and the
 * same state has different values. Undefined when it is not a wizard.
 */
export function wizardSteps(plan: Plan, home: Boundary, members: readonly Intent[]): WizardStep[] | undefined {
  const byState = new Map<string, Map<number, Intent[]>>();
  for (const intent of members) {
    for (const boundary of plan.chain(intent.boundary)) {
      if (boundary.index === home.index) break;
      if (boundary.shownBy === undefined || boundary.shownValue === undefined) continue;
      const steps = byState.get(boundary.shownBy) ?? new Map<number, Intent[]>();
      byState.set(boundary.shownBy, steps);
      steps.set(boundary.index, [...(steps.get(boundary.index) ?? []), intent]);
    }
  }
  for (const steps of byState.values()) {
    const withFields = [...steps].filter(([, intents]) => intents.some((intent) => intent.kind === 'field'));
    const values = new Set(withFields.map(([boundary]) => plan.boundaries[boundary]?.shownValue));
    if (withFields.length > 1 && values.size > 1) {
      return [...steps]
        .sort(([left], [right]) => left - right)
        .flatMap(([boundary, intents]) =>
          intents.some((intent) => intent.kind === 'field') ? [{ boundary, intents }] : [],
        );
    }
  }
  return undefined;
}
