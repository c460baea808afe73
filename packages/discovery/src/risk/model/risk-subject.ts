import type { ToolCandidate } from '../../group/candidate.js';
import type { Boundary, HandlerEvidence, Intent, AppModel } from '../../intents/model/intent.js';

/** A tool candidate with everything that its risk is asked about. */
export interface RiskSubject {
  candidate: ToolCandidate;
  action: Intent | undefined;
  container: Boundary | undefined;
  /** Handlers of the action, of the form's submit, and of the fields. */
  handlers: readonly HandlerEvidence[];
  /** What the action opens, if it opens something. */
  opens: Boundary | undefined;
  /** Names of what it stands in and of what its row is one of: "Your cart", `cart.items`. */
  surroundings: readonly string[];
}

export function riskSubject(candidate: ToolCandidate, { intents, boundaries }: AppModel): RiskSubject {
  const action = candidate.action === null ? undefined : intents[candidate.action];
  const fields = candidate.fields.map((index) => intents[index]).filter((intent) => intent !== undefined);
  const container = candidate.container === null ? undefined : boundaries[candidate.container];
  // A button beside the form's own, such as Cancel, does not carry out what submitting does.
  const isSubmit = action === undefined || candidate.fields.length > 0 || action.control === 'submit';
  const submits = isSubmit ? (container?.handlers ?? []).filter(({ event }) => /submit/i.test(event)) : [];
  return {
    candidate,
    action,
    container,
    handlers: [...(action?.handlers ?? []), ...submits, ...fields.flatMap((field) => field.handlers)],
    opens: action === undefined ? undefined : boundaries.find(({ openers }) => openers.includes(action.index)),
    surroundings: around(boundaries, action?.boundary ?? fields[0]?.boundary ?? null),
  };
}

function around(boundaries: readonly Boundary[], from: number | null): string[] {
  const texts: string[] = [];
  for (let at = from; at !== null; at = boundaries[at]?.parent ?? null) {
    const boundary = boundaries[at];
    if (boundary === undefined) break;
    if (boundary.loop !== undefined) texts.push(boundary.loop.over);
    if (boundary.kind !== 'page' && boundary.kind !== 'component')
      texts.push(...boundary.labels.map(({ text }) => text));
  }
  return texts;
}
