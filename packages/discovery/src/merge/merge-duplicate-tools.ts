import { canonicalJson } from '@webmcp/contract';

import type { ToolCandidate } from '../group/tool-candidate.js';
import { labelOf, meaning } from '../identity/identity.js';
import type { AppModel } from '../intents/model/intent.js';
import type { MatchedElements } from '../match/model/matched-elements.js';
import { effectOf } from './effect-rules.js';
import { leadIntentOf } from './matches-of-tool.js';

/**
 * Merges candidates that are one tool written more than once: a menu repeated in every HTML file, a link in header and
 * footer. Merged candidates have the same meaning, the same openers and the same effect. Only links may be on one page
 * together; the first of such links counts.
 * @returns one candidate a tool, the others among its `duplicates`
 */
export function mergeDuplicateTools(
  candidates: readonly ToolCandidate[],
  appModel: AppModel,
  seen: MatchedElements,
): ToolCandidate[] {
  const equals = new Map<string, ToolCandidate[]>();
  for (const candidate of candidates) {
    const effect = effectOf(candidate, appModel, seen);
    const key =
      effect === null
        ? `alone ${equals.size}`
        : `${meaning(candidate, appModel)} ${effect} ${openerLabels(candidate, appModel)}`;
    equals.set(key, [...(equals.get(key) ?? []), candidate]);
  }
  return [...equals.values()].flatMap((group) => (group.length === 1 ? group : mergeEquals(group, seen)));
}

const openerLabels = ({ openers }: ToolCandidate, { intents }: AppModel): string =>
  canonicalJson(openers.map((opener) => labelOf(intents[opener]?.labels ?? [])));

/** Candidates that become one tool, with the states that show it. */
interface MergedTool {
  candidates: ToolCandidate[];
  states: Set<string>;
  /** True if the pages show the container of the candidates. */
  isPlaced: boolean;
}

/** Merges equal candidates unless a page shows two of them. */
function mergeEquals(group: readonly ToolCandidate[], seen: MatchedElements): ToolCandidate[] {
  const merged: MergedTool[] = [];
  for (const candidate of group) {
    const states = statesOf(candidate, seen);
    const isPlaced = candidate.container !== null && seen.ofBoundary(candidate.container).length > 0;
    const home = merged.find((tool) => mayMerge(candidate, { states, isPlaced }, tool));
    if (home === undefined) merged.push({ candidates: [candidate], states, isPlaced });
    else {
      home.candidates.push(candidate);
      for (const state of states) home.states.add(state);
    }
  }
  return merged.map(({ candidates }) => {
    // The candidate of most states represents all, so that a page that is no longer read changes little.
    const candidate = candidates.reduce((a, b) => (statesOf(b, seen).size > statesOf(a, seen).size ? b : a));
    return { ...candidate, duplicates: candidates.filter((other) => other !== candidate) };
  });
}

/**
 * Decides whether candidates may merge. A container on a page would hide a candidate outside of it. Both must have a
 * container, or neither.
 */
function mayMerge(
  { kind }: ToolCandidate,
  { states, isPlaced }: Omit<MergedTool, 'candidates'>,
  tool: MergedTool,
): boolean {
  if (kind === 'navigation') return true;
  return tool.isPlaced === isPlaced && ![...states].some((state) => tool.states.has(state));
}

const statesOf = (candidate: ToolCandidate, seen: MatchedElements): Set<string> =>
  new Set(seen.ofIntent(leadIntentOf(candidate)).map(({ snapshot }) => snapshot.state));
