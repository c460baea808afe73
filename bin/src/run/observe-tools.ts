import { canonicalJson, problem, sourcePlace, type GroundTruthMap, type Problem, type Tool } from '@webmcp/contract';
import { behaviourDifferences, difference, emitScript, manifestOf, type Difference } from '@webmcp/discovery';
import { observe, readServed, type ObservedCall, type ProbeResult, type ToObserve } from '@webmcp/probe';
import { contentHash, openWriteJournal, writeJournalFile, type WriteJournal } from '@webmcp/project';

import { runtimeText } from '../files/runtime-text.js';
import { filesOf, type KeptBehaviour } from './behaviour-file.js';
import { appFiles, keptBasis, plainText, stillTrue, type PageFacts } from './kept-basis.js';
import { KeptFunctions } from './kept-functions.js';
import { asState, placeOf, type MapRun } from './map-run.js';
import { statesFor, wayTo } from './proofs.js';

/** The behaviour of the tools of a map, and the changes since the earlier behaviour. */
export interface ObservedTools {
  tools: KeptBehaviour[];
  /** The names of the tools that were called. The others rest on unchanged files. */
  called: string[];
  differences: Difference[];
  flaky: { states: string[]; what: string }[];
}

/**
 * The stage *observe*: calls the tools whose earlier behaviour is missing or rests on changed files, and compares. A tool
 * that differs is called twice, and only a difference of both calls counts.
 */
export async function observeTools(
  run: MapRun,
  seen: ProbeResult,
  map: GroundTruthMap,
): Promise<{ observed?: ObservedTools; problems: Problem[] }> {
  const { options, around, server, app } = run;
  if (options.behaviour === undefined) return { problems: [] };
  around.progress.step('Calling the tools that a change touches');
  const { earlier } = options.behaviour;
  const journal = openWriteJournal(app.project.root);
  const facts: PageFacts = {
    rowPlaces: new Set(),
    pressedParts: [],
    rowOf: () => undefined,
    plain: plainText(server.url, app.project.root),
    functions: new KeptFunctions(),
  };
  const wanted = callsOf(run, seen, map);
  const known = await stillKnown(earlier, wanted, { run, facts });
  const stale = wanted.filter(({ tool }) => !known.has(tool.id));
  const uncertain = stale.filter(({ tool }) => journal.uncertain(tool.id) !== undefined);
  const calls = stale.filter((one) => !uncertain.includes(one));
  const caller = await callerOf(run, map, journal);
  const observed = await caller(calls);
  const before = new Map(earlier.map((one) => [one.tool, one]));
  const first = comparison(map, before, observed);
  const suspects = calls.filter(({ tool }) => first.some((one) => one.id === tool.id));
  const second = suspects.length === 0 ? [] : comparison(map, before, await caller(suspects));
  const isIn = (list: Compared[], { difference: { what } }: Compared): boolean =>
    list.some(({ difference: other }) => other.what === what);
  const flaky = [...first.filter((one) => !isIn(second, one)), ...second.filter((one) => !isIn(first, one))];
  return {
    observed: {
      tools: [...earlier.filter(({ tool }) => known.has(tool)), ...(await withFiles(observed, wanted, { run, facts }))],
      called: calls.map(({ tool }) => tool.name),
      differences: second.filter((one) => isIn(first, one)).map((one) => one.difference),
      flaky: flaky.map(({ difference: { states, what } }) => ({ states, what })),
    },
    problems: [
      ...uncertain.flatMap(({ tool }) => uncertainProblem(map, tool.id, journal, app.project.root)),
      ...observed.flatMap((one) => ('reason' in one && !before.has(one.tool) ? uncalledProblem(map, one) : [])),
    ],
  };
}

interface Compared {
  /** Id of the tool. */
  id: string;
  difference: Difference;
}

/** Compares observed calls with the earlier behaviour. */
function comparison(
  { tools }: GroundTruthMap,
  before: ReadonlyMap<string, KeptBehaviour>,
  observed: readonly ObservedCall[],
): Compared[] {
  return observed.flatMap((call) => {
    const was = before.get(call.tool);
    const tool = tools.find(({ id }) => id === call.tool);
    if (was === undefined || tool === undefined || was.state !== call.state) return [];
    const found =
      'reason' in call
        ? [uncallable(tool, call.state, call.reason)]
        : behaviourDifferences(tool, call.state, was.behaviour, call.behaviour);
    return found.map((one) => ({ id: tool.id, difference: one }));
  });
}

const uncallable = (tool: Tool, state: string, reason: string): Difference =>
  difference('not-callable', `${tool.name} can no longer be called: ${reason}`, {
    tool: tool.name,
    states: [state],
    source: tool.action?.source ?? tool.source,
  });

type Wanted = ToObserve & { meaning: string };

/** Returns one call for each tool: in a disposable state if it has one, else in its first state. */
function callsOf(run: MapRun, seen: ProbeResult, map: GroundTruthMap): Wanted[] {
  const states = seen.states.map((state) => ('base' in state ? state : asState(state)));
  const ways = new Map(states.flatMap((state) => wayTo(state, seen.ways)));
  const manifest = manifestOf(map);
  return map.tools.flatMap((tool, at): Wanted[] => {
    // A read of every page has no behaviour of its own.
    if (tool.states.length === 0) return [];
    const open = statesFor(tool, states).flatMap((id) => ways.get(id) ?? []);
    const state = open.find(({ disposable }) => disposable === true) ?? open[0];
    const shown = manifest.tools[at]!;
    if (state === undefined) return [];
    return [{ tool: shown, state, submits: state.disposable === true, meaning: contentHash(canonicalJson(shown)) }];
  });
}

interface Facts {
  run: MapRun;
  facts: PageFacts;
}

/** Returns the ids of the tools whose earlier behaviour rests on unchanged files. */
async function stillKnown(
  earlier: readonly KeptBehaviour[],
  wanted: readonly Wanted[],
  { run, facts }: Facts,
): Promise<Set<string>> {
  const files = earlier.flatMap((one) => one.files ?? []);
  const answers = await readServed(run.server.url, files, run.around.signal);
  return new Set(
    earlier.flatMap(({ tool, state, meaning, files: own }) => {
      const now = wanted.find((one) => one.tool.id === tool);
      const isSame = now?.meaning === meaning && now.state.id === state && own !== undefined;
      return isSame && stillTrue({ files: own, stamps: [], rowStamps: [], rows: [], pressedParts: [] }, answers, facts)
        ? [tool]
        : [];
    }),
  );
}

/** Adds the files that each call rests on. */
async function withFiles(
  observed: readonly ObservedCall[],
  wanted: readonly Wanted[],
  { run, facts }: Facts,
): Promise<KeptBehaviour[]> {
  const all = observed.flatMap((one) => ('behaviour' in one && one.basis !== undefined ? appFiles(one.basis) : []));
  const answers = await readServed(run.server.url, all, run.around.signal);
  return observed.flatMap((one): KeptBehaviour[] => {
    if ('reason' in one) return [];
    const { tool, state, behaviour, basis } = one;
    const { meaning } = wanted.find((each) => each.tool.id === tool)!;
    return [{ tool, state, behaviour, meaning, ...filesOf(basis && keptBasis(basis, answers, facts)) }];
  });
}

/** Returns the function that calls tools of a map in the running app. */
async function callerOf(
  { options, around, app, harness, runner, server }: MapRun,
  map: GroundTruthMap,
  journal: WriteJournal,
): Promise<(calls: readonly ToObserve[]) => Promise<ObservedCall[]>> {
  const script = emitScript(map, await runtimeText());
  return async (calls) =>
    await observe({
      baseUrl: server.url,
      calls,
      script,
      journal,
      ...(harness === null ? {} : { harness }),
      ...(runner === undefined ? {} : { runner }),
      testIdAttributes: app.testIdAttributes,
      allowHosts: options.allowHosts,
      signal: around.signal,
      ...(server.ended === undefined ? {} : { ended: server.ended }),
      onProgress: (done, total, name) => around.progress.count(done, total, name),
      placeOf: (error) => placeOf(error, options.root),
    });
}

function uncertainProblem({ tools }: GroundTruthMap, id: string, journal: WriteJournal, root: string): Problem[] {
  return tools.flatMap((tool) => {
    if (tool.id !== id) return [];
    const reason = `an earlier run sent ${journal.uncertain(id)}, and nothing shows whether it arrived. Look at the app's data, then delete ${writeJournalFile(root)}`;
    return [problem('PROOF_MISSING', { tool: tool.name, reason }, sourcePlace(tool.source))];
  });
}

function uncalledProblem({ tools }: GroundTruthMap, call: ObservedCall & { reason: string }): Problem[] {
  const tool = tools.find(({ id }) => id === call.tool);
  if (tool === undefined) return [];
  return [problem('PROOF_MISSING', { tool: tool.name, reason: call.reason }, sourcePlace(tool.source))];
}
