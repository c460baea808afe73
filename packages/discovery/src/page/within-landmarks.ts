import type { PageSnapshot } from '@webmcp/contract';
import { isOverlayKind } from '@webmcp/text';

import { sharesState } from '../group/shared-state.js';
import { compareCandidates, type ToolCandidate } from '../group/tool-candidate.js';
import type { AppModel } from '../intents/model/intent.js';
import { containerAt } from '../match/model/container-at.js';
import type { MatchedElements } from '../match/model/matched-elements.js';

/** Matches the roles of the parts in which a page is divided, and of dialogs. */
const landmarks = /^(?:banner|contentinfo|navigation|main|complementary|dialog|alertdialog)$/;

/**
 * Divides tools without a form at the landmarks of the pages: the field in a footer does not belong to a search in the
 * header. A field stays with the button that uses its state, wherever the field is.
 */
export function withinLandmarks(
  candidates: readonly ToolCandidate[],
  appModel: AppModel,
  seen: MatchedElements,
): ToolCandidate[] {
  return candidates
    .flatMap((tool) => (isDivisible(tool, appModel) ? divided(tool, appModel, seen) : [tool]))
    .sort(compareCandidates);
}

/** Decides whether no form, dialog or row holds the fields of a tool together. */
function isDivisible({ fields, row, container, flow }: ToolCandidate, { boundaries }: AppModel): boolean {
  const kind = container === null ? undefined : boundaries[container]?.kind;
  return fields.length > 0 && row === null && flow === undefined && kind !== 'form' && !(kind && isOverlayKind(kind));
}

function divided(tool: ToolCandidate, appModel: AppModel, seen: MatchedElements): ToolCandidate[] {
  const { intents } = appModel;
  const act = tool.action === null ? undefined : intents[tool.action];
  const [first] = tool.fields;
  const anchor = tool.action ?? first ?? -1;
  const stays = (field: number): boolean => {
    const intent = intents[field];
    return (act && intent && sharesState(act, intent)) === true || !areApart(anchor, field, seen);
  };
  const own = tool.fields.filter(stays);
  const others = tool.fields.filter((field) => !stays(field));
  if (others.length === 0) return [tool];
  const left = divided({ ...tool, kind: 'form', fields: others, action: null }, appModel, seen);
  return [{ ...tool, kind: own.length === 0 ? 'action' : tool.kind, fields: own }, ...left];
}

/** Decides whether every page that shows both intents has them in different landmarks. */
function areApart(one: number, other: number, seen: MatchedElements): boolean {
  const places = landmarksOf(one, seen);
  const shared = [...landmarksOf(other, seen)].filter(([state]) => places.has(state));
  return shared.length > 0 && shared.every(([state, place]) => places.get(state) !== place);
}

/** Returns the nearest landmark around an intent in each state; null without one. */
const landmarksOf = (intent: number, seen: MatchedElements): Map<string, number | null> =>
  new Map(
    seen.ofIntent(intent).map(({ snapshot, element }) => [snapshot.state, landmarkAround(snapshot, element.chain)]),
  );

const landmarkAround = (snapshot: PageSnapshot, chain: readonly number[]): number | null =>
  chain.find((index) => landmarks.test(containerAt(snapshot, index)?.role ?? '')) ?? null;
