import type { State } from '@webmcp/contract';

import type { ToolCandidate } from '../group/tool-candidate.js';

/** Decides whether a tool's own way may lead to a state, by the state's id. */
export type IsOnOwnWay = (state: string) => boolean;

/**
 * Returns the comparison for a tool behind openers. One dialog serves a button "Add" and the "Edit" of each row, and looks
 * different behind each: its wordings, and its values. A state that exploring reached through a row belongs to the tool of
 * the row; any other explored state belongs to the tool outside of rows.
 */
export function onOwnWay({ row, openers }: ToolCandidate, states: readonly State[]): IsOnOwnWay {
  if (openers.length === 0) return () => true;
  const others = new Set(states.filter((state) => isOther(state, row !== null)).map(({ id }) => id));
  return (state) => !others.has(state);
}

function isOther({ from, reach = [] }: State, wantsRow: boolean): boolean {
  const isInRow = reach.some((step) => step.do === 'click' && step.row !== undefined);
  return from === 'explored' && reach.length > 0 && isInRow !== wantsRow;
}
