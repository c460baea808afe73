import type { PageSnapshot, ReachStep, State } from '@webmcp/contract';

import type { ToolCandidate } from '../group/tool-candidate.js';
import type { AppModel } from '../intents/model/intent.js';
import type { MatchedElements } from '../match/model/matched-elements.js';
import { matchesOfTool } from '../merge/matches-of-tool.js';
import { elsewhere } from '../selectors/elsewhere.js';
import { withIds } from './identify.js';
import { otherWays } from './other-ways.js';
import { exploredReach, fromTheStart, trustedWays, waysBehindRows, type ExploredWays } from './explored-reach.js';
import { synthesizeTool } from './synthesize-tool.js';
import type { ToolTargets } from './tool-targets.js';
import { withoutOtherUses } from './without-other-uses.js';
import { withinRoutes } from './within-routes.js';

type MadeTool = Omit<ToolTargets, 'id'>;

export interface SynthesisInput {
  appModel: AppModel;
  seen: MatchedElements;
  snapshots: readonly PageSnapshot[];
  states: readonly State[];
  /** The confidence from which a target is stable, 0 to 1. */
  threshold: number;
}

/**
 * The stage *synthesise*: makes, for each tool candidate, targets from the selectors that the pages proved, and adds
 * the id to each tool. Returns the tools in document order.
 */
export function synthesizeTools(candidates: readonly ToolCandidate[], input: SynthesisInput): ToolTargets[] {
  const { appModel, seen, snapshots, states, threshold } = input;
  const context = { appModel, threshold, states, isElsewhere: elsewhere(snapshots) };
  const ways = { whole: trustedWays(states, threshold), behindRows: waysBehindRows(states, snapshots, threshold) };
  const waysOf = otherWays(appModel);
  const makeAll = (candidate: ToolCandidate): [MadeTool, ...MadeTool[]] =>
    withinRoutes(matchesOfTool(candidate, appModel, seen), (some) => synthesizeTool(candidate, some, context));
  const make = (candidate: ToolCandidate): MadeTool => makeAll(candidate)[0];
  const withWay = (tool: MadeTool): MadeTool => {
    const reach = wayTo(tool, ways);
    return reach === undefined ? tool : { ...tool, reach };
  };
  const tools = candidates.flatMap((candidate) => {
    const [plain, ...onOtherRoutes] = makeAll(candidate);
    // A button that a dialog shows for a record alone belongs to the row whose opener brings the record.
    const ofRow = isSeenBehindRows(plain.states, states) ? firstReached(waysOf.ofRows(candidate), make) : undefined;
    const first = ofRow ?? plain;
    // An opener that no page shows, or that no selector finds, may have a fellow.
    const other = first.reach === undefined ? firstReached(waysOf.alike(candidate), make) : undefined;
    const tool = other ?? first;
    return [tool, ...(tool === plain ? onOtherRoutes : [])].map(withWay);
  });
  return withIds(withoutOtherUses(tools, states), appModel);
}

/** Returns the steps to a tool: those of its openers, else those of exploring. */
function wayTo(
  { reach, openers, states }: MadeTool,
  { whole, behindRows }: { whole: ExploredWays; behindRows: ExploredWays },
): ReachStep[] | undefined {
  if (reach === undefined) {
    if (openers.length > 0) return undefined;
    const way = exploredReach(states, whole) ?? exploredReach(states, behindRows);
    return way?.length === 0 ? undefined : way;
  }
  // The first openers are left out where a later one is on the page by itself.
  const first = openers[openers.length - reach.length];
  return fromTheStart(reach, first?.matchedElements.map(({ snapshot }) => snapshot.state) ?? [], whole);
}

/** Decides whether only openers in rows lead to the states that show a tool. */
function isSeenBehindRows(shown: readonly string[], states: readonly State[]): boolean {
  const last = states.filter(({ id }) => shown.includes(id)).map(({ reach }) => reach?.at(-1));
  return last.length > 0 && last.every((step) => step?.do === 'click' && step.row !== undefined);
}

/** Returns the first candidate with a stable way. */
function firstReached(
  candidates: readonly ToolCandidate[],
  make: (candidate: ToolCandidate) => MadeTool,
): MadeTool | undefined {
  for (const candidate of candidates) {
    const tool = make(candidate);
    if (tool.reach !== undefined) return tool;
  }
  return undefined;
}
