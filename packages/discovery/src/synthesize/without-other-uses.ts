import type { State } from '@webmcp/contract';

import { onOwnWay } from './own-way.js';
import type { ToolTargets } from './tool-targets.js';

/**
 * Leaves out each use of a dialog that no page shows: its opener was never found, and all states that show its controls
 * belong to another use with a way. Such a tool would repeat the other one, and could not open the dialog.
 */
export function withoutOtherUses<T extends Omit<ToolTargets, 'id'>>(
  tools: readonly T[],
  states: readonly State[],
): T[] {
  return tools.filter((tool) => !isUnseen(tool, states) || !tools.some((other) => isUseInstead(other, tool)));
}

function isUnseen({ candidate, openers, reach, states }: Omit<ToolTargets, 'id'>, all: readonly State[]): boolean {
  if (reach !== undefined || openers.length === 0 || states.length === 0) return false;
  const isOwn = onOwnWay(candidate, all);
  return openers.at(-1)?.matchedElements.length === 0 && !states.some(isOwn);
}

function isUseInstead(other: Omit<ToolTargets, 'id'>, { candidate, states }: Omit<ToolTargets, 'id'>): boolean {
  return (
    other.reach !== undefined &&
    other.candidate.action === candidate.action &&
    other.candidate.fields.join() === candidate.fields.join() &&
    states.every((state) => other.states.includes(state))
  );
}
