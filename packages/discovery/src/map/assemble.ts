import {
  integrityOf,
  problem,
  type Config,
  type GroundTruthMap,
  type PageSnapshot,
  type Problem,
  type ReachStep,
  type State,
  type Tool,
  type Unstable,
} from '@webmcp/contract';

import type { HookPlace } from '../hooks/hook-place.js';
import type { AppModel } from '../intents/model/intent.js';
import { containerAt } from '../match/container-at.js';
import type { Match } from '../match/match.js';
import { labelText } from '../intents/model/label-text.js';
import { toolWords } from '../naming/tool-names.js';
import { uniqueNames } from '../naming/unique-names.js';
import { withShownLabels } from '../language/with-shown-labels.js';
import type { ToolTargets } from '../synthesize/synthesize.js';
import { flowsOf } from './flows-of.js';
import { identify } from '../synthesize/identify.js';
import { makeTool, type MadeTool } from './make-tool.js';
import { unstableOf } from './unstable-of.js';
import type { WeakTarget } from '../assess/weak-target.js';

export interface AssembleInput {
  appModel: AppModel;
  targets: readonly ToolTargets[];
  match: Match;
  snapshots: readonly PageSnapshot[];
  states: readonly State[];
  config?: Config;
  /** All attributes that count as test ids; by default `data-mcp`, `data-testid` and what config adds. */
  testIdAttributes?: readonly string[];
  /** Where the hooks of controls that need one can go, by intent. */
  hooks?: ReadonlyMap<number, HookPlace>;
  /** The map at `--out`; its names and descriptions are carried over if its integrity holds. */
  previous?: GroundTruthMap;
  allowUnstable: boolean;
  /** The confidence from which a step of a way is trusted. */
  threshold: number;
  generatorVersion: string;
}

const text = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The Ground Truth Map in its canonical order, and a problem for each target that could not be trusted. */
export function assemble(input: AssembleInput): { map: GroundTruthMap; problems: Problem[] } {
  const { appModel, match, snapshots, states, config, allowUnstable } = input;
  const earlier = carriedOver(input.previous);
  const worded = withShownLabels(appModel, match, snapshots);
  const identified = identify(input.targets, appModel).map((each) => {
    const shown = each.targets.action?.matchedElements.map(({ element }) => element) ?? [];
    return { ...each, words: toolWords(each.targets.candidate, worded, shown) };
  });
  const declared = declaredTools(appModel);
  const ofConfig = (id: string, name: string): NonNullable<Config['tools']>[string] | undefined =>
    config?.tools?.[id] ?? config?.tools?.[name];
  const names = uniqueNames(
    identified.map(({ id, words }) => {
      const fixed = ofConfig(id, words.name)?.name ?? earlier.get(id)?.name;
      return { id, name: words.name, place: words.place, ...(fixed === undefined ? {} : { fixed }) };
    }),
    new Set(declared.map(({ name }) => name)),
  );
  const flows = flowsOf(identified, appModel);
  const explored = trustedWays(states, input.threshold);
  const tools: Tool[] = [];
  const weak: WeakTarget[] = [];
  const refused: MadeTool['refused'] = [];
  for (const each of identified) {
    const { id, words } = each;
    const name = names.get(id) ?? words.name;
    const settings = ofConfig(id, name) ?? ofConfig(id, words.name);
    if (settings?.exclude === true) continue;
    const before = earlier.get(id);
    const description = settings?.description ?? before?.description;
    const decision = {
      name,
      words,
      ...(description === undefined ? {} : { description }),
      ...(settings === undefined ? {} : { config: settings }),
    };
    const made = makeTool(each, decision, worded, allowUnstable, explored);
    const flow = flows.get(id);
    if (made.tool !== undefined) tools.push(flow === undefined ? made.tool : { ...made.tool, flow });
    weak.push(...made.weak);
    refused.push(...made.refused);
  }
  const map: Omit<GroundTruthMap, 'integrity'> = {
    version: 1,
    generator: { name: 'webmcp', version: input.generatorVersion },
    app: { frameworks: [...new Set(appModel.frameworks)].sort(text) },
    testIdAttributes: [
      ...(input.testIdAttributes ?? new Set(['data-mcp', 'data-testid', ...(config?.testIdAttributes ?? [])])),
    ],
    states: [...states].sort((a, b) => text(a.id, b.id)),
    tools: tools.sort((a, b) => text(a.name, b.name)),
    unstable: unstableOf(weak, { appModel, snapshots, hooks: input.hooks ?? new Map() }),
    ...(declared.length === 0 ? {} : { declared }),
    unmatched: {
      intents: unmatchedIntents(appModel, match, refused),
      elements: [...unmatchedElements(match, snapshots), ...framedElements(snapshots)],
    },
  };
  return { map: { ...map, integrity: integrityOf(map) }, problems: map.unstable.map(problemOf) };
}

/** The forms that are tools without us. */
function declaredTools({ boundaries }: AppModel): NonNullable<GroundTruthMap['declared']> {
  return boundaries
    .flatMap(({ declares, source }) => (declares === undefined ? [] : [{ ...declares, source }]))
    .sort((a, b) => text(a.name, b.name) || text(a.source.file, b.source.file) || a.source.line - b.source.line);
}

/**
 * Half a way leads nowhere: only ways of which every step is stable. One through a row shows what every row's opener
 * shows; for a call it would act on the first row, whichever was meant.
 */
function trustedWays(states: readonly State[], threshold: number): Map<string, ReachStep[]> {
  return new Map(
    states.flatMap(({ id, from, reach }) =>
      from === 'explored' &&
      reach !== undefined &&
      reach.every(
        (step) =>
          step.do === 'navigate' ||
          (step.target.confidence >= threshold && !(step.do === 'click' && step.row !== undefined)),
      )
        ? [[id, reach] as const]
        : [],
    ),
  );
}

function carriedOver(previous: GroundTruthMap | undefined): Map<string, { name: string; description: string }> {
  if (previous === undefined || integrityOf(previous) !== previous.integrity) return new Map();
  return new Map(previous.tools.map(({ id, name, description }) => [id, { name, description }]));
}

function unmatchedIntents(
  { intents }: AppModel,
  match: Match,
  refused: MadeTool['refused'],
): GroundTruthMap['unmatched']['intents'] {
  const unpaired = match.unmatchedIntents.flatMap(({ intent: index, reason }) => {
    const intent = intents[index];
    return intent === undefined || intent.control === 'hidden' ? [] : [{ intent, reason }];
  });
  return [...unpaired, ...refused]
    .map(({ intent, reason }) => ({
      label: labelText(intent.labels) || intent.placeholder || intent.name || '',
      control: intent.control,
      source: intent.source,
      reason,
    }))
    .sort(
      (a, b) =>
        text(a.source.file, b.source.file) ||
        a.source.line - b.source.line ||
        a.source.column - b.source.column ||
        text(a.label, b.label),
    );
}

/** What stands in frames: the tools of the page around them do not reach it. */
function framedElements(snapshots: readonly PageSnapshot[]): GroundTruthMap['unmatched']['elements'] {
  return [...snapshots]
    .sort((a, b) => text(a.state, b.state))
    .flatMap(({ state, frames = [] }) =>
      frames.flatMap(({ origin, url, name, elements, containers }) =>
        elements
          .filter(({ chain }) => chain.every((each) => containers[each]?.kind !== 'row'))
          .map((element) => ({
            role: element.role,
            label: element.labels[0] ?? element.name,
            state,
            reason: `in a ${origin}-origin frame${name === '' ? '' : ` "${name}"`} (${url}), which the page around it does not reach into`,
          })),
      ),
    );
}

/** Outside rows only: what stands in rows is data. */
function unmatchedElements(match: Match, snapshots: readonly PageSnapshot[]): GroundTruthMap['unmatched']['elements'] {
  const pages = new Map(
    snapshots.map((snapshot) => [
      snapshot.state,
      { snapshot, elements: new Map(snapshot.elements.map((element) => [element.index, element])) },
    ]),
  );
  return match.unmatchedElements
    .flatMap(({ state, element: index, reason }) => {
      const page = pages.get(state);
      const element = page?.elements.get(index);
      if (
        page === undefined ||
        element === undefined ||
        element.chain.some((each) => containerAt(page.snapshot, each)?.kind === 'row')
      )
        return [];
      return [{ index, entry: { role: element.role, label: element.labels[0] ?? element.name, state, reason } }];
    })
    .sort((a, b) => text(a.entry.state, b.entry.state) || a.index - b.index)
    .map(({ entry }) => entry);
}

function problemOf({ what, label, toolName, source, confidence, guidance }: Unstable): Problem {
  return problem(
    'UNSTABLE',
    { what, label: label || (toolName ?? ''), confidence, guidance: guidance[0]?.text ?? '' },
    `${source.file}:${source.line}:${source.column}`,
  );
}
