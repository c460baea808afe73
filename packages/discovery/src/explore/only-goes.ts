import type { HandlerEvidence } from '../intents/model/intent.js';
import { isRouterCall } from '../risk/calls/view-calls.js';
import { isHarmless } from './only-shows.js';

const presses = /^(?:click|press|tap)$/;

/** Objects of the browser. What is assigned to them lasts, or leaves the app. */
const ofBrowser = /^(?:window|globalThis|self|document|location|(?:local|session)Storage|history|navigator)$/;

/** A member that says which record is meant: `store.activeBoardId`, `state.selected`. */
const chosen = /^(?:active|current|selected|chosen|open(?:ed)?|viewed|last)(?:$|[A-Z_\d])/;

/**
 * Decides whether the handlers of a press go to another page of the app, and do nothing else that lasts. The address
 * contains a value of the run: `navigate(`/orders/${order.id}`)`. The source names the other addresses as routes. A
 * store may remember which record is open.
 */
export function onlyGoes(handlers: readonly HandlerEvidence[]): boolean {
  const own = handlers.filter(({ event }) => presses.test(event));
  const calls = own.flatMap(({ does }) => does.calls);
  return (
    calls.some(({ callee, args }) => isRouterCall(callee) && args.some(({ kind }) => kind !== 'literal')) &&
    calls.every((call) => isRouterCall(call.callee) || isHarmless(call) || choosesRecord(call.callee))
  );
}

/** Decides whether a call assigns to a member in memory that says which record is open. */
function choosesRecord(callee: readonly string[]): boolean {
  const path = callee.at(-1) === '=' ? callee.slice(0, -1) : [];
  return chosen.test(path.at(-1) ?? '') && !path.some((part) => ofBrowser.test(part));
}
