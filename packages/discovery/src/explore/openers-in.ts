import type { PageElement, PageSnapshot } from '@webmcp/contract';

import type { ToolCandidate } from '../group/tool-candidate.js';
import type { Intent, AppModel } from '../intents/model/intent.js';
import { siteKey } from '../intents/model/site-key.js';
import { containerAt } from '../match/container-at.js';
import { match } from '../match/match-pages.js';
import type { SourceReading } from '../source/read-source.js';
import { assess } from '../risk/assess.js';
import { findTerm } from '../risk/words/find-term.js';
import { type OpenerTarget, openerTarget } from './opener-target.js';

/** Something on a page that only opens something. */
export interface PageOpener extends OpenerTarget {
  /** The same for the same opener met again: what it says and where it was written, or else on which route it stands. */
  key: string;
}

export interface OpenersOptions {
  /** Whether the sites that the dev server stamped into the page count as evidence. */
  provenance: boolean;
}

/**
 * What may be pressed on a page to see more of it: dialogs, menus, tabs, accordions, drawers. By the source, where it says
 * that a control opens something and its risk is safe; else by what the element says of itself in ARIA, where neither the
 * source nor its own words say that it does more. Never what submits, leads to another page, or is caution or destructive
 * to {@link assess}. Selects and comboboxes are no openers: their options are read by themselves.
 */
export function openersIn(
  snapshot: PageSnapshot,
  { appModel, candidates }: SourceReading,
  { provenance }: OpenersOptions,
): PageOpener[] {
  const { pairs } = match(appModel, [snapshot], { provenance });
  const intents = new Map(pairs.map(({ element, intent }) => [element, appModel.intents[intent]]));
  const found = new Map<string, PageOpener>();
  for (const element of snapshot.elements) {
    if (!isPressable(element, snapshot)) continue;
    const intent = intents.get(element.index);
    if (!(intent === undefined ? saysItOpens(element) : onlyOpens(intent, element, appModel, candidates))) continue;
    const opener = openerTarget(element, snapshot);
    if (opener === undefined) continue;
    const written = element.sources?.[0];
    const place = written === undefined ? snapshot.route : siteKey(written);
    const key = `${element.role} ${opener.label} ${place}`;
    // Of the rows of a set the first stands for all.
    if (!found.has(key)) found.set(key, { ...opener, key });
  }
  return [...found.values()];
}

/** A control that neither submits nor leads away; in a form a button without a type submits (HTML, button). */
function isPressable({ role, tag, attributes, disabled, chain }: PageElement, snapshot: PageSnapshot): boolean {
  if (disabled || !/^(?:button|tab|menuitem|link|generic|listitem|treeitem|switch|img)$/.test(role)) return false;
  const { href, type } = attributes;
  if (href !== undefined && !/^(?:#(?!!?\/).*|javascript:.*)?$/i.test(href)) return false;
  if (type === 'submit' || type === 'image' || type === 'reset') return false;
  const isInForm = chain.some((index) => containerAt(snapshot, index)?.tag === 'form');
  return !(isInForm && tag === 'button' && type !== 'button');
}

/** ARIA's and HTML's own words for "this opens something". */
function saysItOpens({ tag, role, name, labels, attributes }: PageElement): boolean {
  const popup = attributes['aria-haspopup'];
  const opens =
    tag === 'summary' ||
    role === 'tab' ||
    attributes['aria-expanded'] === 'false' ||
    (popup !== undefined && popup !== 'false' && popup !== 'listbox');
  return opens && [name, ...labels].every((text) => !saysItDoes(text));
}

function saysItDoes(text: string): boolean {
  return (['ending', 'money', 'writing'] as const).some((sense) => findTerm(text, sense) !== null);
}

function onlyOpens(
  intent: Intent,
  element: PageElement,
  appModel: AppModel,
  candidates: readonly ToolCandidate[],
): boolean {
  if (intent.kind === 'field' || intent.control === 'submit' || intent.control === 'reset') return false;
  const opens = appModel.boundaries.some(({ openers }) => openers.includes(intent.index));
  const own = candidates.filter(({ action }) => action === intent.index);
  const { level } = assess(own.length > 0 ? own : [loneAction(intent)], appModel);
  if (opens) return level === 'safe';
  // Where the source shows no handler, what the element says of itself is all there is.
  return saysItOpens(element) && (level === 'safe' || intent.handlers.length === 0);
}

/** An opener that became no tool of its own, asked as if it were one. */
function loneAction({ index }: Intent): ToolCandidate {
  return { kind: 'action', container: null, fields: [], action: index, row: null, openers: [] };
}
