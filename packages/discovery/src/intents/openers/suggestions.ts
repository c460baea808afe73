import type { DraftBoundary, DraftIntent } from '../drafts/draft.js';
import { isInside } from '../drafts/is-inside.js';
import type { HandlerEvidence } from '../model/intent.js';
import { sitesKey } from '../model/site-key.js';
import { bindOf } from '../values/binds.js';
import { effectOf, type HandlerCall } from '../values/call-effects.js';
import { stateName } from '../values/handlers.js';
import { findValue, literalText } from '../values/prop-values.js';
import { conditionsOf } from '../values/shown-by.js';
import { idsGiven, isOfRecord, statesGiven } from '../values/states-given.js';
import { endingSets, isHarmless } from './closing-handlers.js';

/** Controls into which a person types a text. */
const typed = new Set(['text', 'search', 'email', 'textarea', 'combobox']);

/**
 * Links the entries of a list to the text field that suggests them. A press of an entry puts its text into the field, keeps
 * which record it is, and closes the list. A typed text alone keeps no record.
 */
export function linkSuggestions(intents: readonly DraftIntent[]): void {
  const fields = intents.filter(({ entry, control }) => entry.is === 'field' && typed.has(control));
  const binds = new Map(fields.flatMap((field) => statesOf(field).map((state) => [state, field] as const)));
  for (const intent of intents) {
    if (intent.entry.is === 'field') continue;
    for (const handler of intent.handlers) linkSuggestion(intent, handler, binds, intents);
  }
}

/** Returns the state of a field, and its id, by which a script writes its value. */
function statesOf({ node }: DraftIntent): string[] {
  const id = literalText(findValue(node.props, 'id'));
  return [bindOf(node.props) ?? [], id === undefined ? [] : `#${id}`].flat();
}

function linkSuggestion(
  intent: DraftIntent,
  handler: HandlerEvidence,
  binds: ReadonlyMap<string, DraftIntent>,
  intents: readonly DraftIntent[],
): void {
  const given = givenTo(handler);
  const [field, another] = new Set(given.flatMap((state) => binds.get(state) ?? []));
  if (field === undefined || another !== undefined || !closesOwnList(intent, handler, field)) return;
  if (!isOfRecords(handler) && !isWritten(intent, intents)) return;
  const kept = given.filter((state) => binds.get(state) !== field);
  if (kept.length === 0 && !passesRecord(handler)) return;
  intent.suggestedBy = field;
  field.suggests = [...new Set([...(field.suggests ?? []), ...kept])];
}

/** Returns the states that a handler gives its record. */
const statesOfRecord = (handler: HandlerEvidence): string[] => [
  ...statesGiven(handler),
  ...handler.does.calls.flatMap(idsGiven).map((id) => `#${id}`),
];

/** Returns the states that an entry gives its record, or its own literals if the entries are written out. */
function givenTo(handler: HandlerEvidence): string[] {
  const given = statesOfRecord(handler);
  if (given.length > 0) return given;
  return handler.sets.flatMap(({ state, value }) => (typeof value !== 'boolean' && value ? [state] : []));
}

const isOfRecords = (handler: HandlerEvidence): boolean => statesOfRecord(handler).length > 0;

/** Decides whether a control is one of several that a loop over written data makes. */
function isWritten({ node }: DraftIntent, intents: readonly DraftIntent[]): boolean {
  const place = sitesKey(node.sites);
  return intents.some((other) => other.node !== node && sitesKey(other.node.sites) === place);
}

/** Decides whether a press passes the record to a call that does more than set drafts. */
const passesRecord = ({ does }: HandlerEvidence): boolean =>
  does.calls.some(
    (call) => call.callee.at(-1)?.endsWith('=') === false && !isHarmless(call) && call.args.some(isOfRecord),
  );

/** Decides whether a press hides or empties the list around the entry. The field stays. */
function closesOwnList(intent: DraftIntent, handler: HandlerEvidence, field: DraftIntent): boolean {
  for (let at = intent.boundary; at !== null && !isInside(field, at); at = at.parent)
    if (hidesLater(handler, at) || empties(handler, at)) return true;
  return false;
}

const hidesLater = (handler: HandlerEvidence, boundary: DraftBoundary): boolean =>
  endingSets(handler, boundary).length > 0 && conditionsOf(boundary.shown!).every(({ atFirst }) => atFirst !== true);

/** Decides whether a press empties the boundary's element, or the state whose entries show the boundary. */
function empties({ does }: HandlerEvidence, { shown, node }: DraftBoundary): boolean {
  const id = node?.kind === 'element' ? literalText(findValue(node.props, 'id')) : undefined;
  if (id !== undefined && does.calls.some((call) => call.callee[0] === `#${id}` && clears(call))) return true;
  const states = shown === undefined ? [] : conditionsOf(shown).map(({ state }) => state.replace(/\.length$/, ''));
  for (let at = node; at !== null; at = at.parent)
    if (at.kind === 'loop') {
      if (at.over.kind === 'state') states.push(stateName(at.over));
      break;
    }
  return does.assigns.some(
    ({ target, value }) => states.includes(target.join('.')) && value.kind === 'array' && value.items.length === 0,
  );
}

/** Decides whether a call of a script empties or hides its element. */
function clears(call: HandlerCall): boolean {
  const { callee, args } = call;
  const isBlank = args[0]?.kind === 'literal' && args[0].value === '';
  const empties = /^(?:(?:innerHTML|textContent|innerText)\.=|html)$/.test(callee.slice(1).join('.')) && isBlank;
  return (
    empties || (/^(?:replaceChildren|empty)$/.test(callee[1] ?? '') && args.length === 0) || effectOf(call) === 'hides'
  );
}
