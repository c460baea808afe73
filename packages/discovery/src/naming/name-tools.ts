import type { Config, GroundTruthMap, State } from '@webmcp/contract';
import { asciiSlug, capital, isOverlayKind, nameSlug } from '@webmcp/text';

import type { AssessedTool } from '../assess/assessed-tool.js';
import { uniqueKeys } from '../identity/field-key.js';
import type { AppModel, Intent } from '../intents/model/intent.js';
import { labelText } from '../intents/model/label-text.js';
import { questionOf } from '../risk/model/question-of.js';
import { withModelRisk } from '../risk/model-risk.js';
import { withOverride } from '../risk/risk-override.js';
import { declaredNames } from './declared-names.js';
import { describeTool } from './describe-tool.js';
import { earlierTools, type EarlierWords } from './earlier-tools.js';
import type { NamedTool, ToolSettings } from './named-tool.js';
import { settingsBy } from './settings-of.js';
import { toolWords, type ToolWords } from './tool-words.js';
import { type NameWish, uniqueNames } from './unique-names.js';

export interface NameInput {
  /** The app model with the labels that the pages show. */
  appModel: AppModel;
  config?: Config;
  states: readonly State[];
  /** The map of an earlier run. Names and descriptions are kept by id if its integrity holds. */
  previous?: GroundTruthMap;
}

/**
 * The stage *name*: adds to each tool a unique name, a title, a description and the name of its row parameter. Config
 * comes before the earlier map, and the earlier map before the rules. The risk of config counts from here on. Config
 * finds a tool by its name, and the description depends on the risk.
 */
export function nameTools(
  tools: readonly AssessedTool[],
  { appModel, config, states, previous }: NameInput,
): NamedTool[] {
  const earlier = earlierTools(previous);
  const settingsOf = settingsBy(config, states);
  const worded = tools.map((tool) => {
    const { candidate, action } = tool.targets;
    // The labels of a control that rests on the page are the page's own texts without data.
    const isOfPage = action?.intent.restsOn === 'page';
    const seen = action?.matchedElements ?? [];
    // A tool that config merged has the words of others, too. Its own words name it.
    const own = seen.filter(({ pair }) => pair.intent === candidate.action);
    const shown = isOfPage ? [] : (own.length > 0 ? own : seen).map(({ element }) => element);
    return {
      tool,
      id: tool.targets.id,
      words: toolWords(candidate, appModel, {
        elements: shown,
        ...headingOf(tool),
        ...aroundOf(tool),
        ...behindOf(tool),
      }),
    };
  });
  const names = uniqueNames(wishesOf(worded, config, earlier), declaredNames(appModel));
  return worded.map(({ tool, id, words }) => {
    const name = names.get(id) ?? words.name;
    const { states: shownIn } = tool.targets;
    const found = settingsOf({ id, names: [name, words.name], states: shownIn, level: tool.risk.level });
    const { settings } = found;
    const before = earlier.get(id);
    const rowParam = rowParamOf(tool, words, before);
    const ofModel = before?.worded;
    const named = {
      ...(settings?.allow === true ? allowed(tool) : tool),
      targets: { ...tool.targets, states: found.states },
      name,
      title: words.title,
      namedBy: words.rule,
      risk: withOverride(withModelRisk(tool.risk, ofModel?.by.risk), settings?.risk),
      ...(rowParam === undefined ? {} : { rowParam }),
      ...(settings === undefined ? {} : { settings }),
    };
    const around = { appModel, states };
    const pictured = withPicture(words, name, pictureSlug(tool));
    const ofRules = describe({ ...named, risk: tool.risk }, pictured, around);
    const description = settings?.description ?? keptDescription(before, settings) ?? describe(named, pictured, around);
    if (ofModel === undefined) return { ...named, description };
    const rules = { name: words.name, title: words.title, description: ofRules };
    const title = ofModel.by.refused === undefined ? ofModel.title : words.title;
    return { ...named, title, description, worded: { ...ofModel.by, rules } };
  });
}

/** Adds the picture of a tool to its words, if the picture is a part of its name. */
function withPicture(words: ToolWords, name: string, picture: string): ToolWords {
  const isPart = picture !== '' && words.icon === '' && name.startsWith(`${words.name}_${picture}`);
  return isPart ? { ...words, icon: capital(picture.replaceAll('_', ' ')) } : words;
}

/** Returns the wishes for unique names. A name of config or of the earlier map does not change. */
function wishesOf(worded: readonly WordedTool[], config: Config | undefined, earlier: EarlierTools): NameWish[] {
  return worded.map(({ tool, id, words: { name, places, thing, pressed, other } }) => {
    const fixed = config?.tools?.[id]?.name ?? config?.tools?.[name]?.name ?? earlier.get(id)?.name;
    return {
      id,
      name,
      places,
      thing: thing.replaceAll(' ', '_'),
      pressed: nameSlug(asciiSlug(pressed)),
      picture: pictureSlug(tool),
      ...(other === undefined ? {} : { other }),
      ...(fixed === undefined ? {} : { fixed }),
    };
  });
}

interface WordedTool {
  tool: AssessedTool;
  id: string;
  words: ToolWords;
}

type EarlierTools = ReturnType<typeof earlierTools>;

/** Returns the slug of the picture on a control without a text of its own; '' for a picture without words. */
function pictureSlug({ targets: { action } }: AssessedTool): string {
  const { icon = '', labels = [] } = action?.target.fingerprint ?? {};
  return labels.length === 0 && /^[a-z]+(?:-[a-z]+){0,3}$/.test(icon) ? nameSlug(asciiSlug(icon)) : '';
}

/** Returns the heading of the box that a tool is searched in, if the box has no other name. */
function headingOf({ targets: { container } }: AssessedTool): { heading?: string } {
  const [heading] = container?.fingerprint?.kind === 'region' ? container.fingerprint.labels : [];
  const isNamed = container?.selectors.some(({ strategy }) => strategy === 'role') === true;
  return heading === undefined || isNamed ? {} : { heading };
}

/** Returns the title that the container of a tool has on the tool's own pages. */
function aroundOf({ targets: { container } }: AssessedTool): { around?: string } {
  const [around] = container?.fingerprint?.labels ?? [];
  return around === undefined ? {} : { around };
}

/** Returns the label of the last press on the way to a tool. A press in a row has the words of its row. */
function behindOf({ targets: { reach } }: AssessedTool): { behind?: string } {
  const last = reach?.at(-1);
  const [behind] = last?.do === 'click' && last.row === undefined ? (last.target.fingerprint?.labels ?? []) : [];
  return behind === undefined ? {} : { behind };
}

/** Returns the description of the earlier map. A merge changes the routes of a tool, and the description names them. */
const keptDescription = (before: EarlierWords | undefined, settings: ToolSettings | undefined): string | undefined =>
  settings?.merge === undefined ? before?.description : undefined;

/** Lists a tool whose code is unknown, because config allows the tool. */
function allowed(tool: AssessedTool): AssessedTool {
  const { heldBackBy, ...rest } = tool;
  return heldBackBy === 'unread-handler' ? { ...rest, weak: tool.weak.filter(({ unread }) => !unread) } : tool;
}

/**
 * Returns the name of a row's parameter, unique among the fields: `order` for a row of `orders`. A name of the earlier map
 * stays, as the tool's name does.
 */
function rowParamOf(
  { targets, fields }: AssessedTool,
  { thing }: ToolWords,
  before: EarlierWords | undefined,
): string | undefined {
  if (targets.row === undefined) return undefined;
  const wanted = before?.rowParam ?? (thing.replaceAll(' ', '_') || 'row');
  return uniqueKeys([...fields.map(({ key }) => key), wanted]).at(-1) ?? wanted;
}

/** The app and its states, for the words and the routes of a description. */
interface Around {
  appModel: AppModel;
  states: readonly State[];
}

function describe(tool: Omit<NamedTool, 'description'>, words: ToolWords, { appModel, states }: Around): string {
  const { candidate, kind, action, states: shownIn } = tool.targets;
  const { title, fields, risk, rowParam } = tool;
  const routesOf = (all: readonly State[]): string[] => [...new Set(all.map(({ route }) => route))];
  const question = action === null ? undefined : questionOf(candidate, appModel);
  return describeTool({
    kind,
    act: words.name,
    title,
    pressed: words.pressed,
    icon: words.icon,
    section: candidate.container === null ? words.section : sectionOf(candidate.container, appModel),
    thing: words.thing,
    fields,
    ...(rowParam === undefined ? {} : { rowParam }),
    acts: action !== null,
    opens: risk.level !== 'destructive' && fields.length === 0 && action !== null && opensOver(action.intent, appModel),
    risk,
    ...(question === undefined ? {} : { asks: question.says ?? [] }),
    routes: routesOf(states.filter(({ id }) => shownIn.includes(id))),
    allRoutes: routesOf(states).length,
  });
}

function sectionOf(container: number, { boundaries }: AppModel): string {
  const boundary = boundaries[container];
  return boundary === undefined ? '' : labelText(boundary.labels);
}

/** Decides whether an action opens a dialog, menu or drawer over the page. */
const opensOver = ({ index }: Intent, { boundaries }: AppModel): boolean =>
  boundaries.some(({ kind, openers }) => isOverlayKind(kind) && openers.includes(index));
