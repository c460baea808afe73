import { compareCandidates, type ToolCandidate } from '../group/tool-candidate.js';
import { fieldKey } from '../identity/field-key.js';
import type { AppModel, Intent } from '../intents/model/intent.js';
import type { MatchedContainer, MatchedElement, MatchedElements } from '../match/model/matched-elements.js';

/** Returns the index of the intent that shows a candidate on a page: its action, else its first field, else -1. */
export const leadIntentOf = ({ action, fields }: ToolCandidate): number => action ?? fields[0] ?? -1;

/**
 * Returns the elements and containers of a tool by the intents of its candidate, including the elements of its
 * duplicates. A state belongs to one candidate: the one whose leading element comes first there.
 */
export function matchesOfTool(candidate: ToolCandidate, appModel: AppModel, seen: MatchedElements): MatchedElements {
  const { duplicates } = candidate;
  if (duplicates === undefined) return seen;
  const candidates = [candidate, ...duplicates].sort(compareCandidates);
  const owner = ownersOfStates(candidates, seen);
  const owns = (each: ToolCandidate, state: string): boolean => owner.get(state) === each;
  const counterpart = counterpartsIn(candidate, candidates, appModel);
  return {
    ofIntent(intent) {
      // An opener is on pages that do not show the tool yet; no candidate owns those states.
      const opens = candidate.openers.includes(intent);
      const found: MatchedElement[] = candidates.flatMap((each) =>
        seen
          .ofIntent(counterpart(each, intent) ?? -1)
          .filter(({ snapshot: { state } }) => owns(each, state) || (opens && !owner.has(state))),
      );
      return found.sort((a, b) => compare(a.snapshot.state, b.snapshot.state) || a.element.index - b.element.index);
    },
    ofBoundary(boundary) {
      if (boundary !== candidate.container) return seen.ofBoundary(boundary);
      return candidates.flatMap((each): MatchedContainer[] =>
        each.container === null
          ? []
          : seen.ofBoundary(each.container).filter(({ snapshot }) => owns(each, snapshot.state)),
      );
    },
  };
}

function ownersOfStates(candidates: readonly ToolCandidate[], seen: MatchedElements): Map<string, ToolCandidate> {
  const first = new Map<string, { candidate: ToolCandidate; element: number }>();
  for (const candidate of candidates) {
    for (const { snapshot, element } of seen.ofIntent(leadIntentOf(candidate))) {
      const known = first.get(snapshot.state);
      if (known === undefined || element.index < known.element)
        first.set(snapshot.state, { candidate, element: element.index });
    }
  }
  return new Map([...first].map(([state, { candidate }]) => [state, candidate]));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Returns a function that finds, in another candidate, the intent with the part of the given intent. */
export function counterpartsIn(
  candidate: ToolCandidate,
  candidates: readonly ToolCandidate[],
  { intents }: AppModel,
): (of: ToolCandidate, intent: number) => number | undefined {
  const parts = ({ action, fields, openers }: ToolCandidate): [string, number][] => [
    ...(action === null ? [] : [['action', action] as [string, number]]),
    ...fields.map((field): [string, number] => [
      `field ${intents[field] === undefined ? '' : fieldKey(intents[field])}`,
      field,
    ]),
    ...openers.map((opener, at): [string, number] => [`opener ${at}`, opener]),
    ...fields.flatMap((field) => itemParts(intents[field])),
  ];
  const own = new Map(parts(candidate).map(([part, intent]) => [intent, part]));
  const others = new Map(candidates.map((each) => [each, new Map(parts(each))]));
  return (of, intent) => {
    const part = own.get(intent);
    return part === undefined ? undefined : others.get(of)?.get(part);
  };
}

/** Returns the parts of an item of a list. Lists of one key have the same parts. */
function itemParts(list: Intent | undefined): [string, number][] {
  if (list?.itemList === undefined) return [];
  const { fields, remove } = list.itemList;
  const key = fieldKey(list);
  return [
    ...fields.map((field, at): [string, number] => [`item ${key} ${at}`, field]),
    ...(remove === undefined ? [] : [[`item ${key} remove`, remove] as [string, number]]),
  ];
}
