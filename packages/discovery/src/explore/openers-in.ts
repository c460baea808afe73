import type { PageElement, PageSnapshot, RiskLevel } from '@webmcp/contract';

import type { ToolCandidate } from '../group/tool-candidate.js';
import type { Intent } from '../intents/model/intent.js';
import { siteKey } from '../intents/model/site-key.js';
import { match } from '../match/match-pages.js';
import { assess } from '../risk/assess.js';
import type { AppCode } from '../source/app-code.js';
import type { SourceReading } from '../source/read-source.js';
import { isOpener } from './opener-rules.js';
import { openerTarget, type OpenerTarget } from './opener-target.js';
import { mayBePressed } from './press-rules.js';

/** An element that only opens something. */
export interface PageOpener extends OpenerTarget {
  /**
   * Key, equal for the same opener on another page: its role, its label, and its site in the source, else its route.
   */
  key: string;
}

export interface OpenersOptions {
  /** True if the sites that the dev server stamps into pages count as evidence. */
  provenance: boolean;
  /** The app's code, to read the handlers of elements that no intent was paired with. */
  code?: AppCode;
}

/**
 * Returns the elements that exploring may press to see more of a page: openers of dialogs, menus, tabs, accordions and
 * drawers, by `openerRules` and `pressRules`. Never returns an element that submits, goes to another page, or is caution
 * or destructive to {@link assess}. Selects are read by themselves.
 */
export function openersIn(
  snapshot: PageSnapshot,
  source: SourceReading,
  { provenance, code }: OpenersOptions,
): PageOpener[] {
  const { appModel } = source;
  const { pairs } = match(appModel, [snapshot], { provenance });
  const intents = new Map(pairs.map(({ element, intent }) => [element, appModel.intents[intent]]));
  const found = new Map<string, PageOpener>();
  for (const element of snapshot.elements) {
    if (!mayBePressed(element, snapshot) || !opens(element, intents.get(element.index), source, code)) continue;
    const opener = openerTarget(element, snapshot);
    if (opener === undefined) continue;
    const written = element.sources?.[0];
    const key = `${element.role} ${opener.label} ${written === undefined ? snapshot.route : siteKey(written)}`;
    // One opener represents those of all rows of a set.
    if (!found.has(key)) found.set(key, { ...opener, key });
  }
  return [...found.values()];
}

function opens(
  element: PageElement,
  intent: Intent | undefined,
  source: SourceReading,
  code: AppCode | undefined,
): boolean {
  const own = (element.handlers ?? []).filter(({ event, isAround }) => event === 'click' && isAround !== true);
  const read = own.flatMap((handler) => code?.handlerOf(handler) ?? []);
  const ofPage = read.length < own.length ? [] : read;
  if (intent === undefined) return isOpener({ element, handlers: ofPage, opensBySource: false, risk: () => 'safe' });
  return isOpener({
    element,
    intent,
    handlers: intent.handlers.length > 0 ? intent.handlers : ofPage,
    opensBySource: source.appModel.boundaries.some(({ openers }) => openers.includes(intent.index)),
    risk: () => riskOf(intent, source),
  });
}

/** Returns the risk of an intent's tools; an opener that became no tool is judged as a lone action. */
function riskOf({ index }: Intent, { appModel, candidates }: SourceReading): RiskLevel {
  const own = candidates.filter(({ action }) => action === index);
  const lone: ToolCandidate = { kind: 'action', container: null, fields: [], action: index, row: null, openers: [] };
  return assess(own.length > 0 ? own : [lone], appModel).level;
}
