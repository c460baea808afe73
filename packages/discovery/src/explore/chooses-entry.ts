import { words } from '@webmcp/text';

import type { AppModel, Intent } from '../intents/model/intent.js';
import { staysHarmless } from './only-shows.js';

/** Words of a state that holds which entries are chosen. A state with another name, such as `done`, may be data. */
const choosing = /^(?:select(?:ed|ion)?|chosen|checked|ticked|picked|marked)$/;

/**
 * Decides whether a field chooses an entry of a list in memory, and an action waits for a chosen one. No page shows "Delete
 * selected" before a person has ticked a box.
 */
export function choosesEntry({ kind, handlers }: Intent, { intents }: AppModel): boolean {
  if (kind !== 'field' || !handlers.every(staysHarmless)) return false;
  const states = handlers.flatMap(({ sets }) => sets.map(({ state }) => state)).filter(isChoosing);
  return intents.some(
    ({ kind: of, shownIf }) => of === 'action' && states.some((state) => shownIf?.state.startsWith(`${state}.`)),
  );
}

const isChoosing = (state: string): boolean => words(state.replace(/^.*[:.]/, '')).some((word) => choosing.test(word));
