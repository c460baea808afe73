import { words } from '@webmcp/text';

import type { Value } from '../extract/facts/facts.js';
import type { Boundary, Intent } from '../intents/model/intent.js';
import { knownButtonWords } from '../intents/openers/button-words.js';

const handlerWords = /(?:submit|save|send|search|apply|create|add|update|confirm|register|login|checkout|book)/i;

/** How surely an action carries out the fields around it by its words: 0, 1 (may) or 2 (surely). */
export function submitWords(intent: Intent): 0 | 1 | 2 {
  if (intent.control === 'submit') return 2;
  const texts = said(intent);
  if (texts.some((text) => knownButtonWords.signsInElsewhere(text))) return 0;
  if (texts.some((text) => knownButtonWords.submits(text))) return 2;
  if (texts.some((text) => knownButtonWords.mayBegin(text))) return 1;
  return intent.handlers.some((handler) => handler.name !== undefined && handlerWords.test(handler.name)) ? 1 : 0;
}

/** What one searches or filters by: by its kind, its first word, or what it is bound to. */
function isSearch({ control, labels, placeholder, binds }: Intent): boolean {
  const texts = [...labels.map(({ text }) => text), placeholder ?? ''];
  return (
    control === 'search' ||
    texts.some((text) => knownButtonWords.searches(text.trim())) ||
    words(binds?.split(/[:.]/).at(-1) ?? '').some((word) => /^(?:search|filter|keywords?)$/.test(word))
  );
}

/** A button beside a search that says something else than that it searches, and does nothing with it: "Search…" and "Add user". */
export function isOtherThanSearch(action: Intent, field: Intent): boolean {
  const texts = said(action);
  return (
    action.control !== 'submit' &&
    isSearch(field) &&
    !sharesState(action, field) &&
    texts.some((text) => knownButtonWords.isBesideSearch(text)) &&
    !texts.some((text) => /search/i.test(text))
  );
}

/** Its words; those of its icon only where it has no others. */
function said({ labels }: Intent): string[] {
  const worded = labels.filter(({ from }) => from !== 'icon');
  return (worded.length > 0 ? worded : labels).map(({ text }) => text);
}

/** A button that sets fields back carries nothing out, whatever it does with them. */
export function setsBack(intent: Intent): boolean {
  return intent.control === 'reset' || said(intent).some((text) => knownButtonWords.empties(text.trim()));
}

/** Buttons; a link, tab or menu item carries out no fields. */
export function isButton(intent: Intent): boolean {
  return (
    intent.kind === 'action' &&
    (intent.control === 'button' || intent.control === 'submit' || intent.control === 'custom')
  );
}

function mentions(value: Value, state: string): boolean {
  switch (value.kind) {
    case 'reference':
      return samePlace(value.path.join('.'), state);
    case 'template':
      return value.parts.some((part) => mentions(part, state));
    case 'choice':
      return [...(value.test === undefined ? [] : [value.test]), ...value.options].some((option) =>
        mentions(option, state),
      );
    case 'array':
      return value.items.some((item) => mentions(item, state));
    case 'object':
      return (
        value.entries.some((entry) => mentions(entry.value, state)) ||
        value.spreads.some((spread) => mentions(spread, state))
      );
    case 'call':
      return (
        samePlace(value.callee.slice(0, -1).join('.'), state) ||
        [...value.args, ...(value.on === undefined ? [] : [value.on])].some((arg) => mentions(arg, state))
      );
    case 'function':
      return (
        value.does.calls.some((call) => call.args.some((arg) => mentions(arg, state))) ||
        value.does.assigns.some((assign) => mentions(assign.value, state))
      );
    default:
      return false;
  }
}

function samePlace(path: string, state: string): boolean {
  return path === state || path.startsWith(`${state}.`) || (path !== '' && state.startsWith(`${path}.`));
}

/** Whether an action's handlers read or set what a field is bound to. */
export function sharesState(action: Intent, field: Intent): boolean {
  const state = field.binds;
  if (state === undefined) return false;
  return (
    handsOver(action, field) ||
    action.handlers.some(
      (handler) =>
        handler.sets.some((set) => samePlace(set.state, state)) ||
        handler.does.calls.some((call) => samePlace(call.callee.slice(0, -1).join('.'), state)) ||
        handler.does.assigns.some((assign) => mentions(assign.value, state)),
    )
  );
}

/** Whether an action's handlers give what a field is bound to to something that they call. */
export function handsOver(action: Intent, field: Intent): boolean {
  const state = field.binds;
  return (
    state !== undefined &&
    action.handlers.some(({ does }) => does.calls.some((call) => call.args.some((arg) => mentions(arg, state))))
  );
}

/** The state whose number of entries shows a boundary: `selected` of `selected.length > 0`. */
export function countedState({ shownBy }: Pick<Boundary, 'shownBy'>): string | undefined {
  return /^(.+)\.(?:length|size)$/.exec(shownBy ?? '')?.[1];
}
