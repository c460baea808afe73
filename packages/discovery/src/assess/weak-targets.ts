import type { SynthesizedTarget, ToolTargets } from '../synthesize/tool-targets.js';
import { isRowless } from '../synthesize/is-rowless.js';
import type { WeakTarget } from './assessed-tool.js';
import { isBlocked, isNeeded, isSeen, isUnread } from './readiness.js';

/**
 * Lists the targets of a tool that are not stable: first the targets that the tool needs, then its other fields and its
 * openers if a page shows them. A part that no page shows belongs to the unmatched intents instead.
 */
export function weakTargets(
  targets: ToolTargets,
  settable: readonly SynthesizedTarget[],
  isHeldBack: boolean,
): WeakTarget[] {
  const { action, openers } = targets;
  if (isHeldBack && !isShown(targets, settable)) return [];
  const rowless = isRowless(targets);
  const needed = [...settable.filter(isNeeded), ...(action === null ? [] : [action])];
  const others = [...settable, ...openers].filter(({ matchedElements }) => matchedElements.length > 0);
  const weak = new Set([...needed, ...others].filter(({ stable }) => !stable));
  const unread = isUnread(targets);
  if ((rowless || unread) && action !== null) weak.add(action);
  const holdsBack = isHeldBack || isBlocked(targets, settable);
  return [...weak].map((target) => ({
    target,
    part: target === action ? 'action' : openers.includes(target) ? 'opener' : 'field',
    // A better selector for a field does not choose a row.
    holdsBack: holdsBack && (!rowless || target === action),
    rowless: rowless && target === action,
    unread: unread && target === action,
  }));
}

function isShown(targets: ToolTargets, settable: readonly SynthesizedTarget[]): boolean {
  return (
    isSeen(targets) ||
    (targets.action?.matchedElements.length ?? 0) > 0 ||
    settable.some(({ matchedElements }) => matchedElements.length > 0)
  );
}
