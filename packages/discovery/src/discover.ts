import type { Config, GroundTruthMap, PageSnapshot, Problem, State } from '@webmcp/contract';

import { assessTools } from './assess/assess-tools.js';
import type { AssessedTool } from './assess/assessed-tool.js';
import { openersOfHeldBack } from './assess/openers-of-held-back.js';
import { withChoices } from './choices/with-choices.js';
import type { ToolCandidate } from './group/tool-candidate.js';
import { hookNeeds } from './guidance/hook-needs.js';
import { findHookPlaces } from './hooks/find-hook-places.js';
import type { HookSearch } from './hooks/hook-search.js';
import type { AppModel } from './intents/model/intent.js';
import { inLanguages, namedIn } from './language/labels-in.js';
import { pageLanguages } from './language/page-languages.js';
import { withShownLabels } from './language/with-shown-labels.js';
import { withItemLists } from './lists/with-item-lists.js';
import { assemble } from './map/assemble.js';
import { sourceTools } from './map/source-tools.js';
import { matchedElements, type MatchedElements } from './match/model/matched-elements.js';
import type { Match } from './match/model/match.js';
import { match } from './match/match-pages.js';
import { mergeDuplicateTools } from './merge/merge-duplicate-tools.js';
import { declaredNames } from './naming/declared-names.js';
import { nameTools } from './naming/name-tools.js';
import type { NamedTool } from './naming/named-tool.js';
import { forEvidence, isWrittenIn } from './page/is-written.js';
import { withDataTexts } from './page/with-data-texts.js';
import { withPageControls } from './page/with-page-controls.js';
import { withinLandmarks } from './page/within-landmarks.js';
import { withoutData } from './page/without-data.js';
import type { RefusedProposal } from './proposals/apply-proposals.js';
import { mergeTools, type CandidateModel } from './proposals/merge-tools.js';
import { withFormQuestions } from './questions/with-form-questions.js';
import type { AppCode } from './source/app-code.js';
import { readTools } from './reads/read-tools.js';
import type { SourceReading } from './source/read-source.js';
import { synthesizeTools, type SynthesisInput } from './synthesize/synthesize-tools.js';
import type { ToolTargets } from './synthesize/tool-targets.js';

export interface DiscoverInput {
  /** The app model and the tool candidates: `readSource` extracts, links and groups. */
  source: SourceReading;
  /** The reading before a page was known, if pages added controls to `source`. */
  sourceAlone?: SourceReading;
  /** The app's code, which a page's handlers point into. Absent without provenance. */
  code?: AppCode;
  /** The app's files, and a function that reads them again with some changed. Finds the place of a control's hook. */
  hooks?: Pick<HookSearch, 'files' | 'reread'>;
  snapshots: readonly PageSnapshot[];
  states: readonly State[];
  config?: Config;
  /** All attributes that count as test ids. Default: `data-mcp`, `data-testid` and the attributes of config. */
  testIdAttributes?: readonly string[];
  /** The map of an earlier run. Names and descriptions are kept by id if its integrity holds. */
  previous?: GroundTruthMap;
  /** The confidence from which a target is stable, 0 to 1. */
  threshold: number;
  allowUnstable: boolean;
  /** True if the sites that the dev server stamps into pages count as evidence. */
  provenance: boolean;
  generatorVersion: string;
}

export interface Discovery {
  map: GroundTruthMap;
  appModel: AppModel;
  match: Match;
  problems: Problem[];
  /** The merges of config that source and pages do not bear out. */
  refusedMerges: RefusedProposal[];
}

/**
 * Turns source and page snapshots into the map. Each stage has an output of its own:
 *
 * | stage | output |
 * | --- | --- |
 * | extract, link, group (`readSource`, before the pages are read) | `AppModel`, `ToolCandidate[]` |
 * | data: removes texts from the evidence that no file contains | `PageSnapshot[]` |
 * | match: pairs intents with page elements | `Match` |
 * | page: makes intents of elements that no intent claims, and divides tools at landmarks | `PageModel` |
 * | questions: joins each form with the dialog that asks before its act | `ToolCandidate[]` |
 * | choices: merges the tools of one choice into one field | `PageModel` |
 * | lists: makes one field of each repeated group of fields | `PageModel` |
 * | synthesise: proves selectors | `ToolTargets[]` |
 * | assess: decides risk, fields and readiness | `AssessedTool[]` |
 * | name: names and describes | `NamedTool[]` |
 * | read: makes the tools that return what pages show | `Tool[]` |
 * | assemble: writes the map | `GroundTruthMap` |
 *
 * A label passes these stages: the source's text becomes a `Label` of an intent (intents/). The match compares the
 * label with the page's accessible name (match/). A selector with the label is proved (synthesize/). The label names
 * field and tool (fields/, naming/). Pure: the same input produces the same bytes.
 */
export function discover(given: DiscoverInput): Discovery {
  const ofEvidence = isWrittenIn(given.code, given.snapshots, forEvidence);
  const input = { ...given, snapshots: withoutData(given.snapshots, ofEvidence) };
  const { snapshots, states } = input;
  const languages = pageLanguages(input.source.appModel, snapshots);
  const ofSource = namedIn(input.source.appModel, languages);

  const paired = match(inLanguages(ofSource, languages), snapshots, { provenance: input.provenance, states });
  const before = { appModel: ofSource, candidates: input.source.candidates, match: paired };
  const paged = withPageControls(before, snapshots, input.code);
  const inLandmarks = withinLandmarks(paged.candidates, paged.appModel, matchedElements(paged.match, snapshots));
  const asking = withFormQuestions(inLandmarks, paged.appModel);
  const whole = withItemLists(withChoices({ ...paged, candidates: asking }, snapshots), snapshots);
  const { match: matched } = whole;
  const seen = matchedElements(matched, snapshots);
  const ofPages = withDataTexts(whole.appModel, seen, ofEvidence);
  const candidates = mergeDuplicateTools(whole.candidates, ofPages, seen);

  const merging = mergeTools(
    { appModel: ofPages, candidates },
    { config: input.config, seen, make: (model) => namedTools(model, { ...input, matched, seen }) },
  );
  const { appModel } = merging.model;
  const { shown, targets, tools } = merging.made;

  const needs = hookNeeds(targets, appModel, seen);
  const hooks = input.hooks === undefined ? new Map() : findHookPlaces(needs, { ...input.hooks, appModel, snapshots });
  const testIdAttributes = input.testIdAttributes ?? defaultTestIds(input.config);
  const taken = new Set([...tools.map(({ name }) => name), ...declaredNames(appModel)]);
  const reads = readTools({ ...input, appModel: shown, tools, taken });
  const { generatorVersion } = input;
  const { map, problems } = assemble({
    appModel,
    tools,
    reads,
    match: matched,
    snapshots,
    states,
    testIdAttributes,
    hooks,
    isWritten: ofEvidence,
    generatorVersion,
    config: input.config,
    sourceTools: sourceTools(given.sourceAlone ?? given.source),
  });
  return {
    map,
    appModel,
    match: matched,
    problems: [...appModel.problems, ...problems],
    refusedMerges: merging.refused,
  };
}

/** Proves, assesses and names the tools of candidates. Config may merge candidates, and then all is made again. */
function namedTools(
  { appModel, candidates }: CandidateModel,
  input: DiscoverInput & { matched: Match; seen: MatchedElements },
): { shown: AppModel; targets: ToolTargets[]; tools: NamedTool[] } {
  const shown = withShownLabels(appModel, input.matched, input.snapshots);
  const assessed = assessAll(candidates, { ...input, appModel, shown });
  const tools = nameTools(assessed, { ...input, appModel: shown });
  return { shown, targets: assessed.map(({ targets }) => targets), tools };
}

interface Assessing extends SynthesisInput {
  /** The app model with the labels that the pages show. */
  shown: AppModel;
  allowUnstable: boolean;
}

/** Proves and assesses all candidates. An opener whose part has no ready tool is assessed with them as a tool of its own. */
function assessAll(candidates: readonly ToolCandidate[], input: Assessing): AssessedTool[] {
  const { appModel, shown, seen, allowUnstable } = input;
  const assess = (all: readonly ToolCandidate[]): AssessedTool[] =>
    assessTools(synthesizeTools(all, input), { appModel: shown, allowUnstable });
  const first = assess(candidates);
  const openers = mergeDuplicateTools(openersOfHeldBack(first, appModel, seen), appModel, seen);
  return openers.length === 0 ? first : assess([...candidates, ...openers]);
}

const defaultTestIds = (config: Config | undefined): string[] => [
  ...new Set(['data-mcp', 'data-testid', ...(config?.testIdAttributes ?? [])]),
];
