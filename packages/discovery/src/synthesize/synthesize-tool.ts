import type { ReachStep, Selector, State, ToolKind } from '@webmcp/contract';

import type { ToolCandidate } from '../group/tool-candidate.js';
import { endsByEnter } from './ends-by-enter.js';
import type { AppModel, Boundary, Label } from '../intents/model/intent.js';
import { boundaryChain } from '../match/views/intent-view.js';
import type { MatchedElement, MatchedElements } from '../match/model/matched-elements.js';
import { holdsData } from '../selectors/changing-text.js';
import type { IsElsewhere } from '../selectors/elsewhere.js';
import { intentTarget } from '../selectors/intent-target.js';
import { outsideTwins } from '../selectors/rows/outside-twins.js';
import { inRowTarget } from '../selectors/rows/in-row-target.js';
import { chooseScope } from '../selectors/scope/choose-scope.js';
import { containersAround } from '../selectors/scope/containers-around.js';
import { isSureContainer } from '../selectors/scope/is-sure-container.js';
import { everywhere, scoped, type SearchScope } from '../selectors/scope/search-scope.js';
import { isHandled } from './is-handled.js';
import { membersOf, toolParts, type ToolPart, type ToolParts } from './tool-parts.js';
import { onOwnWay } from './own-way.js';
import { stepTarget, trustedSteps } from './step-target.js';
import { toolRows, type ToolRows } from './tool-rows.js';
import { withList } from './with-list.js';
import type { SynthesizedTarget, ToolTargets } from './tool-targets.js';

/** The facts of a run that every tool's synthesis needs. */
export interface SynthesisContext {
  appModel: AppModel;
  /** The confidence from which a target is stable, 0 to 1. */
  threshold: number;
  states: readonly State[];
  isElsewhere: IsElsewhere;
}

/**
 * Makes the targets of one tool from every element that its intents were paired with: finds the rows, chooses the
 * container, then proves selectors inside of it.
 * @param seen the elements and containers of the tool, its duplicates included
 */
export function synthesizeTool(
  candidate: ToolCandidate,
  seen: MatchedElements,
  context: SynthesisContext,
): Omit<ToolTargets, 'id'> {
  const { boundaries } = context.appModel;
  const parts = toolParts(candidate, seen, context.appModel, onOwnWay(candidate, context.states));
  const rows = toolRows(candidate, parts, context.appModel, seen);
  const openers = parts.openers.map((opener) => synthesizeOpener(opener, rows, context));
  const reach =
    reachThrough(openers, context.threshold) ??
    reachWithin(openers, openerInRow(candidate, parts, boundaries), context);
  const isMetOpen = reach === undefined && isBehindRow(candidate, parts, boundaries);
  const rowKeys = isMetOpen ? [] : [...new Set(rows?.plan.texts.values())].filter((key) => key !== '');
  const scope = scopeOutsideRows(candidate, parts, { rows, rowKeys }, context);
  const fields = parts.fields.map((field) =>
    withList(synthesizeTarget(field, rows, scope, context), { seen, ...context }),
  );
  const button = parts.action === null ? null : synthesizeTarget(parts.action, rows, scope, context);
  const action = button !== null && isEnterEnough(button, fields) ? null : button;
  return {
    candidate,
    kind: isMetOpen ? kindWithoutRow(parts) : candidate.kind,
    states: statesOf(action === null ? fields : [action]),
    ...(scope.target === undefined ? {} : { container: scope.target }),
    ...(rows === null || isMetOpen ? {} : { row: { rows: rows.plan.rows, key: rows.plan.key } }),
    ...(reach === undefined ? {} : { reach }),
    openers,
    fields,
    action,
  };
}

function scopeOutsideRows(
  candidate: ToolCandidate,
  parts: ToolParts,
  { rows, rowKeys }: { rows: ToolRows | null; rowKeys: readonly string[] },
  { appModel: { boundaries }, threshold, isElsewhere }: SynthesisContext,
): SearchScope {
  const outside = membersOf(parts).filter((member) => rows?.holds(member) !== true);
  if (outside.length === 0) return everywhere;
  const boundary = boundaryOf(boundaries, candidate.container);
  const own = {
    matched: parts.container,
    labels: labelsAround(boundary, boundaries),
    rowKeys,
  };
  return chooseScope(outside, own, threshold, isElsewhere);
}

function synthesizeTarget(
  part: ToolPart,
  rows: ToolRows | null,
  scope: SearchScope,
  { threshold, appModel: { boundaries } }: SynthesisContext,
): SynthesizedTarget {
  const { intent, matchedElements } = part;
  const around = labelsAround(boundaryOf(boundaries, intent.boundary), boundaries).flat();
  const inRows = rows?.elementsOf(part) ?? [];
  const located =
    rows !== null && inRows.length > 0
      ? inRowTarget(intent, inRows, rows.plan)
      : intentTarget(intent, scoped(oneEachState(matchedElements), scope), around);
  const target = {
    ...located,
    ...(isHandled(intent, boundaries, matchedElements) ? { handled: true as const } : {}),
    ...(intent.double === undefined ? {} : { double: intent.double }),
  };
  return { intent, matchedElements, target, stable: target.selectors.length > 0 && target.confidence >= threshold };
}

/**
 * Makes the target of an opener. Other parts may have the same button. An opener that the whole page does not identify is
 * searched in the nearest container that identifies it. Else it is searched outside of the rows with the other ones.
 */
function synthesizeOpener(opener: ToolPart, rows: ToolRows | null, context: SynthesisContext): SynthesizedTarget {
  const alone = synthesizeTarget(opener, rows, everywhere, context);
  const isInRows = rows !== null && rows.elementsOf(opener).length > 0;
  if (isInRows || stepTarget(alone.target, context.threshold) !== undefined) return alone;
  const { boundaries } = context.appModel;
  const labels = labelsAround(boundaryOf(boundaries, opener.intent.boundary), boundaries);
  const part = { ...opener, matchedElements: oneEachState(opener.matchedElements) };
  // The container may also be where the opener is not: a press then finds nothing.
  for (const scope of containersAround([part], { labels, rowKeys: [] }, () => false)) {
    const inside = synthesizeTarget(part, null, scope, context);
    if (scope.target !== undefined && isSureContainer(scope.target, context.threshold) && inside.stable)
      return { ...inside, matchedElements: opener.matchedElements, container: scope.target };
  }
  const isKept = (selector: Selector): boolean => !holdsData(selector, opener.intent.labels);
  const outside = outsideTwins(part.matchedElements, isKept);
  const selectors = outside?.selectors.filter(isKept) ?? [];
  const confidence = selectors[0]?.score ?? 0;
  if (outside === undefined || confidence < context.threshold) return alone;
  return { ...alone, target: { ...alone.target, selectors, confidence }, outside: outside.outside, stable: true };
}

/** Decides whether a tool needs no press of its button, which nothing finds for sure: Enter in its only field does the same. */
function isEnterEnough(button: SynthesizedTarget, [field, ...others]: readonly SynthesizedTarget[]): boolean {
  const isOnly = field !== undefined && field.stable && field.list === undefined && others.length === 0;
  return !button.stable && isOnly && endsByEnter(field.intent, button.intent);
}

/** Returns the clicks that bring the tool onto the page; undefined if one is not trusted. */
function reachThrough(openers: readonly SynthesizedTarget[], threshold: number): ReachStep[] | undefined {
  const steps = openers.map(({ target, container, outside }): ReachStep => ({
    do: 'click',
    target,
    ...(container === undefined ? {} : { container }),
    ...(outside === undefined ? {} : { outside }),
  }));
  return steps.length > 0 ? trustedSteps(steps, threshold) : undefined;
}

/**
 * Returns the clicks from the first opener that the page shows by itself. The openers before, as the icon of a drawer, are
 * not needed where the drawer is open. Undefined if no such opener has a stable way.
 * @param inRow the place of the opener in the tool's row, which no way leaves out; null without one
 */
function reachWithin(
  openers: readonly SynthesizedTarget[],
  inRow: number | null,
  { states, threshold }: SynthesisContext,
): ReachStep[] | undefined {
  const begins = new Set(states.filter(beginsByItself).map(({ id }) => id));
  const shown = openers.findIndex(
    ({ stable, matchedElements }, at) =>
      at > 0 && at <= (inRow ?? at) && stable && matchedElements.some(({ snapshot }) => begins.has(snapshot.state)),
  );
  return shown === -1 ? undefined : reachThrough(openers.slice(shown), threshold);
}

/** Decides whether an address or the harness alone leads to a state. The page of a record is explored, and has an address. */
const beginsByItself = ({ from, reach = [] }: State): boolean => from !== 'explored' || reach.length === 0;

/** Returns the place of the first opener in the row of a tool; null if the row does not open the tool. */
function openerInRow({ row }: ToolCandidate, { openers }: ToolParts, boundaries: readonly Boundary[]): number | null {
  const isInRow = ({ intent }: ToolPart): boolean =>
    row !== null && boundaryChain(boundaries, intent.boundary).includes(row);
  const found = openers.findIndex(isInRow);
  return found === -1 ? null : found;
}

/** Decides whether the row only opens the tool, so that the tool itself is on the page without a row. */
function isBehindRow({ row }: ToolCandidate, parts: ToolParts, boundaries: readonly Boundary[]): boolean {
  if (row === null || parts.openers.length === 0 || parts.container.length === 0) return false;
  return membersOf(parts).every(({ intent }) => !boundaryChain(boundaries, intent.boundary).includes(row));
}

/**
 * Returns the kind of a tool whose row only opens the tool. A call finds such a tool open, so no row is left to choose.
 */
const kindWithoutRow = ({ fields }: ToolParts): ToolKind => (fields.length > 0 ? 'form' : 'action');

const boundaryOf = (boundaries: readonly Boundary[], index: number | null): Boundary | undefined =>
  index === null ? undefined : boundaries[index];

/** Returns the labels of a boundary and of those around it, nearest first. */
function labelsAround(boundary: Boundary | undefined, boundaries: readonly Boundary[]): Label[][] {
  const found: Label[][] = [];
  for (let at = boundary; at !== undefined; at = at.parent === null ? undefined : boundaries[at.parent])
    found.push(at.labels);
  return found;
}

/** Keeps the first element of each state: outside rows an intent is one element. */
function oneEachState(matchedElements: readonly MatchedElement[]): MatchedElement[] {
  const byState = new Map<string, MatchedElement>();
  for (const matched of matchedElements)
    if (!byState.has(matched.snapshot.state)) byState.set(matched.snapshot.state, matched);
  return [...byState.values()];
}

const statesOf = (parts: readonly ToolPart[]): string[] =>
  [...new Set(parts.flatMap(({ matchedElements }) => matchedElements.map(({ snapshot }) => snapshot.state)))].sort();
