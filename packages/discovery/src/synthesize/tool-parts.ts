import type { PageSnapshot } from '@webmcp/contract';

import type { ToolCandidate } from '../group/tool-candidate.js';
import type { AppModel, Intent } from '../intents/model/intent.js';
import { nearestRow } from '../selectors/rows/row-plan.js';
import type { IsOnOwnWay } from './own-way.js';
import type { MatchedContainer, MatchedElement, MatchedElements } from '../match/model/matched-elements.js';

/** An intent of a tool and the elements that it was paired with, before a target is made. */
export interface ToolPart {
  intent: Intent;
  matchedElements: readonly MatchedElement[];
}

/** The parts of one tool on the pages. */
export interface ToolParts {
  fields: readonly ToolPart[];
  action: ToolPart | null;
  /** Intents that are clicked, in order, before the tool is on the page. */
  openers: readonly ToolPart[];
  /** The tool's own boundary, by state. */
  container: readonly MatchedContainer[];
}

/** Returns fields and action: the parts that the tool itself consists of. */
export const membersOf = ({ fields, action }: ToolParts): readonly ToolPart[] =>
  action === null ? fields : [...fields, action];

/**
 * Collects the parts of a tool with the elements that count for each.
 * @param isOwn decides whether a state belongs to the tool if other ways lead to the same part, see `own-way.ts`
 */
export function toolParts(
  candidate: ToolCandidate,
  seen: MatchedElements,
  { intents }: AppModel,
  isOwn: IsOnOwnWay,
): ToolParts {
  const find = (index: number): ToolPart[] => {
    const intent = intents[index];
    return intent === undefined ? [] : [{ intent, matchedElements: seen.ofIntent(index) }];
  };
  const container = candidate.container === null ? [] : ofOwnWay(seen.ofBoundary(candidate.container), isOwn);
  const shown = new Set(container.map(({ snapshot }) => snapshot.state));
  // A button that opens the part first acts in the states that show the part.
  const turns = candidate.action !== null && candidate.openers.includes(candidate.action);
  const findOwn = (index: number): ToolPart[] =>
    find(index).map((part) => ({ ...part, matchedElements: ofOwnWay(part.matchedElements, isOwn) }));
  const fields = candidate.fields.flatMap(findOwn).map((part) => withinStates(part, shown));
  const [action = null] = (candidate.action === null ? [] : findOwn(candidate.action)).map((part) =>
    turns ? besideFields(part, fields) : withinStates(part, shown),
  );
  const own = action === null ? fields : [...fields, action];
  const open = new Set(own.flatMap(({ matchedElements }) => matchedElements.map(({ snapshot }) => snapshot.state)));
  return {
    fields,
    action,
    openers: candidate.openers.flatMap(find).map((part) => beforeOpening(part, open)),
    container,
  };
}

/** Keeps what the tool's own way shows; everything if no state of that way shows the part. */
function ofOwnWay<T extends { snapshot: PageSnapshot }>(shown: readonly T[], isOwn: IsOnOwnWay): readonly T[] {
  const own = shown.filter(({ snapshot }) => isOwn(snapshot.state));
  return own.length === 0 ? shown : own;
}

/** Keeps the elements of states that show the container. Elsewhere the pair is some other control. */
function withinStates({ intent, matchedElements }: ToolPart, states: ReadonlySet<string>): ToolPart {
  const inside = matchedElements.filter(({ snapshot }) => states.has(snapshot.state));
  return { intent, matchedElements: inside.length === 0 ? matchedElements : inside };
}

/** Keeps the elements of a button in turn beside a field: in one row, or without rows in one state. */
function besideFields({ intent, matchedElements }: ToolPart, fields: readonly ToolPart[]): ToolPart {
  const placeOf = ({ snapshot, element }: MatchedElement): string =>
    `${snapshot.state} ${nearestRow(snapshot, element.chain)?.index}`;
  const filled = new Set(fields.flatMap((field) => field.matchedElements.map(placeOf)));
  return { intent, matchedElements: matchedElements.filter((matched) => filled.has(placeOf(matched))) };
}

/** Keeps an opener's elements of states in which it is still to be clicked: "Show filters" becomes "Hide filters". */
function beforeOpening({ intent, matchedElements }: ToolPart, open: ReadonlySet<string>): ToolPart {
  const before = matchedElements.filter(({ snapshot }) => !open.has(snapshot.state));
  return { intent, matchedElements: before.length === 0 ? matchedElements : before };
}
