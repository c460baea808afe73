import { words } from '@webmcp/text';

import type { Intent } from '../intents/model/intent.js';
import { knownButtonWords } from '../intents/openers/button-words.js';
import { appearsByCount, sharesState } from './shared-state.js';

const handlerWords = /(?:submit|save|send|search|apply|create|add|update|confirm|register|login|checkout|book)/i;

/**
 * Rates by the words of an action whether the action submits the fields around it: 0 (no), 1 (perhaps) or 2 (surely).
 */
export function submitWords(intent: Intent): 0 | 1 | 2 {
  if (intent.control === 'submit') return 2;
  const texts = textsOf(intent);
  if (texts.some((text) => knownButtonWords.signsInElsewhere(text))) return 0;
  if (texts.some((text) => knownButtonWords.submits(text))) return 2;
  if (texts.some((text) => knownButtonWords.mayBegin(text))) return 1;
  return intent.handlers.some((handler) => handler.name !== undefined && handlerWords.test(handler.name)) ? 1 : 0;
}

/**
 * Decides whether a button is a control of its own beside a search field: "Search…" and "Add user". A button that appears
 * once something is chosen works on the choice.
 */
export function isOtherThanSearch(action: Intent, field: Intent): boolean {
  const texts = textsOf(action);
  return (
    action.control !== 'submit' &&
    isSearch(field) &&
    !sharesState(action, field) &&
    (appearsByCount(action, field) || texts.some((text) => knownButtonWords.isBesideSearch(text))) &&
    !texts.some((text) => /search/i.test(text))
  );
}

/**
 * Decides whether a button sets fields back. Such a button submits nothing, even if it uses the state of a field. The name
 * of its function counts where the words of the button are of no known language: `handleReset`.
 */
export function setsBack(intent: Intent): boolean {
  const texts = textsOf(intent);
  if (intent.control === 'reset' || texts.some((text) => knownButtonWords.empties(text.trim()))) return true;
  const isKnown = intent.control === 'submit' || texts.some((text) => knownButtonWords.submits(text));
  return !isKnown && intent.handlers.some(({ name = '' }) => knownButtonWords.empties(meantBy(name)));
}

/** Returns the words of a function's name that name its act: `reset filters` of `handleResetFilters`. */
const meantBy = (name: string): string =>
  words(name)
    .filter((word) => !['handle', 'on', 'do'].includes(word))
    .join(' ');

/** Decides whether a button deletes or ends something by its words: "Delete task". */
export function ends(intent: Intent): boolean {
  return textsOf(intent).some((text) => knownButtonWords.ends(text.trim()));
}

/** Decides whether an intent is a button. A link, tab or menu item submits no fields. */
export function isButton(intent: Intent): boolean {
  return (
    intent.kind === 'action' &&
    (intent.control === 'button' || intent.control === 'submit' || intent.control === 'custom')
  );
}

/** Decides whether a field searches or filters: by its kind, its first word, or the name of its state. */
export function isSearch({ control, labels, placeholder, binds, domId, name }: Intent): boolean {
  const texts = [...labels.map(({ text }) => text), placeholder ?? ''];
  const names = [binds?.split(/[:.]/).at(-1), domId, name];
  return (
    control === 'search' ||
    texts.some((text) => knownButtonWords.searches(text.trim())) ||
    names.some((text) => words(text ?? '').some((word) => /^(?:search|filter|keywords?)$/.test(word)))
  );
}

/** Returns the texts of a control; the texts of its icon only if the control has no other text. */
function textsOf({ labels }: Intent): string[] {
  const worded = labels.filter(({ from }) => from !== 'icon');
  return (worded.length > 0 ? worded : labels).map(({ text }) => text);
}
