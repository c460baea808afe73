import {
  integrityOf,
  problem,
  type Config,
  type GroundTruthMap,
  type PageSnapshot,
  type Problem,
  type SourceTool,
  type State,
  type Tool,
  type Unstable,
} from '@webmcp/contract';

import { coverageOf } from '../coverage/coverage-of.js';
import { deadControls } from '../coverage/dead-controls.js';
import type { IsWritten } from '../page/is-written.js';
import type { HookPlace } from '../hooks/hook-place.js';
import type { AppModel } from '../intents/model/intent.js';
import { labelText } from '../intents/model/label-text.js';
import { siteKey } from '../intents/model/site-key.js';
import type { Match } from '../match/model/match.js';
import type { NamedTool } from '../naming/named-tool.js';
import { settingsBy } from '../naming/settings-of.js';
import { compareTexts } from './compare-texts.js';
import { flowTools } from './flow-tools.js';
import { flowsOf } from './flows-of.js';
import { makeTool } from './make-tool.js';
import { unmatchedElements, unmatchedIntents } from './unmatched.js';
import { unstableOf } from './unstable-of.js';
import { withoutBrokenText } from './without-broken-text.js';

export interface AssembleInput {
  appModel: AppModel;
  tools: readonly NamedTool[];
  /** The tools that return what pages show. */
  reads: readonly Tool[];
  match: Match;
  snapshots: readonly PageSnapshot[];
  states: readonly State[];
  /** All attributes that count as test ids, in order. */
  testIdAttributes: readonly string[];
  /** The place of each needed hook, by intent. */
  hooks: ReadonlyMap<number, HookPlace>;
  isWritten: IsWritten;
  generatorVersion: string;
  /** The settings of the tools of flows; all other tools have theirs. */
  config?: Config | undefined;
  /** The tools of the source alone. */
  sourceTools: readonly SourceTool[];
}

/**
 * The stage *assemble*: writes the Ground Truth Map in its canonical order, without the tools that config excludes.
 * Each target that is not stable becomes a problem.
 */
export function assemble(input: AssembleInput): { map: GroundTruthMap; problems: Problem[] } {
  const { appModel, match, snapshots, hooks, isWritten } = input;
  const flows = flowsOf(
    input.tools.map(({ targets }) => targets),
    appModel,
  );
  const wanted = input.tools.filter(({ settings }) => settings?.exclude !== true);
  const declared = declaredTools(appModel);
  const made = wanted
    .filter(({ heldBackBy }) => heldBackBy === undefined)
    .map((tool) => makeTool(tool, appModel, flows.get(tool.targets.id)));
  const taken = new Set([...made, ...input.reads].map(({ name }) => name));
  const ofFlows = flowTools(made, flowsIn(input, flows), taken, settingsBy(input.config, input.states));
  const assembled: Omit<GroundTruthMap, 'integrity'> = {
    version: 1,
    generator: { name: 'webmcp', version: input.generatorVersion },
    app: { frameworks: [...new Set(appModel.frameworks)].sort(compareTexts) },
    testIdAttributes: [...input.testIdAttributes],
    states: countedStates(input).sort((a, b) => compareTexts(a.id, b.id)),
    tools: [...made, ...ofFlows, ...input.reads].sort((a, b) => compareTexts(a.name, b.name)),
    unstable: unstableOf(wanted, { appModel, snapshots, hooks }),
    ...(declared.length === 0 ? {} : { declared }),
    unmatched: {
      intents: unmatchedIntents(
        appModel,
        match,
        wanted.flatMap(({ refused }) => refused),
      ),
      elements: unmatchedElements(match, snapshots, isWritten),
    },
    sourceTools: [...input.sourceTools],
  };
  const { map, problems } = withoutBrokenText(assembled);
  return {
    map: { ...map, integrity: integrityOf(map) },
    problems: [...problems, ...map.unstable.map(problemOf), ...deadControls(snapshots, appModel, match)],
  };
}

/** Returns the number of steps and the label of each flow. */
function flowsIn(
  { tools, appModel: { boundaries } }: AssembleInput,
  flows: ReturnType<typeof flowsOf>,
): Map<string, { steps: number; label: string }> {
  const found = new Map<string, { steps: number; label: string }>();
  for (const { targets } of tools) {
    const id = flows.get(targets.id)?.id;
    const home = boundaries[targets.candidate.flow?.boundary ?? -1];
    if (id !== undefined)
      found.set(id, { steps: (found.get(id)?.steps ?? 0) + 1, label: labelText(home?.labels ?? []) });
  }
  return found;
}

/** Adds to each state that was read the sums over its elements. */
function countedStates({ states, tools, match, snapshots }: AssembleInput): State[] {
  const counted = coverageOf(tools, match, snapshots);
  return states.map((state) => {
    const coverage = counted.get(state.id);
    return coverage === undefined ? state : { ...state, coverage };
  });
}

/** Lists the forms that are tools by their own attributes; the browser registers them. */
function declaredTools({ boundaries }: AppModel): NonNullable<GroundTruthMap['declared']> {
  return boundaries
    .flatMap(({ declares, source }) => (declares === undefined ? [] : [{ ...declares, source }]))
    .sort(
      (a, b) =>
        compareTexts(a.name, b.name) || compareTexts(a.source.file, b.source.file) || a.source.line - b.source.line,
    );
}

function problemOf({ what, label, toolName = '', source, confidence, guidance: [first] }: Unstable): Problem {
  const part = label === '' ? `${what} without a label in the tool ${toolName}` : `${what} "${label}"`;
  const reason =
    first?.do === 'config'
      ? 'nobody knows what a press does'
      : `no selector has enough confidence (confidence ${confidence})`;
  return problem('UNSTABLE', { part, reason, guidance: first?.text ?? '' }, siteKey(source));
}
