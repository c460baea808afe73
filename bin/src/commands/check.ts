import { problem, ProblemError, serializeMap, sourcePlace, type GroundTruthMap, type Problem } from '@webmcp/contract';
import {
  differences,
  fragileTargets,
  impacts,
  loweredRisks,
  lowConfidence,
  mapOfStates,
  toolsByRoute,
  type Difference,
  type FragileTarget,
  type Impact,
} from '@webmcp/discovery';
import type { StatePicture } from '@webmcp/probe';
import { checkWritable, writeFileSafely } from '@webmcp/project';

import { choiceFigure } from '../eval/choice-figure.js';
import { agreed, type Agreed } from '../run/agreed.js';
import type { CommandResult } from '../run/command-result.js';
import { wordNotes } from '../eval/word-notes.js';
import { committedMap } from '../files/committed-map.js';
import { behaviourText, readBehaviour } from '../run/behaviour-file.js';
import { makeMap, type Look, type MadeMap } from '../run/make-map.js';
import type { MakeMapOptions } from '../run/map-run.js';
import { stoppedEarly } from '../run/stopped-early.js';
import type { Surroundings } from '../run/surroundings.js';

/** The worst impact that passes is one below. `any` counts every difference. */
export type FailOn = Impact | 'any';

export interface CheckOptions extends MakeMapOptions {
  /** Absolute path of the committed map. */
  out: string;
  failOn: FailOn;
  /** The least confidence of every target of the fresh map. */
  minConfidence?: number;
  /** The least share of changes by `--stress` that every target of the committed map must survive. */
  minSurvival?: number;
  /** The most tools on one route. */
  toolBudget: number;
  /** Compares the behaviour of the tools that a change touches. Absolute path of the committed behaviour. */
  behaviourFile?: string;
  /** Writes the fresh map over the committed map. */
  update: boolean;
}

export interface CheckResult extends CommandResult {
  command: 'check';
  /** Every difference in meaning, also below `failOn`. */
  differences: Difference[];
  /** The differences that only some looks at the pages had. */
  flaky: Agreed['flaky'];
  /** The changes that leave the meaning as it is. */
  notes: string[];
  failOn: FailOn;
  /** The map that was compared; absent if it is damaged. */
  committed?: GroundTruthMap;
  /** The pictures that the options asked for. */
  pictures?: StatePicture[];
  /** True if the source alone was compared. */
  isStatic?: true;
  /** The names of the tools whose behaviour was observed; the others rest on unchanged files. */
  called?: string[];
  /** True if the fresh map was written. */
  updated: boolean;
}

/** The number of looks at the pages that must agree on a difference. */
const looksThatAgree = 2;

/** From this number of tools on a route on, agents choose worse (docs/design.md, section 5). */
const comfortableTools = 20;

/** Matches findings of a page that may not come back at the next look. */
const mayPass = /^(?:ROUTE_|PAGE_|HARNESS_FAILED|APP_EMPTY|APP_ERROR_OVERLAY)/;

/**
 * Instruments again and compares the meaning with the committed map. Writes nothing but, with `update`, the map. A page
 * that differs is looked at twice, and only a difference of both looks counts.
 * @throws {ProblemError} MAP_MISSING, and each problem that prevents the run
 */
export async function check(options: CheckOptions, around: Surroundings): Promise<CheckResult> {
  const whole = await mapOrFinding(options.out);
  if ('code' in whole) return damaged(options, whole);
  if (options.update && options.states.length > 0)
    throw new ProblemError('USAGE', { reason: '--update needs every state, so it cannot be used with --state' });
  if (options.update)
    for (const file of [options.out, options.behaviourFile]) if (file !== undefined) checkWritable(file);
  const committed = mapOfStates(whole, options.states);
  // A map with explored states needs exploring again.
  const explore = options.explore || committed.states.some(({ from }) => from === 'explored');
  const found = (look: Look) => ({ ...differences(committed, look.map), problems: look.problems.filter(isFinding) });
  const again = (looks: readonly Look[]): boolean => {
    const last = looks.at(-1);
    if (last === undefined || looks.length >= looksThatAgree || stoppedEarly(last.problems) !== undefined) return false;
    const { drift, problems } = found(last);
    return drift.length > 0 || problems.some(({ code }) => mayPass.test(code));
  };
  const made = await makeMap({ ...options, ...earlierBehaviour(options), explore, previous: whole }, around, again);
  // A state that was not read is no drift.
  const stopped = stoppedEarly(made.problems);
  if (stopped !== undefined) throw new ProblemError(stopped);
  const { drift: ofLooks, problems: ofPages, flaky: ofStates } = agreed(made.looks.map(found));
  const { flaky: ofCalls, differences: behaviour, ...called } = calledTools(made);
  const flaky = [...ofStates, ...ofCalls];
  const lastLook = made.looks.at(-1)!;
  const drift = [...ofLooks, ...ofProofs(committed, lastLook.map, made.map), ...behaviour];
  const passing = new Set(made.looks.flatMap(({ problems }) => problems));
  const others = made.problems.filter((one) => isFinding(one) && !passing.has(one));
  const updated = options.update && written(options, made, around);
  const notes = found(lastLook).notes.map(({ what }) => what);
  const problems = [
    ...(options.update ? [] : drift.filter(({ impact }) => counts(impact, options.failOn)).map(driftProblem)),
    ...limitProblems(options, committed, made.map),
    ...others,
    ...ofPages,
  ];
  const choices = await choiceFigure(options.root, made.map);
  around.progress.end();
  return {
    command: 'check',
    exitCode: problems.length > 0 ? 1 : 0,
    out: options.out,
    map: made.map,
    problems,
    differences: drift,
    flaky,
    notes: [
      ...notes,
      ...loweredNotes(made.map),
      ...budgetNotes(options, made.map),
      ...wordNotes(made.map),
      ...choices.notes,
      ...made.problems.filter(isSkipped).map(messageOf),
    ],
    failOn: options.failOn,
    committed: whole,
    ...(made.pictures === undefined ? {} : { pictures: made.pictures }),
    updated,
    ...called,
    more: { differences: drift, flaky, failOn: options.failOn, updated, notes, choices: choices.score, ...called },
  };
}

/** Returns the option that observes behaviour, if the check compares behaviour. */
function earlierBehaviour({ behaviourFile }: CheckOptions): Pick<MakeMapOptions, 'behaviour'> {
  return behaviourFile === undefined ? {} : { behaviour: { earlier: readBehaviour(behaviourFile) } };
}

/** Returns the findings of the calls, and the names of the called tools. */
function calledTools({ observed }: MadeMap): Pick<CheckResult, 'differences' | 'flaky' | 'called'> {
  if (observed === undefined) return { differences: [], flaky: [] };
  const { differences: found, flaky, called } = observed;
  return { differences: found, flaky, called };
}

/** Returns the differences that proofs and survival brought after the last look. */
function ofProofs(committed: GroundTruthMap, looked: GroundTruthMap, made: GroundTruthMap): Difference[] {
  if (looked.integrity === made.integrity) return [];
  const known = new Set(differences(committed, looked).drift.map(({ kind, what }) => `${kind} ${what}`));
  return differences(committed, made).drift.filter(({ kind, what }) => !known.has(`${kind} ${what}`));
}

/** Decides whether an impact fails a check. */
export const counts = (impact: Impact, failOn: FailOn): boolean =>
  failOn === 'any' || impacts.indexOf(impact) <= impacts.indexOf(failOn);

/** Returns a difference as a finding. */
export function driftProblem({ kind, impact, tool, what, where, fix }: Difference): Problem {
  const of = tool === undefined ? {} : { tool };
  return { ...problem('MAP_DRIFT', { what, remedy: fix }, where), kind, impact, ...of };
}

// The map lists both, and a rise of either is drift.
const isFinding = ({ code }: Problem): boolean =>
  code !== 'UNSTABLE' && code !== 'DEAD_CONTROL' && code !== 'SOURCE_SKIPPED';
const isSkipped = ({ code }: Problem): boolean => code === 'SOURCE_SKIPPED';
const messageOf = ({ message }: Problem): string => message;

export function damaged({ out, failOn }: Pick<CheckOptions, 'out' | 'failOn'>, found: Problem): CheckResult {
  const result = { differences: [], flaky: [], notes: [], failOn, updated: false };
  return { command: 'check', exitCode: 1, out, problems: [found], ...result };
}

/** Reads the committed map. A damaged map is a finding of `check`; without a map `check` cannot run. */
export async function mapOrFinding(file: string): Promise<GroundTruthMap | Problem> {
  try {
    return await committedMap(file);
  } catch (error) {
    if (error instanceof ProblemError && error.problem.code !== 'MAP_MISSING') return error.problem;
    throw error;
  }
}

function written({ out, behaviourFile }: CheckOptions, { map, observed }: MadeMap, around: Surroundings): true {
  around.signal.throwIfAborted();
  around.progress.step('Writing the map');
  writeFileSafely(out, serializeMap(map));
  if (behaviourFile !== undefined && observed !== undefined)
    writeFileSafely(behaviourFile, behaviourText(observed.tools));
  return true;
}

/** Returns a finding for each target and route that breaks a limit of the options. */
function limitProblems(options: CheckOptions, committed: GroundTruthMap, fresh: GroundTruthMap): Problem[] {
  const { minSurvival, minConfidence, toolBudget } = options;
  return [
    ...(minSurvival === undefined ? [] : fragileTargets(committed, minSurvival)).map((target) =>
      survivalProblem(target, minSurvival ?? 0),
    ),
    ...(minConfidence === undefined ? [] : lowConfidence(fresh, minConfidence)).map(
      ({ tool, target, confidence, source }) =>
        problem('CONFIDENCE_BELOW', { tool, target, confidence, least: minConfidence ?? 0 }, sourcePlace(source)),
    ),
    ...toolsByRoute(fresh).flatMap(({ route, tools }) =>
      tools > toolBudget ? [problem('TOOL_BUDGET', { count: tools, route, budget: toolBudget }, route)] : [],
    ),
  ];
}

/** Lists the risks that config lowers: a person who reads a check sees each with its reason. */
export const loweredNotes = (map: GroundTruthMap): string[] => loweredRisks(map).map(({ what }) => what);

function budgetNotes({ toolBudget }: CheckOptions, fresh: GroundTruthMap): string[] {
  return toolsByRoute(fresh).flatMap(({ route, tools }) =>
    tools > comfortableTools && tools <= toolBudget
      ? [`${tools} tools on route ${route}; agents choose worse from more than ${comfortableTools}`]
      : [],
  );
}

function survivalProblem({ tool, target, source, share }: FragileTarget, least: number): Problem {
  const where = sourcePlace(source);
  if (share === null) return problem('SURVIVAL_UNKNOWN', { tool, target }, where);
  return problem('SURVIVAL_BELOW', { tool, target, share: share.toFixed(3), least }, where);
}
