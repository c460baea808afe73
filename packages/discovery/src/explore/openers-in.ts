import type { PageElement, PageSnapshot, RiskLevel } from '@webmcp/contract';

import { intentTree, rowOf } from '../group/intent-tree.js';
import type { ToolCandidate } from '../group/tool-candidate.js';
import type { Intent } from '../intents/model/intent.js';
import { siteKey } from '../intents/model/site-key.js';
import { waysTo } from '../intents/model/ways-to.js';
import { itemLists } from '../lists/item-lists.js';
import { match } from '../match/match-pages.js';
import { matchedElements } from '../match/model/matched-elements.js';
import { assess } from '../risk/assess.js';
import { generatedLists } from '../page/generated-list.js';
import { forEvidence, isWrittenIn } from '../page/is-written.js';
import { withoutData } from '../page/without-data.js';
import { rowsOfItems } from '../selectors/rows/row-plan.js';
import type { AppCode } from '../source/app-code.js';
import type { SourceReading } from '../source/read-source.js';
import { choosesEntry } from './chooses-entry.js';
import { openerKey } from './opener-key.js';
import { opensNothing, pressingRule, type OpenerRule } from './opener-rules.js';
import { openerTarget, type OpenerTarget } from './opener-target.js';
import { isOfFrame } from './is-of-frame.js';
import { linkRule, recordLink } from './record-link.js';
import { mayBePressed } from './press-rules.js';

/** An element that only opens something. */
export interface PageOpener extends OpenerTarget {
  /** Equal for the same opener on another page, see `opener-key.ts`. */
  key: string;
  /** True for a control that only goes to another page, whose address the run decides. */
  goes?: boolean;
  /** The address of a link to the page of a record. */
  href?: string;
  /** True for a control that is pressed after all others of its page. */
  last?: boolean;
  /** True for a control of the site's frame, see {@link isOfFrame}. */
  frame?: boolean;
}

export interface OpenersOptions {
  /** True if the sites that the dev server stamps into pages count as evidence. */
  provenance: boolean;
  /** The app's code, to read the handlers of elements that no intent was paired with. */
  code?: AppCode;
}

/**
 * Returns the elements that exploring may press to see more of a page: openers of dialogs, menus, tabs, accordions and
 * drawers, by `openerRules` and `pressRules`. Also returns the links to pages of records. Never returns an element that
 * submits, or is caution or destructive to {@link assess}. Selects are read by themselves.
 */
export function openersIn(
  shown: PageSnapshot,
  source: SourceReading,
  { provenance, code }: OpenersOptions,
): PageOpener[] {
  const { appModel } = source;
  const isWritten = isWrittenIn(code, [shown], forEvidence);
  const snapshot = withoutData([shown], isWritten)[0] ?? shown;
  const paired = match(appModel, [snapshot], { provenance });
  const { pairs } = paired;
  const seen = matchedElements(paired, [snapshot]);
  const intents = new Map(pairs.map(({ element, intent }) => [element, appModel.intents[intent]]));
  const adding = new Set(
    source.candidates
      .flatMap((tool) => itemLists(tool, appModel))
      .flatMap(({ add, fields }) =>
        rowsOfItems(fields.flatMap((field) => seen.ofIntent(field))) === null ? [add] : [],
      ),
  );
  const tree = intentTree(appModel);
  const isInRow = (intent: Intent | undefined): boolean =>
    intent === undefined || rowOf(tree, intent.boundary) !== null;
  const found = new Map<string, PageOpener>();
  const lists = generatedLists(snapshot);
  for (const element of snapshot.elements) {
    // Each entry of such a list does the same with another value.
    if ((lists.get(element) ?? element) !== element) continue;
    const intent = intents.get(element.index);
    const rule = mayBePressed(element, snapshot)
      ? ruleFor(element, intent, { source, code, adding })
      : linkRule(element, intent, (known) => riskOf(known, source));
    const opener =
      rule === undefined ? undefined : openerTarget(element, snapshot, { isWritten, isInRow: isInRow(intent) });
    if (rule === undefined || opener === undefined) continue;
    // One opener represents those of all rows of a set, and one link those of all records.
    const key = ofIntent(rule, intent) ?? openerKey({ element, opener, snapshot, intent, appModel });
    const target = intent?.double === undefined ? opener.target : { ...opener.target, double: intent.double };
    const frame = isOfFrame(element, snapshot) ? { frame: true } : {};
    if (!found.has(key)) found.set(key, { ...opener, target, key, ...pageBehind(rule, element), ...frame });
  }
  return [...found.values()];
}

/** Returns the facts about a press by its rule: whether and where it goes, and whether it comes last. */
function pageBehind(
  rule: OpenerRule,
  { attributes: { href } }: PageElement,
): Pick<PageOpener, 'goes' | 'href' | 'last'> {
  return {
    ...(rule.goes === true ? { goes: true } : {}),
    ...(rule === recordLink && href !== undefined ? { href } : {}),
    ...(rule.last === true ? { last: true } : {}),
  };
}

/** Returns the key of a press that each intent needs once: a page behind it, or an item of its own form. */
function ofIntent({ name, goes }: OpenerRule, intent: Intent | undefined): string | undefined {
  if (goes === true) return `to the page of ${intent?.index}`;
  return name === 'adds-an-item' ? `item of ${intent?.index}` : undefined;
}

function ruleFor(
  element: PageElement,
  intent: Intent | undefined,
  { source, code, adding }: { source: SourceReading; code: AppCode | undefined; adding: ReadonlySet<number> },
): OpenerRule | undefined {
  const own = (element.handlers ?? []).filter(({ event, isAround }) => event === 'click' && isAround !== true);
  const read = own.flatMap((handler) => code?.handlerOf(handler) ?? []);
  const ofPage = read.length < own.length ? [] : read;
  if (intent === undefined) return pressingRule({ ...opensNothing, element, handlers: ofPage, risk: () => 'safe' });
  const opens = source.appModel.boundaries.filter((boundary) => waysTo(boundary).includes(intent.index));
  return pressingRule({
    element,
    intent,
    handlers: intent.handlers.length > 0 ? intent.handlers : ofPage,
    opensBySource: opens.length > 0,
    opened: new Set(opens.flatMap(({ sites }) => sites.slice(0, 1).map(siteKey))),
    turns: source.candidates.some(({ action, openers }) => action === intent.index && openers.includes(intent.index)),
    addsItem: adding.has(intent.index),
    choosesEntry: choosesEntry(intent, source.appModel),
    choices: choicesBeside(intent, source.appModel),
    risk: () => riskOf(intent, source),
  });
}

function choicesBeside({ chooses }: Intent, { intents }: SourceReading['appModel']): number {
  return chooses === undefined ? 0 : intents.filter((other) => other.chooses?.state === chooses.state).length;
}

/** Returns the risk of an intent's tools; an opener that became no tool is judged as a lone action. */
function riskOf({ index }: Intent, { appModel, candidates }: SourceReading): RiskLevel {
  const own = candidates.filter(({ action }) => action === index);
  const lone: ToolCandidate = { kind: 'action', container: null, fields: [], action: index, row: null, openers: [] };
  return assess(own.length > 0 ? own : [lone], appModel).level;
}
