import type { Source } from '@webmcp/contract';
import { phrases, words } from '@webmcp/text';

import type { Value } from '../../extract/facts/facts.js';
import type { HandlerEvidence } from '../../intents/model/intent.js';
import type { HandlerCall } from '../calls/request-of.js';
import type { FoundEvidence } from '../model/risk-evidence.js';
import type { RiskRule } from '../model/risk-rule.js';
import { onlyWidens } from '../words/keeping-places.js';

/** Reads handlers that take all records out of the browser's storage. A form that is sent keeps something, so it is left out. */
export const emptiesStorage: RiskRule = {
  name: 'empties-storage',
  reason: 'An app without a server keeps all records of the person in the storage of the browser.',
  find: ({ candidate, action, handlers }) => {
    const labels = action?.labels.map(({ text }) => text) ?? [];
    if (candidate.fields.length > 0 || onlyWidens(labels)) return [];
    return handlers.flatMap((one) => (signsOut(one, labels) ? [] : emptied(one, labels)));
  },
};

/** The lasting storage. What a session keeps ends with the tab anyway. */
const lasting = /^(?:localStorage|localforage|indexedDB)$/;
const taking: ReadonlySet<string> = new Set(['setItem', 'removeItem']);

/** Words of stored values that are no records of the person: settings, drafts, and what a view shows. */
const noRecords: ReadonlySet<string> = new Set(
  (
    'theme mode token session auth user login lang language locale filter filters search query sort sorting order view ' +
    'tab page selected selection checked expanded open draft drafts cache setting settings config preference preferences ' +
    'options state errors messages alerts toast toasts timer suggestions results filtered visible'
  ).split(' '),
);

const clearing: ReadonlySet<string> = new Set(phrases('clearing'));

function emptied(handler: HandlerEvidence, labels: readonly string[]): FoundEvidence[] {
  const { calls } = handler.does;
  const lists = emptyLists(handler);
  const isSaid = [...labels, handler.name ?? ''].some((text) => words(text).some((word) => clearing.has(word)));
  return calls.flatMap((call) => {
    const [method, owner = ''] = call.callee.toReversed();
    if (!lasting.test(owner)) return [];
    if (method === 'clear' || method === 'deleteDatabase') return [evidence(call, 'all that the browser keeps')];
    if (method === undefined || !taking.has(method)) return [];
    const [key, value] = call.args;
    const name = key?.kind === 'literal' ? String(key.value) : '';
    if (words(name).some((word) => noRecords.has(word))) return [];
    const empties = value === undefined ? isSaid : isEmptyText(value);
    const list = lists.find((one) => isSaid || name === '' || shareWord(one, name));
    return empties || list !== undefined ? [evidence(call, name === '' ? (list ?? 'records') : name)] : [];
  });
}

function evidence({ callee, at }: HandlerCall, what: string): FoundEvidence {
  return {
    level: 'destructive',
    reason: { signal: 'handler', evidence: `empties ${what}: ${callee.join('.')}`, source: at },
  };
}

/** Returns the names of the lists that a handler leaves empty: each value that it gives to the list is an empty list. */
function emptyLists({ does: { calls, assigns } }: HandlerEvidence): string[] {
  const given = new Map<string, boolean>();
  const note = (name: string, isEmpty: boolean): void => {
    given.set(name, (given.get(name) ?? true) && isEmpty);
  };
  for (const { target, value } of assigns) {
    const [, name = '', length] = /^(?:.*:)?(.*?)(\.length)?$/.exec(target.join('.')) ?? [];
    note(name, length === undefined ? isEmptyList(value) : isZero(value));
  }
  for (const { callee, args } of calls) {
    const [method, ...owner] = callee.toReversed();
    const path = owner.toReversed();
    if (method === '=' && path.at(-1) === 'length') note(path.slice(0, -1).join('.'), isZero(args[0]));
    else if (method === '=') note(path.join('.'), args[0] !== undefined && isEmptyList(args[0]));
    else if (method === 'push' || method === 'unshift') note(path.join('.'), false);
  }
  return [...given].flatMap(([name, isEmpty]) => {
    const last =
      name
        .replace(/\.value$/, '')
        .split('.')
        .at(-1) ?? '';
    return isEmpty && !words(last).some((word) => noRecords.has(word)) ? [last] : [];
  });
}

const isEmptyList = (value: Value): boolean => value.kind === 'array' && value.items.length === 0;

const isZero = (value: Value | undefined): boolean => value?.kind === 'literal' && value.value === 0;

/**
 * Recognises `'[]'`, `'{}'` and `JSON.stringify([])`. In `JSON.stringify(tasks)` the list is the first value of a variable,
 * which other code may have filled. Such a list is written before the call, or in another line.
 */
function isEmptyText(value: Value): boolean {
  if (value.kind === 'literal') return value.value === '[]' || value.value === '{}';
  const [given] = value.kind === 'call' && value.callee.join('.') === 'JSON.stringify' ? value.args : [];
  return given !== undefined && isEmptyList(given) && isWrittenIn(given.at, value.at);
}

const isWrittenIn = (value: Source, call: Source): boolean =>
  value.file === call.file && value.line === call.line && value.column > call.column;

const shareWord = (one: string, other: string): boolean => words(one).some((word) => words(other).includes(word));

/** Decides whether a handler ends the session. Its storage holds the session then. */
function signsOut({ name = '', does }: HandlerEvidence, labels: readonly string[]): boolean {
  const texts = [name, ...labels, ...does.calls.flatMap(({ callee, args }) => [callee.at(-1) ?? '', ...textsOf(args)])];
  return texts.some((text) =>
    /\b(?:(?:log|sign) ?(?:out|off|in|up)|signin|signup|login|logoff)\b/.test(words(text).join(' ')),
  );
}

const textsOf = (args: readonly Value[]): string[] =>
  args.flatMap((arg) => (arg.kind === 'literal' && typeof arg.value === 'string' ? [arg.value] : []));
