import { meaning, restsOnPage, toolId } from '../identity/identity.js';
import type { AppModel } from '../intents/model/intent.js';
import type { ToolTargets } from './tool-targets.js';

/**
 * Adds its id to every tool and sorts the tools by document order: first the tools that a page shows, by state and
 * element, then the other tools by their source. The order numbers tools of equal meaning.
 */
export function withIds(all: readonly Omit<ToolTargets, 'id'>[], appModel: AppModel): ToolTargets[] {
  const inOrder = all
    .map((targets) => ({ targets, position: positionOf(targets, appModel) }))
    .sort((a, b) => Number(a.position.onPage) - Number(b.position.onPage) || comparePositions(a.position, b.position));
  const seen = new Map<string, number>();
  return inOrder.map(({ targets }) => {
    const text = meaning(targets.candidate, appModel);
    const ordinal = seen.get(text) ?? 0;
    seen.set(text, ordinal + 1);
    return { id: toolId(text, ordinal), ...targets };
  });
}

/** The first element of a tool on the pages, and its first line in the source. */
interface Position {
  /** True if the tool rests on the page. Such tools come last, so that they change no other number. */
  onPage: boolean;
  /** False if no page shows the tool. */
  seen: boolean;
  state: string;
  element: number;
  file: string;
  line: number;
  column: number;
}

function positionOf({ candidate, action, fields }: Omit<ToolTargets, 'id'>, { intents }: AppModel): Position {
  const first = (action === null ? fields : [action, ...fields]).flatMap(({ matchedElements }) =>
    matchedElements.slice(0, 1),
  )[0];
  const source = intents[candidate.action ?? candidate.fields[0] ?? -1]?.source ?? { file: '', line: 0, column: 0 };
  return {
    onPage: restsOnPage(candidate, intents),
    seen: first !== undefined,
    state: first?.snapshot.state ?? '',
    element: first?.element.index ?? -1,
    file: source.file,
    line: source.line,
    column: source.column,
  };
}

function comparePositions(a: Position, b: Position): number {
  if (a.seen !== b.seen) return a.seen ? -1 : 1;
  const text = (x: string, y: string): number => (x < y ? -1 : x > y ? 1 : 0);
  return (
    text(a.state, b.state) || a.element - b.element || text(a.file, b.file) || a.line - b.line || a.column - b.column
  );
}
