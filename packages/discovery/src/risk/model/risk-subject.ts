import type { ToolCandidate } from '../../group/tool-candidate.js';
import type { Boundary, HandlerEvidence, Intent, AppModel } from '../../intents/model/intent.js';
import { waysTo } from '../../intents/model/ways-to.js';

/** A tool candidate with everything that the risk rules read. */
export interface RiskSubject {
  candidate: ToolCandidate;
  action: Intent | undefined;
  /** The fields that the tool sets or leaves to the user. */
  fields: readonly Intent[];
  container: Boundary | undefined;
  /** The handlers of the action, of the answer to its question, of the form's submit and of the fields. */
  handlers: readonly HandlerEvidence[];
  /** The boundary that the action opens. */
  opens: Boundary | undefined;
  /** The labels of the boundaries around the tool, and the lists that loops run over: "Your cart", `cart.items`. */
  surroundings: readonly string[];
  /** True for a button in a form that another button submits: what it changes in memory is sent with the form. */
  inForm: boolean;
}

/** Gathers the facts that the risk rules read. */
export function riskSubject(candidate: ToolCandidate, { intents, boundaries }: AppModel): RiskSubject {
  const action = candidate.action === null ? undefined : intents[candidate.action];
  const fields = candidate.fields.map((index) => intents[index]).filter((intent) => intent !== undefined);
  const container = candidate.container === null ? undefined : boundaries[candidate.container];
  // A button beside the form's own, such as Cancel, does not submit.
  const isSubmit = action === undefined || candidate.fields.length > 0 || action.control === 'submit';
  const submits = isSubmit ? (container?.handlers ?? []).filter(({ event }) => /submit/i.test(event)) : [];
  return {
    candidate,
    action,
    fields,
    container,
    handlers: [
      ...(action?.handlers ?? []),
      ...answersOf(candidate, intents),
      ...submits,
      ...fields.flatMap((field) => field.handlers),
    ],
    opens: action === undefined ? undefined : boundaries.find((one) => waysTo(one).includes(action.index)),
    surroundings: textsAround(boundaries, action?.boundary ?? fields[0]?.boundary ?? null),
    inForm: isInForm(boundaries, action),
  };
}

/** Returns the handlers of the answer that acts, if the app asks before the act. */
const answersOf = ({ question }: ToolCandidate, intents: readonly Intent[]): readonly HandlerEvidence[] =>
  question === undefined ? [] : (intents[question.yes]?.handlers ?? []);

function isInForm(boundaries: readonly Boundary[], action: Intent | undefined): boolean {
  if (action === undefined || action.control === 'submit') return false;
  for (let at = action.boundary; at !== null; at = boundaries[at]?.parent ?? null)
    if (boundaries[at]?.kind === 'form') return true;
  return false;
}

function textsAround(boundaries: readonly Boundary[], from: number | null): string[] {
  const texts: string[] = [];
  for (let at = from; at !== null; at = boundaries[at]?.parent ?? null) {
    const boundary = boundaries[at];
    if (boundary === undefined) break;
    // `cards.filter()` is a call on a list, and no filter of a view.
    if (boundary.loop !== undefined) texts.push(boundary.loop.over.replaceAll(/\.\w+\(\)/gu, ''));
    if (boundary.kind !== 'page' && boundary.kind !== 'component')
      texts.push(...boundary.labels.map(({ text }) => text));
  }
  return texts;
}
