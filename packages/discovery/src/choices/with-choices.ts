import type { PageContainer, PageElement, PageSnapshot } from '@webmcp/contract';
import { foldText } from '@webmcp/text';

import { compareCandidates, type ToolCandidate } from '../group/tool-candidate.js';
import { labelText, withoutCount } from '../intents/model/label-text.js';
import type { AppModel, Intent } from '../intents/model/intent.js';
import { pressedItems } from '../intents/model/pressed-items.js';
import { containerAt } from '../match/model/container-at.js';
import { matchedElements, type MatchedElement, type MatchedElements } from '../match/model/matched-elements.js';
import type { Match, Pair } from '../match/model/match.js';
import {
  choiceRules,
  isMildAct,
  labelOfName,
  lastLabelOfName,
  withoutActs,
  type ChoiceRule,
  type Option,
} from './choice-rules.js';
import { chosenState, withKeptChoice } from './kept-choice.js';
import { composedOf, optionText, optionTexts } from './option-texts.js';

/** The app model, its tool candidates and its pairs. */
interface PairedModel {
  appModel: AppModel;
  candidates: readonly ToolCandidate[];
  match: Match;
}

/** Controls that are one field: the options in document order. */
interface OptionSet {
  rule: ChoiceRule;
  names: string;
  options: Member[];
}

/** One control with its elements in all states. */
interface Member extends Option {
  seen: readonly MatchedElement[];
}

/**
 * The stage *choices*: merges tools that choose a value or a page into one tool with one field. The first control
 * represents the field; the others are its fellows.
 *
 * @see {@link choiceRules} for the evidence that controls are one choice
 */
export function withChoices(model: PairedModel, snapshots: readonly PageSnapshot[]): PairedModel {
  const { appModel, candidates, match } = model;
  const seen = matchedElements(match, snapshots);
  const sets = optionSets(candidates, appModel, seen);
  if (sets.length === 0) return model;
  const merged = new Set(sets.flatMap(({ options }) => options.map(({ candidate }) => candidate)));
  const mergedIntents = new Set(sets.flatMap(({ options }) => options.map(({ intent }) => intent.index)));
  const intents = [...appModel.intents];
  const added: ToolCandidate[] = [];
  let kept = candidates.filter((one) => !merged.has(one));
  const pairs: Pair[] = [];
  const fellows: NonNullable<Match['fellows']> = [];
  for (const set of sets) {
    const index = intents.length;
    const field = { ...fieldOf(set, index, appModel), ...boundBy(set) };
    intents.push(field);
    const single = candidateOf(set, index);
    const joined = withKeptChoice(kept, { field, single, options: set.options.map(({ intent }) => intent) }, appModel);
    if (joined === null) added.push(single);
    else kept = joined;
    const [first, ...others] = set.options;
    for (const { pair } of first?.seen ?? []) pairs.push({ ...pair, intent: index });
    for (const { seen: own } of others) fellows.push(...own.flatMap(({ pair }, at) => fellowOf(pair, first?.seen[at])));
  }
  return {
    appModel: { ...appModel, intents },
    candidates: [...kept, ...added].sort(compareCandidates),
    match: {
      ...match,
      pairs: [...match.pairs.filter(({ intent }) => !mergedIntents.has(intent)), ...pairs],
      fellows: [...(match.fellows ?? []), ...fellows],
    },
  };
}

function optionSets(candidates: readonly ToolCandidate[], { intents }: AppModel, seen: MatchedElements): OptionSet[] {
  const sets = new Map<string, OptionSet>();
  for (const candidate of candidates) {
    const member = memberOf(candidate, intents, seen);
    if (member === undefined) continue;
    for (const rule of choiceRules) {
      const shared = isOfRole(member.element, rule) ? rule.shared(member) : undefined;
      if (shared === undefined) continue;
      const key = JSON.stringify([
        rule.name,
        shared.key,
        candidate.container,
        candidate.openers,
        member.element.role,
        placesOf(member, rule),
      ]);
      const set = sets.get(key) ?? { rule, names: shared.names, options: [] };
      sets.set(key, set);
      set.options.push(member);
      break;
    }
  }
  for (const set of sets.values()) {
    if (set.rule.roles[0] === 'button' && set.rule.control !== 'number') set.options = withoutActs(set.options);
    set.options.sort((a, b) => a.element.index - b.element.index);
  }
  return [...sets.values()].filter(isChoice);
}

const isOfRole = ({ role }: PageElement, { roles, takesBoxes }: ChoiceRule): boolean =>
  role === roles[0] ||
  (roles[0] === 'button' && Object.hasOwn(pressedItems, role)) ||
  (takesBoxes === true && /^(?:generic|none|)$/.test(role));

/** Returns the roles of a field: of the part around its options, then of each option. */
function rolesOf({ roles }: ChoiceRule, { role }: PageElement): [string, string] {
  const around = role === roles[0] || !Object.hasOwn(pressedItems, role) ? undefined : pressedItems[role];
  return around === undefined ? [roles[1]!, roles[0]] : [around, role];
}

/** Returns the control of a tool that presses one element, or one of each row; undefined for any other tool. */
function memberOf(candidate: ToolCandidate, intents: readonly Intent[], seen: MatchedElements): Member | undefined {
  const { action, fields, row, flow } = candidate;
  if (action === null || fields.length > 0 || flow !== undefined) return undefined;
  const intent = intents[action];
  const elements = seen.ofIntent(action);
  const [first] = elements;
  const isOnce = new Set(elements.map(({ snapshot }) => snapshot.state)).size === elements.length;
  if (intent === undefined || first === undefined || (row === null && !isOnce)) return undefined;
  return { intent, candidate, element: first.element, seen: elements };
}

/** Returns the other button of a set with the first one, of the same row. */
const fellowOf = ({ state, element }: Pair, first: MatchedElement | undefined): NonNullable<Match['fellows']> =>
  first === undefined ? [] : [{ state, element, first: first.pair.element }];

/**
 * Returns the part of the page around a control in each state; of a control in rows, its states. The links of a menu need
 * a landmark of the page's frame, or a menu; null for links in the content.
 */
function placesOf({ seen, candidate }: Member, { roles: [role] }: ChoiceRule): string[] | null {
  if (candidate.row !== null) return [`row ${candidate.row}`, ...seen.map(({ snapshot }) => snapshot.state)];
  const places = seen.map(({ snapshot, element }) => ({
    state: snapshot.state,
    part: partAround(snapshot, element.chain),
  }));
  if (role === 'link' && !places.every(({ part }) => part !== undefined && isFrame(part))) return null;
  return places.map(({ state, part }) => `${state} ${part?.index ?? ''}`);
}

/** Returns the nearest container that is no row: a list around buttons is no part of its own. */
const partAround = (snapshot: PageSnapshot, chain: readonly number[]): PageContainer | undefined =>
  chain.map((index) => containerAt(snapshot, index)).find((container) => container?.kind !== 'row');

const isFrame = ({ kind, role }: PageContainer): boolean =>
  kind === 'menu' || /^(?:navigation|banner|complementary|contentinfo|menubar)$/.test(role);

/** Decides whether controls are one field: enough of them, each with a text of its own. A number has two buttons. */
function isChoice({ rule, options }: OptionSet): boolean {
  if (options.length < rule.least || (rule.control === 'number' && options.length > 2)) return false;
  if (rule.roles[0] === 'link' && options.some((member) => placesOf(member, rule) === null)) return false;
  if (rule.control !== 'number') return optionTexts(options) !== undefined && haveOneText(options);
  return new Set(options.map(textOf)).size === options.length && haveOneText(options);
}

const textOf = ({ element }: Option): string => foldText(element.name);

/** Decides whether each control has the same text in all states. A text that changes is no value. */
const haveOneText = (options: readonly Member[]): boolean =>
  options.every((option) =>
    option.seen.every(({ element }) => optionText({ ...option, element }) === optionText(option)),
  );

/** Makes the field of a set. The options of a choice are the texts of its controls. */
function fieldOf(set: OptionSet, index: number, appModel: AppModel): Intent {
  const { rule, options } = set;
  const { intent: first } = options[0]!;
  return {
    index,
    kind: 'field',
    control: rule.control,
    roles: rolesOf(rule, options[0]!.element),
    labels: [{ text: labelOf(set, appModel), from: 'content' }],
    constraints: rule.control === 'number' ? { step: '1' } : rule.control === 'listbox' ? { multiple: true } : {},
    ...(rule.control === 'number' ? {} : { options: (optionTexts(options) ?? []).map((label) => ({ label })) }),
    handlers: options.flatMap(({ intent }) => intent.handlers),
    ...targetFacts(first),
    boundary: first.boundary,
    source: first.source,
    sites: first.sites,
    ...(options.every(({ intent }) => intent.restsOn === 'page') ? { restsOn: 'page' as const } : {}),
    ...(options.some(({ intent }) => intent.unread === true) ? { unread: true as const } : {}),
  };
}

/** Matches the text of a button that names no thing of its menu: "Open menu". */
const ofAnyMenu = /\b(?:open|menu|more|actions?|options?)\b/i;

/** Returns the label of a field: of its state or function, of the part around, or of the button that opens the part. */
function labelOf({ names, options: [option] }: OptionSet, { boundaries, intents }: AppModel): string {
  const { intent, candidate } = option!;
  const boundary = intent.boundary === null ? undefined : boundaries[intent.boundary];
  const around = labelText(boundary?.labels ?? []);
  // The heading of a page is about its content; the name of a group is the question.
  const general = boundary?.kind === 'group' ? '' : lastLabelOfName(names);
  const opener = withoutCount(labelText(intents[candidate.openers.at(-1) ?? -1]?.labels ?? []));
  const behind = ofAnyMenu.test(opener) ? '' : labelOfName(opener);
  return labelOfName(names) || behind || general || around || lastLabelOfName(names) || 'Choice';
}

/** Returns the facts by which the first button is found: the value that it carries, and the labels that hold a count. */
function targetFacts({ datum, labels }: Intent): Pick<Intent, 'datum' | 'memberLabels'> {
  return {
    ...(datum === undefined ? {} : { datum }),
    ...(composedOf({ labels }).length === 0 ? {} : { memberLabels: labels }),
  };
}

/** Returns the state that a field of one value sets. */
function boundBy({ rule, options }: OptionSet): Pick<Intent, 'binds'> {
  const state = rule.control === 'radio' ? chosenState(options.map(({ intent }) => intent)) : undefined;
  return state === undefined ? {} : { binds: state };
}

function candidateOf({ options, rule }: OptionSet, index: number): ToolCandidate {
  const { container, openers, row } = options[0]!.candidate;
  const kind = row !== null ? 'row-action' : rule.roles.includes('navigation') ? 'navigation' : 'form';
  // The word of an act that is a value decides no risk. The code of its button does, as a handler of the field.
  const merges = options.filter((option) => !isMildAct(option)).map(({ candidate }) => candidate);
  return { kind, container, fields: [index], action: null, row, openers, merges };
}
