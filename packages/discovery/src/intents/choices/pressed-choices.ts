import type { FieldEntry } from '@webmcp/contract';

import type { DraftBoundary, DraftIntent } from '../drafts/draft.js';
import type { SceneElement } from '../scene/scene.js';
import { findProp } from '../values/prop-values.js';
import { chosenValue } from './chosen-value.js';
import { boundaryAround } from './group-element.js';

/** The entry of a button that is one value of a field. */
const pressedButton: FieldEntry = { is: 'field', control: 'radio', roles: ['group', 'button'], label: ['children'] };

/** Buttons of one group that set the same state. */
interface ButtonSet {
  group: SceneElement;
  state: string;
  members: { intent: DraftIntent; value: string | number }[];
}

/**
 * Merges the buttons of one group with `aria-pressed` that each set the same state to another value: they are one field.
 * The first button represents the field. Buttons whose state also shows a boundary are openers, and no choice.
 */
export function pressedChoices(
  intents: readonly DraftIntent[],
  boundaries: readonly Pick<DraftBoundary, 'shown'>[],
): DraftIntent[] {
  const showingStates = new Set(boundaries.map(({ shown }) => shown?.state));
  const replaced = new Map<DraftIntent, DraftIntent | null>();
  for (const set of buttonSets(intents)) {
    const { members, state } = set;
    const values = new Set(members.map(({ value }) => value));
    if (showingStates.has(state) || members.length < 2 || values.size < members.length) continue;
    for (const { intent } of members) replaced.set(intent, null);
    const [first] = members;
    if (first !== undefined) replaced.set(first.intent, fieldOf(first.intent, set));
  }
  return intents.flatMap((intent) => (replaced.has(intent) ? (replaced.get(intent) ?? []) : [intent]));
}

function buttonSets(intents: readonly DraftIntent[]): ButtonSet[] {
  const sets: ButtonSet[] = [];
  for (const intent of intents) {
    const chosen = chosenValue(intent, intents);
    const group = boundaryAround(intent.node);
    if (chosen === undefined || group?.entry?.is !== 'boundary' || group.entry.kind !== 'group') continue;
    if (findProp(intent.node.props, 'aria-pressed') === undefined) continue;
    const { state, value } = chosen;
    const set = sets.find((one) => one.group === group && one.state === state);
    if (set === undefined) sets.push({ group, state, members: [{ intent, value }] });
    else set.members.push({ intent, value });
  }
  return sets;
}

function fieldOf(first: DraftIntent, { state, members }: ButtonSet): DraftIntent {
  return {
    ...first,
    entry: pressedButton,
    control: 'radio',
    handlers: members.flatMap(({ intent }) => intent.handlers),
    members: members.map(({ intent: { node } }) => ({ ...node, entry: pressedButton })),
    choiceState: state,
  };
}
