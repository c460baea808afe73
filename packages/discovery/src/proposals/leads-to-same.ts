import { canonicalJson } from '@webmcp/contract';

import type { ToolCandidate } from '../group/tool-candidate.js';
import type { AppModel, HandlerEvidence } from '../intents/model/intent.js';
import { effectRules, sharedEffectOf } from '../merge/effect-rules.js';
import type { MatchedElements } from '../match/model/matched-elements.js';
import { expectedRequests } from '../risk/calls/expected-requests.js';

/** A kind of evidence that two tools lead to the same action. */
interface SameActionRule {
  name: string;
  reason: string;
  /** Returns a text that two tools share only if they lead to the same action; null if the source does not show the action. */
  action(candidate: ToolCandidate, appModel: AppModel, seen: MatchedElements): string | null;
}

const sameAddress = effectRules.find(({ name }) => name === 'same-address')!;

/**
 * The evidence for one action of two tools that a person wants to merge. It is stricter than {@link effectRules}: those
 * compare tools that mean the same already, and these tools have other words.
 */
const sameActionRules: readonly SameActionRule[] = [
  { name: 'same-address', reason: sameAddress.reason, action: sameAddress.effect },
  {
    name: 'same-function',
    reason: 'One function of the source answers both.',
    action(candidate, appModel) {
      const places = ownHandlers(candidate, appModel).map(({ event, source }) => ({ event, source }));
      return places.length === 0 ? null : canonicalJson(places);
    },
  },
  {
    name: 'same-store',
    reason: 'Both set the same states of the whole app to the same values.',
    action: (candidate, appModel) => sharedEffectOf({ ...candidate, fields: [] }, appModel),
  },
  {
    name: 'same-request',
    reason: 'Both send the same requests, as far as the source shows them.',
    action(candidate, appModel) {
      const requests = expectedRequests(ownHandlers(candidate, appModel));
      return requests.length === 0 ? null : canonicalJson(requests);
    },
  },
  {
    name: 'same-post',
    reason: 'The browser sends both forms to one address.',
    action({ container }, { boundaries }) {
      const { action, method = 'get' } = boundaries[container ?? -1] ?? {};
      return action === undefined ? null : `${method} ${action}`;
    },
  },
];

/** Decides whether the source shows that two tools lead to the same action. One rule that knows both is enough. */
export function leadsToSame(
  one: ToolCandidate,
  other: ToolCandidate,
  { appModel, seen }: { appModel: AppModel; seen: MatchedElements },
): boolean {
  return sameActionRules.some(({ action }) => {
    const known = action(one, appModel, seen);
    return known !== null && known === action(other, appModel, seen);
  });
}

/** Returns the handlers of the action and of the form that the action submits. What a field does while it is filled in is no action. */
function ownHandlers({ action, container }: ToolCandidate, { intents, boundaries }: AppModel): HandlerEvidence[] {
  const submits = (boundaries[container ?? -1]?.handlers ?? []).filter(({ event }) => /submit/i.test(event));
  const pressed = intents[action ?? -1];
  return [...(pressed?.handlers ?? []), ...(pressed?.control === 'submit' ? submits : [])];
}
