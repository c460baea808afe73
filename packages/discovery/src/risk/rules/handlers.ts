import { words } from '@webmcp/text';

import type { Value } from '../../extract/facts/facts.js';
import type { HandlerEvidence } from '../../intents/model/intent.js';
import { httpEvidence, isClient, requestOf } from '../calls/http-evidence.js';
import { isRouterCall, isViewCall } from '../calls/view-calls.js';
import { nameEvidence } from '../calls/function-name.js';
import type { RiskEvidence } from '../model/risk-evidence.js';
import { findTerm } from '../words/find-term.js';

type Call = HandlerEvidence['does']['calls'][number];

/** What a handler does: requests, functions that it calls, router, storage (DESIGN section 5, in that order), its own name last. */
export function handlerEvidence(handler: HandlerEvidence): RiskEvidence[] {
  const found = handler.does.calls.flatMap(callEvidence);
  const named = handler.name === undefined ? null : nameEvidence(handler.name);
  if (named === null) return found;
  const reason = { signal: 'handler', evidence: `${handler.name}: "${named.term}"`, source: handler.source };
  return [...found, { level: named.level, reason, term: named.term }];
}

/** Whether everything that a handler does is known, and none of it leaves the view. */
export function onlyTheView({ does }: HandlerEvidence): boolean {
  return does.calls.every((call) => requestOf(call) === null && isViewCall(call.callee, call.args.length));
}

const storages = /^(?:localStorage|sessionStorage|cookieStore|cookies|Cookies|indexedDB)$/;
const readsStorage = /^(?:get|getItem|key|has|getAll)$/;

/** Functions that carry out what their argument names: `emit('delete')`, `dispatch(deleteItem(id))`. */
const carriers = /^\$?(?:emit|dispatch|commit|send|mutate|mutateAsync|execute|run|call|invoke|trigger)$/;

function callEvidence(call: Call): RiskEvidence[] {
  const http = httpEvidence(call);
  if (http.length > 0) return http;
  const { callee, args, at } = call;
  const last = callee.at(-1) ?? '';
  const owner = callee.at(-2) ?? '';
  const told = callee.join('.');
  if (storages.test(owner)) return readsStorage.test(last) ? [] : [evidence('caution', `storage: ${told}`, call)];
  if (isRouterCall(callee)) return [evidence('safe', `router: ${told}`, call)];
  if ((last === 'submit' || last === 'requestSubmit') && callee.length > 1)
    return [evidence('caution', `calls ${told}`, call)];
  const inner = carriers.test(last) ? args.slice(0, 1).flatMap(argumentNames) : [];
  const byArgument = inner.flatMap((name) => {
    const named = nameEvidence(name);
    return named === null
      ? []
      : [
          {
            level: named.level,
            term: named.term,
            reason: { signal: 'handler', evidence: `calls ${told} with ${name}: "${named.term}"`, source: at },
          },
        ];
  });
  if (byArgument.length > 0 || isViewCall(callee, args.length)) return byArgument;
  const named = nameEvidence(last, owner);
  if (named !== null) return [{ ...evidence(named.level, `calls ${told}: "${named.term}"`, call), term: named.term }];
  // What is called on the server's client and does not say that it reads may write.
  const reads =
    findTerm(last, 'reading') !== null ||
    words(last).some((word) => word === 'get' || word === 'fetch' || word === 'load');
  return isClient(owner) && !reads ? [evidence('caution', `calls ${told}`, call)] : [];
}

function evidence(level: RiskEvidence['level'], text: string, { at }: Call): RiskEvidence {
  return { level, reason: { signal: 'handler', evidence: text, source: at } };
}

function argumentNames(value: Value): string[] {
  if (value.kind === 'literal') return typeof value.value === 'string' ? [value.value] : [];
  if (value.kind === 'call') return [value.callee.slice(-2).join(' ')];
  if (value.kind === 'reference') return [value.path.slice(-2).join(' ')];
  if (value.kind !== 'object') return [];
  return value.entries
    .filter(({ key }) => key === 'type' || key === 'action')
    .flatMap((each) => argumentNames(each.value));
}
