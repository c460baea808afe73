import type { FieldEntry } from '@webmcp/contract';

import { chosenValue } from './chosen-value.js';
import type { DraftBoundary, DraftIntent } from '../drafts/draft.js';
import { findProp } from '../values/prop-values.js';
import type { SceneElement } from '../scene/scene.js';

const button: FieldEntry = { is: 'field', control: 'radio', roles: ['group', 'button'], label: ['children'] };

/** The group element around a button, with nothing else that scopes between. */
function groupAround(node: SceneElement): SceneElement | undefined {
  for (let at = node.parent; at !== null; at = at.parent) {
    if (at.kind !== 'element' || at.entry?.is !== 'boundary') continue;
    return at.entry.kind === 'group' ? at : undefined;
  }
  return undefined;
}

/**
 * Buttons of one group that say whether they are pressed, each of which sets the same state to another value, are one
 * field: the first one stands for it, with all as its members. Those that also show something are what opens it.
 */
export function pressedChoices(
  intents: readonly DraftIntent[],
  boundaries: readonly Pick<DraftBoundary, 'shown'>[],
): DraftIntent[] {
  const shows = new Set(boundaries.map(({ shown }) => shown?.state));
  const sets = new Map<SceneElement, Map<string, { intent: DraftIntent; value: string | number }[]>>();
  for (const intent of intents) {
    const chosen = chosenValue(intent);
    const group = groupAround(intent.node);
    if (chosen === undefined || group === undefined || shows.has(chosen.state)) continue;
    if (findProp(intent.node.props, 'aria-pressed') === undefined) continue;
    const states = sets.get(group) ?? new Map<string, { intent: DraftIntent; value: string | number }[]>();
    sets.set(group, states);
    states.set(chosen.state, [...(states.get(chosen.state) ?? []), { intent, value: chosen.value }]);
  }
  const fields = new Map<DraftIntent, DraftIntent | null>();
  for (const [state, members] of [...sets.values()].flatMap((states) => [...states])) {
    if (members.length < 2 || new Set(members.map(({ value }) => value)).size < members.length) continue;
    const [first] = members;
    for (const { intent } of members) fields.set(intent, null);
    fields.set(first!.intent, {
      ...first!.intent,
      entry: button,
      control: 'radio',
      handlers: members.flatMap(({ intent }) => intent.handlers),
      members: members.map(({ intent: { node } }) => ({ ...node, entry: button })),
      choiceState: state,
    });
  }
  return intents.flatMap((intent) => (fields.has(intent) ? (fields.get(intent) ?? []) : [intent]));
}
