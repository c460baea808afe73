import { words } from '@webmcp/text';

import type { Intent } from '../intents/model/intent.js';
import { keepsSomething, sendsRequest } from '../intents/values/keeps-something.js';
import { onlyCompares, passesMember, passesState, passesToEnding, runsOwnOf, sharesState } from './shared-state.js';
import { ends, isOtherThanSearch, isSearch, setsBack, submitWords } from './submit-words.js';

/**
 * The evidence that a button submits a field: it uses the field's state, its words surely submit, or its words may
 * submit.
 */
export type Claim = 'state' | 'words' | 'perhaps';

/** A button and a field that no form contains. */
export interface ClaimQuestion {
  action: Intent;
  field: Intent;
  /** True if both are in one place: words count for near fields alone. */
  isNear: boolean;
  /** True if the field is in a row. */
  inRow?: boolean;
}

export interface ClaimRule {
  name: string;
  /** The claim of a button for which the rule holds; null for no claim. */
  claim: Claim | null;
  reason: string;
  holds(question: ClaimQuestion): boolean;
}

/** The first rule that holds decides. The calls of a handler come before words, and words before their absence. */
export const claimRules: readonly ClaimRule[] = [
  {
    name: 'sets-back',
    claim: null,
    reason: 'A button that clears or resets fields submits nothing.',
    holds: ({ action }) => setsBack(action),
  },
  {
    name: 'deletes-the-record',
    claim: null,
    reason: 'A button that deletes works on a record. It takes a field only if it passes the field to what deletes.',
    holds: ({ action, field }) => ends(action) && !passesToEnding(action, field),
  },
  {
    name: 'takes-the-list',
    claim: null,
    reason: '"Export" takes the list that a search has filtered. The search works without the button.',
    holds: ({ action, field }) =>
      isSearch(field) && field.handlers.length > 0 && submitWords(action) < 2 && onlyCompares(action, field),
  },
  {
    name: 'changes-its-record',
    claim: null,
    reason:
      'A box or list of a row that changes the record at once is no part of what the button saves. The record as a whole is no sign.',
    holds: ({ action, field, inRow }) => changesItsRecord(field, inRow === true) && !passesMember(action, field),
  },
  {
    name: 'shows-the-list-again',
    claim: null,
    reason: 'A button that keeps something or turns a page, and runs the function of a filter, draws the list anew.',
    holds: ({ action, field }) => (isSearch(field) || field.control === 'select') && drawsAgain(action, field),
  },
  {
    name: 'calls-another-page',
    claim: null,
    reason: '`table.nextPage()` turns the pages of a list. The table is not the value of its fields.',
    holds: ({ action }) => callsPage(action),
  },
  {
    name: 'copies-the-record',
    claim: null,
    reason:
      'A field whose handler changes the record that is open needs no button. "Duplicate" takes the record as it is.',
    holds: ({ action, field }) => changesFoundRecord(field) && submitWords(action) < 2,
  },
  {
    name: 'uses-state',
    claim: 'state',
    reason: 'The handler reads or sets the state that the field is bound to.',
    holds: ({ action, field }) => sharesState(action, field) && !choosesValue(action) && !onlyClears(action, field),
  },
  {
    name: 'only-sets-state',
    claim: null,
    reason: 'A button that only chooses a value or clears the field sets the field like a user.',
    holds: ({ action, field }) => sharesState(action, field),
  },
  {
    name: 'far-away',
    claim: null,
    reason: 'The words of a button elsewhere are about something else.',
    holds: ({ isNear }) => !isNear,
  },
  {
    name: 'does-nothing',
    claim: null,
    reason: 'A button without a handler does nothing for a field that works by itself as it changes.',
    holds: ({ action, field }) =>
      action.control === 'button' && action.handlers.length === 0 && field.handlers.length > 0,
  },
  {
    name: 'beside-a-search',
    claim: null,
    reason: '"Add user" beside a search field does not search.',
    holds: ({ action, field }) => isOtherThanSearch(action, field),
  },
  {
    name: 'turns-pages',
    claim: null,
    reason: '"Next" beside the fields of a list turns its pages. It sets the page, and no field is bound to the page.',
    holds: ({ action, field }) => field.binds !== undefined && setsPage(action),
  },
  {
    name: 'words-submit',
    claim: 'words',
    reason: 'The words of the button submit: "Save", "Search".',
    holds: ({ action }) => submitWords(action) === 2,
  },
  {
    name: 'words-may-submit',
    claim: 'perhaps',
    reason: 'The words may submit, and no known handler contradicts them.',
    holds: ({ action, field }) => submitWords(action) === 1 && !isKnown(action, field),
  },
  {
    name: 'counts-only',
    claim: null,
    reason: 'A button with only a number counts the entries of another page, such as a cart.',
    holds: ({ action }) => countsOnly(action),
  },
  {
    name: 'field-without-code',
    claim: 'perhaps',
    reason: 'The field does nothing by itself, so the next button may.',
    holds: ({ field }) => field.handlers.length === 0 && field.binds === undefined,
  },
];

/** Returns the claim of a button on a field, by {@link claimRules}; null for no claim. */
export function claimOf(question: ClaimQuestion): Claim | null {
  return claimRules.find((rule) => rule.holds(question))?.claim ?? null;
}

/** Decides whether a button sets a state to a value of its own: a literal, or the one of its data attribute. */
const choosesValue = ({ chooses, datum, handlers }: Intent): boolean =>
  chooses !== undefined || (datum !== undefined && handlers.every((handler) => !keepsSomething(handler)));

/** Decides whether a button only calls the next page of a table, or another page that it does not choose. */
function callsPage({ handlers }: Intent): boolean {
  const calls = handlers.flatMap(({ does }) => does.calls);
  const turns = /^(?:next|prev|previous|first|last)Page$/;
  return (
    calls.length > 0 &&
    calls.every(({ callee }) => turns.test(callee.at(-1) ?? '')) &&
    handlers.every(({ sets }) => sets.length === 0)
  );
}

/** Decides whether a field shows a value of a record found in a list, and its handler changes the list. */
const changesFoundRecord = ({ binds = '', handlers }: Intent): boolean =>
  /(?:\bfind\(\)|\.\[\])\./.test(binds) && handlers.some(({ event, sets }) => event === 'change' && sets.length > 0);

/** Decides whether a button only sets the page of a list: `page`, `currentPage`, `store.pageIndex`. */
function setsPage({ handlers }: Intent): boolean {
  const sets = handlers.flatMap((handler) => handler.sets);
  return sets.length > 0 && sets.every(({ state }) => words(state.split(/[:.]/).at(-1) ?? '').includes('page'));
}

/**
 * Decides whether a box shows a value of its row's record, and its handler calls something. A script draws it unbound. A list
 * that a script draws changes the record if its handler writes to the storage or sends a request.
 */
function changesItsRecord({ control, binds, handlers }: Intent, inRow: boolean): boolean {
  const isBox = control === 'checkbox' || control === 'switch';
  if (control === 'select' && binds === undefined && inRow)
    return handlers.some((handler) => keepsSomething(handler) || sendsRequest(handler));
  const isOfRecord = binds === undefined ? inRow : /^[^:]+\./.test(binds);
  const changes = handlers.some(({ does, sets }) => does.calls.length > 0 || (binds === undefined && sets.length > 0));
  return isBox && isOfRecord && changes;
}

/**
 * Decides whether a button runs each own function that the field itself runs. The button also writes to the browser's
 * storage, or sets a state without words that submit.
 */
function drawsAgain(action: Intent, field: Intent): boolean {
  const keeps = ({ handlers }: Intent): boolean => handlers.some(keepsSomething);
  const turns = submitWords(action) === 0 && action.handlers.some(({ sets }) => sets.length > 0);
  return runsOwnOf(action, field) && (keeps(action) || turns) && !keeps(field);
}

/** Decides whether the code of both is known, so that words alone prove nothing. */
function isKnown(action: Intent, field: Intent): boolean {
  return (
    (field.binds !== undefined || field.handlers.some(({ sets }) => sets.length > 0)) &&
    action.handlers.some((handler) => handler.does.calls.length > 0 || handler.sets.length > 0)
  );
}

/** Decides whether a button has only a number as its text. */
function countsOnly({ labels }: Intent): boolean {
  const texts = labels.filter(({ from }) => from !== 'icon').map(({ text }) => text.trim());
  return texts.length > 0 && texts.every((text) => /^\d+\+?$/.test(text));
}

/**
 * Decides whether a button sets the field to a literal and computes nothing. A button that also computes another state may
 * use the field through a variable of its own.
 */
function onlyClears(action: Intent, field: Intent): boolean {
  return (
    submitWords(action) === 0 &&
    !passesState(action, field) &&
    action.handlers.every((handler) => handler.sets.every((set) => set.value !== undefined))
  );
}
