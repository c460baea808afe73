import type { AppQuestion } from '@webmcp/contract';

import type { ToolCandidate } from '../../group/tool-candidate.js';
import type { AppModel, Boundary, HandlerEvidence } from '../../intents/model/intent.js';
import { appQuestion, namesDialog } from '../../intents/readings/app-question.js';
import { riskSubject } from './risk-subject.js';

/** Returns the question that the app asks before the act of a tool. A library or the app itself shows the dialog. */
export function questionOf(candidate: ToolCandidate, appModel: AppModel): AppQuestion | undefined {
  if (candidate.action === null) return undefined;
  const { handlers } = riskSubject(candidate, appModel);
  return candidate.question === undefined
    ? appQuestion(handlers, appModel.locales)
    : ownQuestion(candidate.question, handlers, appModel);
}

/** Returns the question of a dialog of the app. Undefined if the source does not show all words of its button. */
function ownQuestion(
  { dialog, yes }: NonNullable<ToolCandidate['question']>,
  handlers: readonly HandlerEvidence[],
  { intents, boundaries }: AppModel,
): AppQuestion | undefined {
  const labels = intents[yes]?.labels ?? [];
  if (labels.length === 0 || labels.some(({ parts }) => parts !== undefined)) return undefined;
  const given = textsFor(boundaries[dialog]?.shownBy, handlers);
  const says = given.length > 0 ? given : headingsIn(boundaries, dialog);
  return { answers: [...new Set(labels.map(({ text }) => text))], ...(says.length === 0 ? {} : { says }) };
}

/** Returns the headings of a dialog and of the parts inside of it. A heading with an unknown part is none. */
function headingsIn(boundaries: readonly Boundary[], dialog: number): string[] {
  const isInside = (at: number | null): boolean =>
    at !== null && (at === dialog || isInside(boundaries[at]?.parent ?? null));
  const labels = boundaries.filter(({ index }) => isInside(index)).flatMap((boundary) => boundary.labels);
  const headings = labels.filter(({ from, parts }) => from === 'heading' && parts === undefined);
  return [...new Set(headings.map(({ text }) => text))];
}

/** Returns the texts that a control sets beside the state that shows the dialog. */
function textsFor(shownBy: string | undefined, handlers: readonly HandlerEvidence[]): string[] {
  if (shownBy === undefined) return [];
  const near = shownBy.slice(0, Math.max(shownBy.lastIndexOf('.'), shownBy.lastIndexOf(':')) + 1);
  // A component has states beside the question. The states of a hook or of another file belong to the question.
  const prefix = /^\d+:$/.test(near) ? `${shownBy}.` : near;
  return [
    ...new Set(
      handlers
        .flatMap(({ sets }) => sets)
        .flatMap(({ state, value }) =>
          state.startsWith(prefix) && typeof value === 'string' && namesDialog(value) ? [value] : [],
        ),
    ),
  ];
}
