import { words } from '@webmcp/text';

import type { Value } from '../../extract/facts/facts.js';
import type { FoundEvidence } from '../model/risk-evidence.js';
import { findTerm } from '../words/find-term.js';
import { nameEvidence } from './function-name.js';
import { isClient, requestOf, type HandlerCall } from './request-of.js';
import { requestRisk } from './request-risk.js';
import { isRouterCall, isViewCall } from './view-calls.js';

/** A rule that reads one call of a handler. */
export interface CallRule {
  name: string;
  /** The reason why such a call has this risk. */
  reason: string;
  /** Returns the evidence; undefined if the rule does not fit; empty if the call is harmless. */
  find(call: HandlerCall): readonly FoundEvidence[] | undefined;
}

/** The rules for one call, in the order of docs/design.md ("Risk"); the first rule that fits decides. */
export const callRules: readonly CallRule[] = [
  { name: 'request', reason: "The method and the path are the server's own words for the act.", find: request },
  { name: 'storage', reason: 'Data kept in the browser outlives the page.', find: storage },
  { name: 'router', reason: 'Going to another page changes no data.', find: router },
  { name: 'submit-call', reason: 'A script that submits a form sends it like its button.', find: submitCall },
  {
    name: 'carried-name',
    reason: 'Events and dispatched actions name their act in the first argument.',
    find: carriedName,
  },
  {
    name: 'bulk-action',
    reason: 'A function for many records at once takes the act by name.',
    find: bulkAction,
  },
  {
    name: 'own-session',
    reason: "A token that is removed without an argument is the page's own: the person is signed out.",
    find: ownSession,
  },
  {
    name: 'view-call',
    reason: 'Known calls that change only the view or a value in memory end nothing.',
    find: viewCall,
  },
  { name: 'function-name', reason: "The app's own functions are named for their acts.", find: functionName },
  { name: 'client-call', reason: 'An unknown call on the client of the server may write.', find: clientCall },
];

/** Returns the evidence of one call, by the first rule that fits. */
export function callEvidence(call: HandlerCall): FoundEvidence[] {
  for (const { name, find } of callRules) {
    const found = find(call);
    if (found !== undefined) return found.map((each) => ({ rule: name, ...each }));
  }
  return [];
}

const storages = /^(?:localStorage|sessionStorage|storage|cookieStore|cookies|Cookies|indexedDB)$/;
const readsStorage = /^(?:get|getItem|key|has|getAll)$/;

/** Functions that run the act in their argument: `emit('delete')`, `dispatch(deleteItem(id))`. */
const carriers = /^\$?(?:emit|dispatch|commit|send|mutate|mutateAsync|execute|run|call|invoke|trigger)$/;

const lastName = ({ callee }: HandlerCall): string => callee.at(-1) ?? '';
const ownerName = ({ callee }: HandlerCall): string => callee.at(-2) ?? '';
const wholeName = ({ callee }: HandlerCall): string => callee.join('.');

function evidence(level: FoundEvidence['level'], text: string, { at }: HandlerCall): FoundEvidence {
  return { level, reason: { signal: 'handler', evidence: text, source: at } };
}

function request(call: HandlerCall): FoundEvidence[] | undefined {
  const made = requestOf(call);
  if (made === null) return undefined;
  const { method, path } = made;
  const text = `${method} ${path === '' ? '(path not known)' : path}`;
  return [{ level: requestRisk(made), reason: { signal: 'http', evidence: text, source: call.at } }];
}

function storage(call: HandlerCall): FoundEvidence[] | undefined {
  if (!storages.test(ownerName(call).replace(/\(\)$/, ''))) return undefined;
  return readsStorage.test(lastName(call)) ? [] : [evidence('caution', `storage: ${wholeName(call)}`, call)];
}

function router(call: HandlerCall): FoundEvidence[] | undefined {
  return isRouterCall(call.callee) ? [evidence('safe', `router: ${wholeName(call)}`, call)] : undefined;
}

function submitCall(call: HandlerCall): FoundEvidence[] | undefined {
  const submits = lastName(call) === 'submit' || lastName(call) === 'requestSubmit';
  return submits && call.callee.length > 1 ? [evidence('caution', `calls ${wholeName(call)}`, call)] : undefined;
}

function carriedName(call: HandlerCall): FoundEvidence[] | undefined {
  if (!carriers.test(lastName(call))) return undefined;
  const found = call.args
    .slice(0, 1)
    .flatMap(argumentNames)
    .flatMap((name): FoundEvidence[] => {
      const named = nameEvidence(name);
      if (named === null) return [];
      const { level, term } = named;
      return [{ ...evidence(level, `calls ${wholeName(call)} with ${name}: "${term}"`, call), term }];
    });
  return found.length > 0 ? found : undefined;
}

/** Reads `bulk(ids, 'cancel')`. */
function bulkAction(call: HandlerCall): FoundEvidence[] | undefined {
  if (!/^(?:bulk|batch)/i.test(lastName(call))) return undefined;
  const acts = call.args.slice(0, 3).flatMap((arg) => (arg.kind === 'literal' ? argumentNames(arg) : []));
  const found = acts.flatMap((act): FoundEvidence[] => {
    const named = nameEvidence(`${act} records`);
    return named === null ? [] : [{ ...evidence(named.level, `calls ${wholeName(call)} with "${act}"`, call) }];
  });
  return found.length > 0 ? found : undefined;
}

function ownSession(call: HandlerCall): FoundEvidence[] | undefined {
  const isToken = /^(?:remove|clear|delete)(?:Access|Auth|Refresh|Session)?(?:Token|Session|Auth)$/i.test(
    lastName(call),
  );
  return isToken && call.args.length === 0 ? [evidence('caution', `calls ${wholeName(call)}`, call)] : undefined;
}

function viewCall({ callee, args }: HandlerCall): FoundEvidence[] | undefined {
  return isViewCall(callee, args.length) ? [] : undefined;
}

function functionName(call: HandlerCall): FoundEvidence[] | undefined {
  const named = nameEvidence(lastName(call), ownerName(call));
  if (named === null) return undefined;
  const { level, term } = named;
  return [{ ...evidence(level, `calls ${wholeName(call)}: "${term}"`, call), term }];
}

function clientCall(call: HandlerCall): FoundEvidence[] | undefined {
  const isMessage = lastName(call) === 'emit' && /socket|^io$|^ws$/i.test(ownerName(call));
  // A socket sends what the first argument names.
  const last = isMessage ? (argumentNames(call.args[0] ?? unknownValue)[0] ?? '') : lastName(call);
  const reads =
    findTerm(last, 'reading') !== null ||
    words(last).some((word) => word === 'get' || word === 'fetch' || word === 'load');
  return (isMessage || isClient(ownerName(call))) && !reads
    ? [evidence('caution', `calls ${wholeName(call)}`, call)]
    : undefined;
}

const unknownValue: Value = { kind: 'unknown', at: { file: '', line: 1, column: 1 } };

/** Returns the names that an argument holds: a text, a called or given function, or `{ type: 'delete' }`. */
function argumentNames(value: Value): string[] {
  if (value.kind === 'literal') return typeof value.value === 'string' ? [value.value] : [];
  if (value.kind === 'call') return [value.callee.slice(-2).join(' ')];
  if (value.kind === 'reference') return [value.path.slice(-2).join(' ')];
  if (value.kind !== 'object') return [];
  return value.entries
    .filter(({ key }) => key === 'type' || key === 'action')
    .flatMap((each) => argumentNames(each.value));
}
