import { canonicalJson } from '@webmcp/contract';

import type { ToolCandidate } from '../group/tool-candidate.js';
import { labelOf, meaning, placelessMeaning } from '../identity/identity.js';
import type { AppModel } from '../intents/model/intent.js';
import type { MatchedElements } from '../match/model/matched-elements.js';
import { effectOf, sharedEffectOf } from './effect-rules.js';
import { leadIntentOf } from './matches-of-tool.js';

/**
 * Merges candidates that are one tool written more than once: a menu repeated in every HTML file, a link in header and
 * footer. Merged candidates have the same meaning, the same openers and the same effect. Only links may be on one page
 * together; the first of such links counts. Equal tools of one state of the whole app are one tool on all pages.
 * @returns one candidate a tool, the others among its `duplicates`
 */
export function mergeDuplicateTools(
  candidates: readonly ToolCandidate[],
  appModel: AppModel,
  seen: MatchedElements,
): ToolCandidate[] {
  const groups = new Set<ToolCandidate[]>();
  const byKey = new Map<string, ToolCandidate[]>();
  for (const candidate of candidates) {
    const keys = keysOf(candidate, appModel, seen);
    const known = [...new Set(keys.flatMap((key) => [byKey.get(key) ?? []].filter((group) => group.length > 0)))];
    const joined = [...known.flat(), candidate];
    for (const group of known) groups.delete(group);
    groups.add(joined);
    if (known.length > 0) for (const [key, group] of byKey) if (known.includes(group)) byKey.set(key, joined);
    for (const key of keys) byKey.set(key, joined);
  }
  return [...groups].flatMap((group) => (group.length === 1 ? group : mergeEquals(group, seen)));
}

/**
 * Returns the texts that equal candidates share one of. A place names a tool, unless the tool sets one state of the whole app:
 * then the headings of its pages do not count.
 */
function keysOf(candidate: ToolCandidate, appModel: AppModel, seen: MatchedElements): string[] {
  const openers = openerLabels(candidate, appModel);
  const effect = effectOf(candidate, appModel, seen);
  const shared = candidate.row === null ? sharedEffectOf(candidate, appModel) : null;
  return [
    ...(effect === null ? [] : [`${meaning(candidate, appModel)} ${effect} ${openers}`]),
    ...(shared === null ? [] : [`${placelessMeaning(candidate, appModel)} ${shared} ${openers}`]),
  ];
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
