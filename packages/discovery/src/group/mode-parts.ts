import type { Boundary, Intent } from '../intents/model/intent.js';
import type { IntentTree } from './intent-tree.js';
import { sharesState } from './shared-state.js';
import { isButton } from './submit-words.js';

/** A part of a form or dialog with the intents inside. */
export interface FormPart {
  container: number;
  members: readonly Intent[];
}

/**
 * Divides the intents of a form or dialog that has modes. A mode is a region that one value of a state shows, with fields
 * and a button that uses them: `mode === 'deck' ? … : …`. Fields of another mode are never on the page together with it.
 * The form itself is the last part. A region without such a button, such as the fields of a card, belongs to the form.
 */
export function modeParts(tree: IntentTree, home: Boundary, members: readonly Intent[]): FormPart[] {
  const inside = new Map<number, Intent[]>();
  for (const intent of members) {
    const region = modeAround(tree, home, intent);
    if (region !== undefined) inside.set(region, [...(inside.get(region) ?? []), intent]);
  }
  const modes = [...inside]
    .filter(([, own]) => submitsItself(own))
    .map(([container, own]) => ({ container, members: own }));
  const taken = new Set(modes.flatMap((mode) => mode.members));
  return [...modes, { container: home.index, members: members.filter((intent) => !taken.has(intent)) }];
}

/** Returns the outermost region of a form that one value of a state shows, around an intent. */
function modeAround(tree: IntentTree, home: Boundary, { boundary }: Intent): number | undefined {
  const around = tree.boundariesFrom(boundary);
  const upTo = around.findIndex(({ index }) => index === home.index);
  return around
    .slice(0, Math.max(upTo, 0))
    .findLast(({ kind, shownValue }) => kind === 'region' && typeof shownValue === 'string')?.index;
}

/** Decides whether one of some intents is a button that uses the field of another. */
const submitsItself = (own: readonly Intent[]): boolean =>
  own.some(
    (action) =>
      isButton(action) &&
      action.dismisses === undefined &&
      own.some((field) => field.kind === 'field' && sharesState(action, field)),
  );
