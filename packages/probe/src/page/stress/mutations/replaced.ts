import { none, type Mutation } from './mutation.js';
import { reword } from './reword.js';
import { otherWords, wordings } from './wording.js';

/** Removes the target, or its list item. */
export const removed: Mutation = {
  name: 'removed',
  kind: 'safety',
  apply: (target, random) => {
    const item = random.chance(0.5) ? (target.closest('li,tr') ?? target) : target;
    if ((target as HTMLInputElement).labels?.[0]?.contains(target) !== true)
      (target as HTMLInputElement).labels?.[0]?.remove();
    item.remove();
    return none;
  },
};

/** Turns the target into another action in the same place. */
export const slotReused: Mutation = {
  name: 'slot reused by another action',
  kind: 'safety',
  apply: (target, random) => {
    const words = wordings(target);
    if (!words.length) return undefined;
    const before = words.map((wording) => wording.read()).join(' ');
    const other = otherWords(words[0]!.read(), random, 1 + random.integer(2), before);
    for (const wording of words) wording.write(other);
    // The slot keeps no word of the old action.
    for (const part of [target, ...((target as HTMLInputElement).labels ?? [])]) reword(part, random, before);
    if (target.hasAttribute('href')) target.setAttribute('href', `#${random.token(6)}`);
    if (random.chance(0.7)) target.removeAttribute('id');
    if (random.chance(0.9)) target.removeAttribute('data-testid');
    target.removeAttribute('name');
    for (const image of target.querySelectorAll('i,svg'))
      image.setAttribute('class', `fa fa-${random.pick(['bolt', 'cube', 'anchor', 'leaf'])}`);
    return none;
  },
};
