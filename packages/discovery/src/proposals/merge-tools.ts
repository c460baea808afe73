import type { Config } from '@webmcp/contract';

import type { ToolCandidate } from '../group/tool-candidate.js';
import type { AppModel, Intent } from '../intents/model/intent.js';
import type { MatchedElements } from '../match/model/matched-elements.js';
import { counterpartsIn } from '../merge/matches-of-tool.js';
import type { NamedTool } from '../naming/named-tool.js';
import type { RefusedProposal } from './apply-proposals.js';
import { mergeRules } from './merge-rules.js';

/** The candidates of an app with the model that they point into. */
export interface CandidateModel {
  appModel: AppModel;
  candidates: readonly ToolCandidate[];
}

/** The tools of a model. */
interface MadeTools {
  tools: readonly NamedTool[];
}

/**
 * Merges tools that config names as one. A person decides that two tools are one; the source must show that both lead to
 * one action, and the pages must prove selectors for both. Otherwise nothing merges, and the proposal is refused.
 *
 * The kept tool gives the id and the name. It gets the states of the others, and their wordings beside its own.
 * @param make names the tools of a model, by all later stages
 */
export function mergeTools<Made extends MadeTools>(
  given: CandidateModel,
  { config, seen, make }: { config: Config | undefined; seen: MatchedElements; make: (model: CandidateModel) => Made },
): { model: CandidateModel; made: Made; refused: RefusedProposal[] } {
  let model = given;
  let made = make(model);
  const refused: RefusedProposal[] = [];
  // Names come from the tools before any merge, so that config may name a tool that no later map lists.
  const { tools } = made;
  const toolOf = (key: string): NamedTool | undefined =>
    tools.find(({ name, targets }) => targets.id === key || name === key);
  for (const [key, { merge = [], name }] of Object.entries(config?.tools ?? {})) {
    const kept = toolOf(key) ?? toolOf(name ?? key);
    for (const each of merge) {
      const other = toolOf(each);
      const reason = reasonAgainst(kept, other, { appModel: given.appModel, seen });
      const next = reason === undefined ? joined(model, kept!, other!) : undefined;
      const tried = next === undefined ? undefined : make(next);
      if (next !== undefined && tried !== undefined && holds(tried, next, [kept!, other!]))
        [model, made] = [next, tried];
      else refused.push({ proposal: `tools.${key}.merge: ${each}`, reason: reason ?? notFound });
    }
  }
  return { model, made, refused };
}

const unknown = 'no tool of the pages has this id or name, or it is a read or a flow';
const notFound = 'no selector finds both tools on all their pages';

function reasonAgainst(
  kept: NamedTool | undefined,
  other: NamedTool | undefined,
  world: { appModel: AppModel; seen: MatchedElements },
): string | undefined {
  if (kept === undefined || other === undefined) return unknown;
  return mergeRules.find(({ refuses }) => refuses(kept, other, world))?.reason;
}

/** Returns the model in which the other tool is a duplicate of the kept tool. Undefined if a candidate is merged already. */
function joined(
  { appModel, candidates }: CandidateModel,
  kept: NamedTool,
  other: NamedTool,
): CandidateModel | undefined {
  const isOf = (tool: NamedTool) => (one: ToolCandidate) => isSame(one, tool.targets.candidate);
  const own = candidates.find(isOf(kept));
  const merged = candidates.find(isOf(other));
  if (own === undefined || merged === undefined) return undefined;
  const duplicates = [...(own.duplicates ?? []), merged, ...(merged.duplicates ?? [])];
  return {
    appModel: withWordings(appModel, own, merged),
    candidates: candidates.filter((one) => one !== merged).map((one) => (one === own ? { ...own, duplicates } : one)),
  };
}

/** A later merge makes a new candidate of the same parts. */
const isSame = (one: ToolCandidate, other: ToolCandidate): boolean =>
  one === other ||
  (one.action === other.action && one.container === other.container && one.fields.join() === other.fields.join());

/** Adds the labels of the merged tool to each part of the kept tool. The first label stays the own one, so the id stays. */
function withWordings(appModel: AppModel, own: ToolCandidate, merged: ToolCandidate): AppModel {
  const counterpart = counterpartsIn(own, [own, merged], appModel);
  const labelsFor = (intent: Intent): Intent['labels'] => {
    const labels = appModel.intents[counterpart(merged, intent.index) ?? -1]?.labels ?? [];
    const known = new Set(intent.labels.map(({ text }) => text));
    return labels.filter(({ text }) => !known.has(text));
  };
  const intents = appModel.intents.map((intent) => {
    const more = labelsFor(intent);
    return more.length === 0 ? intent : { ...intent, labels: [...intent.labels, ...more] };
  });
  return { ...appModel, intents };
}

/** Decides whether the merged tool is offered in each state that showed one of the tools. */
function holds({ tools }: MadeTools, { candidates }: CandidateModel, parts: readonly NamedTool[]): boolean {
  const [kept] = parts;
  const merged = tools.find(
    ({ targets: { candidate } }) => candidates.includes(candidate) && isSame(candidate, kept!.targets.candidate),
  );
  return (
    merged !== undefined &&
    merged.heldBackBy === undefined &&
    parts.every(({ targets: { states } }) => states.every((state) => merged.targets.states.includes(state)))
  );
}
