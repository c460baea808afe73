import type { Target } from '@webmcp/contract';

import type { ToolCandidate } from '../group/candidate.js';
import type { Boundary, Intent, Label, AppModel } from '../intents/model/intent.js';
import { boundaryChain } from '../match/intent-view.js';
import { chooseScope, scoped, type Scope } from '../selectors/choose-scope.js';
import { intentTarget } from '../selectors/make-target.js';
import { inRowTarget, nearestRow, planRows, type RowPlan } from '../selectors/row-targets.js';
import type { IsElsewhere } from '../selectors/elsewhere.js';
import type { MatchedElement, MatchedElements } from '../match/matched-elements.js';
import type { SynthesizedTarget, ToolTargets } from './tool-targets.js';

export interface SynthesisContext {
  appModel: AppModel;
  threshold: number;
  isElsewhere: IsElsewhere;
}

/** Makes the targets of one tool from everything that its intents were paired with. */
export function synthesizeTool(
  candidate: ToolCandidate,
  seen: MatchedElements,
  { appModel: { intents, boundaries }, threshold, isElsewhere }: SynthesisContext,
): Omit<ToolTargets, 'id'> {
  const find = (index: number): { intent: Intent; matchedElements: readonly MatchedElement[] }[] => {
    const intent = intents[index];
    return intent === undefined ? [] : [{ intent, matchedElements: seen.ofIntent(index) }];
  };
  const boundary = candidate.container === null ? undefined : boundaries[candidate.container];
  const own = boundary === undefined ? [] : seen.ofBoundary(boundary.index);
  const there = new Set(own.map(({ snapshot }) => snapshot.state));
  // Where the tool's own container is not there, the tool is not: what was paired there is some other control.
  const within = (matchedElements: readonly MatchedElement[]): readonly MatchedElement[] => {
    const inside = matchedElements.filter(({ snapshot }) => there.has(snapshot.state));
    return inside.length === 0 ? matchedElements : inside;
  };
  const fields = candidate.fields
    .flatMap(find)
    .map(({ intent, matchedElements }) => ({ intent, matchedElements: within(matchedElements) }));
  const action =
    candidate.action === null
      ? []
      : find(candidate.action).map(({ intent, matchedElements }) => ({
          intent,
          matchedElements: within(matchedElements),
        }));
  const members = [...fields, ...action];

  const isInRow = ({ snapshot, element }: MatchedElement): boolean => nearestRow(snapshot, element.chain) !== undefined;
  // Many an opener is called otherwise once it has opened: "Show filters", "Hide filters".
  const open = new Set(members.flatMap(({ matchedElements }) => matchedElements.map(({ snapshot }) => snapshot.state)));
  const steps = candidate.openers.flatMap(find).map(({ intent, matchedElements }) => {
    const before = matchedElements.filter(({ snapshot }) => !open.has(snapshot.state));
    return { intent, matchedElements: before.length === 0 ? matchedElements : before };
  });
  const inRows = (some: typeof members): typeof members =>
    some.filter(({ matchedElements }) => matchedElements.some(isInRow));
  // A row's action may itself stand in a dialog that the row's button opens; then only the opener is in the row.
  // Where the row itself changes its looks, as one that is edited in its place, both are, and seldom in one state.
  const ownSteps = steps.filter(
    ({ intent }) => candidate.row !== null && boundaryChain(boundaries, intent.boundary).includes(candidate.row),
  );
  const rowMembers =
    candidate.row === null ? [] : inRows(inRows(members).length === 0 ? steps : [...members, ...ownSteps]);
  const matchedRowElements = rowMembers.flatMap(({ matchedElements }) => matchedElements.filter(isInRow));
  const plan = matchedRowElements.length === 0 ? null : planRows(matchedRowElements);
  // What opens it may be one of other rows: a tab, an item of a menu.
  const sets = new Set(matchedRowElements.map(rowSetOf));
  const isInSet = (matchedElement: MatchedElement): boolean =>
    isInRow(matchedElement) && sets.has(rowSetOf(matchedElement));
  const outside = members.filter((member) => plan === null || !rowMembers.includes(member));
  const scope: Scope =
    outside.length === 0
      ? { in: new Map() }
      : chooseScope(outside, own, labelsAround(boundary, boundaries), threshold, isElsewhere);

  const draft = (
    { intent, matchedElements }: { intent: Intent; matchedElements: readonly MatchedElement[] },
    where: Scope,
  ): SynthesizedTarget => {
    const inRow = plan !== null && matchedElements.some(isInSet);
    const target = inRow
      ? inRowTarget(intent, matchedElements.filter(isInSet), plan)
      : intentTarget(intent, scoped(oneEach(matchedElements), where));
    return { intent, matchedElements, target, stable: target.selectors.length > 0 && target.confidence >= threshold };
  };
  const openers = steps.map((opener) => draft(opener, { in: new Map() }));
  const drafts = {
    fields: fields.map((field) => draft(field, scope)),
    action: action.map((each) => draft(each, scope))[0] ?? null,
  };
  const reach =
    openers.length > 0 && openers.every(({ stable }) => stable)
      ? openers.map(({ target }) => ({ do: 'click' as const, target }))
      : undefined;
  // Where the row is only on the way and the way is not known, a call meets it open: there is no row left to choose.
  const { row } = candidate;
  const isApart = ({ intent }: (typeof members)[number]): boolean =>
    row !== null && !boundaryChain(boundaries, intent.boundary).includes(row);
  const isMetOpen = reach === undefined && steps.length > 0 && own.length > 0 && members.every(isApart);
  return {
    candidate,
    kind: isMetOpen ? (fields.length > 0 ? 'form' : 'action') : candidate.kind,
    states: statesOf(
      drafts.action === null ? members.map(({ matchedElements }) => matchedElements) : [drafts.action.matchedElements],
    ),
    ...(scope.target === undefined ? {} : { container: scope.target }),
    ...(plan === null || isMetOpen ? {} : { row: rowOf(plan) }),
    ...(reach === undefined ? {} : { reach }),
    openers,
    ...drafts,
  };
}

/** The rows that something was seen in, of one state. */
function rowSetOf({ snapshot, element }: MatchedElement): string {
  return `${snapshot.state} ${nearestRow(snapshot, element.chain)?.row?.set}`;
}

/** The labels of a boundary and of those around it, nearest first. */
function labelsAround(boundary: Boundary | undefined, boundaries: readonly Boundary[]): Label[][] {
  const found: Label[][] = [];
  for (let at = boundary; at !== undefined; at = at.parent === null ? undefined : boundaries[at.parent])
    found.push(at.labels);
  return found;
}

const rowOf = ({ rows, key }: RowPlan): { rows: Target; key: Target } => ({ rows, key });

/** Outside rows an intent is one element a state; of a repeated one without rows only the first counts. */
function oneEach(matchedElements: readonly MatchedElement[]): MatchedElement[] {
  const byState = new Map<string, MatchedElement>();
  for (const matchedElement of matchedElements)
    if (!byState.has(matchedElement.snapshot.state)) byState.set(matchedElement.snapshot.state, matchedElement);
  return [...byState.values()];
}

function statesOf(lists: readonly (readonly MatchedElement[])[]): string[] {
  return [...new Set(lists.flat().map(({ snapshot }) => snapshot.state))].sort();
}
