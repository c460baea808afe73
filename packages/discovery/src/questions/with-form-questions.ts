import { contains, intentTree, type IntentTree } from '../group/intent-tree.js';
import { passesState } from '../group/shared-state.js';
import { intentsOf, type ToolCandidate } from '../group/tool-candidate.js';
import type { AppModel, Boundary, HandlerEvidence, Intent } from '../intents/model/intent.js';
import { setsOfState } from '../intents/values/handlers.js';
import { showsWith } from '../intents/values/shown-by.js';
import { onlyTheView } from '../risk/calls/stays-in-view.js';
import { riskSubject } from '../risk/model/risk-subject.js';

/** A dialog that only asks: its answer that acts, and its other buttons, which only close it. */
interface Question {
  dialog: Boundary;
  yes: Intent;
}

/**
 * Joins each form with the dialog that asks before the form's act: "Save the changes?" with "Confirm" and "Cancel". The form
 * is filled in before its button opens the dialog, so exploring seldom sees the dialog. The tool of the form answers it. The
 * buttons of the dialog are no tools, unless another control opens the dialog too.
 */
export function withFormQuestions(candidates: readonly ToolCandidate[], appModel: AppModel): ToolCandidate[] {
  const tree = intentTree(appModel);
  return tree.boundaries
    .flatMap((dialog) => questionIn(tree, dialog) ?? [])
    .reduce<ToolCandidate[]>((tools, question) => asked(tools, question, { appModel, tree }), [...candidates]);
}

/** Returns the question of a dialog; undefined if the dialog has a field, or not exactly one button that acts. */
function questionIn(tree: IntentTree, dialog: Boundary): Question | undefined {
  if (dialog.shownBy === undefined || dialog.shownAtFirst === true) return undefined;
  const inside = tree.intents.filter((intent) => contains(tree, dialog, intent));
  if (inside.length < 2 || inside.some(({ kind, href }) => kind === 'field' || href !== undefined)) return undefined;
  const [yes, other] = inside.filter((intent) => intent.dismisses === undefined && !onlyHides(intent, dialog));
  if (yes === undefined || other !== undefined || yes.handlers.length === 0) return undefined;
  const isKnown = yes.labels.length > 0 && yes.labels.every(({ parts }) => parts === undefined);
  return isKnown ? { dialog, yes } : undefined;
}

/** Decides whether a button of a dialog sets the state of the dialog back, and does nothing else. */
const onlyHides = ({ handlers }: Intent, dialog: Boundary): boolean =>
  handlers.length > 0 &&
  handlers.every(
    (handler) => handler.sets.length > 0 && handler.sets.every((set) => hides(dialog, set)) && staysInView(handler),
  );

const hides = (dialog: Boundary, { state, value }: HandlerEvidence['sets'][number]): boolean =>
  state === dialog.shownBy && value !== undefined && !shows(dialog, value);

const shows = (
  { shownValue: value, shownNot: not, shownOneOf: oneOf }: Boundary,
  given: HandlerEvidence['sets'][number]['value'],
): boolean => given === undefined || showsWith({ value, not, oneOf }, given);

/** Decides whether a handler changes the view alone, or runs only functions of the app that do. */
const staysInView = (handler: HandlerEvidence): boolean =>
  onlyTheView(handler) || handler.does.calls.every(({ own }) => own === true);

/** Gives a question to the forms that ask it, and takes away the tools of its buttons. */
function asked(
  tools: readonly ToolCandidate[],
  { dialog, yes }: Question,
  { appModel, tree }: { appModel: AppModel; tree: IntentTree },
): ToolCandidate[] {
  const isInside = (index: number | null): boolean => index !== null && contains(tree, dialog, tree.intents[index]);
  const question = { dialog: dialog.index, yes: yes.index };
  const asks = (tool: ToolCandidate): boolean => {
    const { handlers, fields } = riskSubject(tool, appModel);
    const ofFields = new Set(fields.flatMap((field) => field.handlers));
    return opens(
      handlers.filter((handler) => !ofFields.has(handler)),
      dialog,
    );
  };
  const isForm = ({ fields, question: other }: ToolCandidate): boolean => fields.length > 0 && other === undefined;
  const found = tools.map((tool) => {
    if (!isForm(tool)) return tool;
    const asker = isInside(tool.action) ? tool.openers.at(-1) : (tool.action ?? askerOf(tool, { dialog, yes }, tree));
    if (asker === undefined || isInside(asker) || (isInside(tool.action) && tool.action !== yes.index)) return tool;
    const plain = { ...tool, action: asker, openers: tool.openers.filter((opener) => opener !== asker) };
    return asks(plain) ? { ...plain, question } : tool;
  });
  const asking = found.filter((tool) => tool.question?.dialog === dialog.index);
  if (asking.length === 0) return [...tools];
  const askers = new Set(asking.map(({ action }) => action));
  const others = dialog.openers.filter((opener) => !askers.has(opener));
  const isAnswer = (tool: ToolCandidate): boolean => isInside(tool.action) && (isForm(tool) || others.length === 0);
  return withoutTwins(found.filter((tool) => !isAnswer(tool)));
}

/** Returns the only button that opens a dialog, for fields without a button. The answer sends most of their values. */
function askerOf({ fields }: ToolCandidate, { dialog, yes }: Question, tree: IntentTree): number | undefined {
  const outside = dialog.openers.filter((opener) => !contains(tree, dialog, tree.intents[opener]));
  const sent = fields.filter((field) => tree.intents[field] !== undefined && passesState(yes, tree.intents[field]));
  return outside.length === 1 && sent.length * 2 > fields.length ? outside[0] : undefined;
}

/** Decides whether handlers show a dialog, and else change only the view: they check the values of a form. */
function opens(handlers: readonly HandlerEvidence[], dialog: Boundary): boolean {
  const set = handlers.flatMap(({ sets }) => setsOfState(sets, dialog.shownBy!));
  return set.some(({ value }) => shows(dialog, value)) && handlers.every(staysInView);
}

/** Leaves out a tool that has the same intents and question as one before. */
function withoutTwins(tools: readonly ToolCandidate[]): ToolCandidate[] {
  const keyOf = (tool: ToolCandidate): string => JSON.stringify([intentsOf(tool), tool.question ?? null]);
  const keys = tools.map(keyOf);
  return tools.filter((tool, at) => tool.question === undefined || keys.indexOf(keyOf(tool)) === at);
}
