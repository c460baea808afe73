import type { AppModel } from '../intents/model/intent.js';
import type { ToolTargets } from './synthesize.js';
import { meaning, toolId } from '../identity/identity.js';

/** A tool candidate with its id. */
export interface IdentifiedTool {
  id: string;
  targets: ToolTargets;
}

/** Gives every candidate its id, in document order: where the pages show it first, else where the source has it. */
export function identify(all: readonly ToolTargets[], appModel: AppModel): IdentifiedTool[] {
  const inOrder = [...all].sort((a, b) => comparePlaces(placeOf(a, appModel), placeOf(b, appModel)));
  const seen = new Map<string, number>();
  return inOrder.map((targets) => {
    const text = meaning(targets.candidate, appModel);
    const ordinal = seen.get(text) ?? 0;
    seen.set(text, ordinal + 1);
    return { id: toolId(text, ordinal), targets };
  });
}

interface Place {
  /** False when no page shows it. */
  seen: boolean;
  state: string;
  element: number;
  file: string;
  line: number;
  column: number;
}

function placeOf({ candidate, action, fields }: ToolTargets, { intents }: AppModel): Place {
  const first = (action === null ? fields : [action, ...fields]).flatMap(({ matchedElements }) =>
    matchedElements.slice(0, 1),
  )[0];
  const source = intents[candidate.action ?? candidate.fields[0] ?? -1]?.source ?? { file: '', line: 0, column: 0 };
  return {
    seen: first !== undefined,
    state: first?.snapshot.state ?? '',
    element: first?.element.index ?? -1,
    file: source.file,
    line: source.line,
    column: source.column,
  };
}

function comparePlaces(a: Place, b: Place): number {
  if (a.seen !== b.seen) return a.seen ? -1 : 1;
  const text = (x: string, y: string): number => (x < y ? -1 : x > y ? 1 : 0);
  return (
    text(a.state, b.state) || a.element - b.element || text(a.file, b.file) || a.line - b.line || a.column - b.column
  );
}
