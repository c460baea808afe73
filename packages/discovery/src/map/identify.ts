import type { Understanding } from '../intents/intent.js';
import type { ToolTargets } from '../selectors/synthesize.js';
import { meaning, toolId } from './identity.js';

/** A tool candidate with its id. */
export interface IdentifiedTool {
  id: string;
  targets: ToolTargets;
}

/** Gives every candidate its id, in document order: where the pages show it first, else where the source has it. */
export function identify(all: readonly ToolTargets[], understanding: Understanding): IdentifiedTool[] {
  const inOrder = [...all].sort((a, b) => comparePlaces(placeOf(a, understanding), placeOf(b, understanding)));
  const seen = new Map<string, number>();
  return inOrder.map((targets) => {
    const text = meaning(targets.candidate, understanding);
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

function placeOf({ candidate, action, fields }: ToolTargets, { intents }: Understanding): Place {
  const first = (action === null ? fields : [action, ...fields]).flatMap(({ sightings }) => sightings.slice(0, 1))[0];
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
