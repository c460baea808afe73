import {
  problem,
  type GroundTruthMap,
  type Harness,
  type Problem,
  type State,
  type Tool,
  sourcePlace,
} from '@webmcp/contract';
import { emitScript, manifestOf, withProof } from '@webmcp/discovery';
import {
  prove,
  type ExploredState,
  type Page,
  type ProveOptions,
  type StateToVisit,
  type ToolProof,
  type ToProve,
} from '@webmcp/probe';

import { runtimeText } from '../files/runtime-text.js';

/** The counts of `--prove`, for the report. */
export interface Proofs {
  located: number;
  filled: number;
  submitted: number;
  failed: number;
  /** Tools that could not be tried. */
  unproved: number;
}

export interface ProveMapOptions extends Omit<ProveOptions, 'tools' | 'script' | 'harness'> {
  states: readonly (State | ExploredState)[];
  /** The way to open each state that was not explored. */
  ways: ReadonlyMap<string, StateToVisit>;
  harness: Harness<Page> | null;
  /** Decides whether the config allows a tool to be submitted. */
  mayBeSubmitted(tool: Tool): boolean;
}

/**
 * Proves every tool of a map in the running app.
 * @returns the map with the proofs and without the tools that failed theirs
 */
export async function proveMap(
  map: GroundTruthMap,
  { states, ways, harness, mayBeSubmitted, ...options }: ProveMapOptions,
): Promise<{ map: GroundTruthMap; proofs: Proofs; problems: Problem[] }> {
  const manifest = manifestOf(map);
  const visits = new Map(states.flatMap((state) => wayTo(state, ways)));
  const tools = map.tools.map((tool, index): ToProve => ({
    tool: manifest.tools[index]!,
    states: statesFor(tool, states).flatMap((id) => visits.get(id) ?? []),
    upTo:
      tool.risk.level === 'destructive' || tool.asks !== undefined
        ? 'located'
        : mayBeSubmitted(tool)
          ? 'submitted'
          : 'filled',
  }));
  const found = await prove({
    ...options,
    ...(harness === null ? {} : { harness }),
    tools,
    script: emitScript(map, await runtimeText()),
  });
  const byTool = new Map(found.map((each) => [each.tool, each]));
  const problems = map.tools.flatMap((tool) => problemOf(tool, byTool.get(tool.id)!));
  const proofs: Proofs = { located: 0, filled: 0, submitted: 0, failed: 0, unproved: 0 };
  for (const each of found) proofs[each.status === 'proved' ? each.level : each.status] += 1;
  return {
    map: withProof(map, ({ id }) => {
      const each = byTool.get(id)!;
      if (each.status === 'unproved') return undefined;
      return each.status === 'failed'
        ? { heldBack: `${each.level}: ${each.reason}` }
        : { proof: { level: each.level, result: each.result, browser: each.browser } };
    }),
    proofs,
    problems,
  };
}

/**
 * Returns the states of a tool. A tool with reach steps also starts in the other states of the same routes. A tool without
 * states, such as the read of a page, works in all of them.
 */
export function statesFor(
  { states: seen, reach }: Pick<Tool, 'states' | 'reach'>,
  all: readonly Pick<State, 'id' | 'route'>[],
): string[] {
  if (seen.length === 0) return all.map(({ id }) => id);
  const routes = new Set(all.filter(({ id }) => seen.includes(id)).map(({ route }) => route));
  const others = all.filter(({ id, route }) => !seen.includes(id) && routes.has(route));
  return [...seen, ...(reach === undefined ? [] : others.map(({ id }) => id))];
}

/** Returns the way to open a state, by the state's id. */
export function wayTo(state: State | ExploredState, ways: ReadonlyMap<string, StateToVisit>): [string, StateToVisit][] {
  const base = ways.get('base' in state ? state.base : state.id);
  if (base === undefined) return [];
  const own = (state.reach ?? []).flatMap((step) => (step.do === 'click' ? [step] : []));
  const presses = [...(base.presses ?? []), ...own];
  return [[state.id, { ...base, id: state.id, ...(presses.length === 0 ? {} : { presses }) }]];
}

function problemOf({ name, source }: Tool, found: ToolProof): Problem[] {
  const where = sourcePlace(source);
  if (found.status === 'unproved') return [problem('PROOF_MISSING', { tool: name, reason: found.reason }, where)];
  if (found.status === 'proved') return [];
  const sent = found.aborted.length === 0 ? '' : ` (not let through: ${found.aborted.join(', ')})`;
  return [problem('PROOF_FAILED', { tool: name, level: found.level, reason: `${found.reason}${sent}` }, where)];
}
