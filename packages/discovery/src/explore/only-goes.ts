import type { HandlerEvidence } from '../intents/model/intent.js';
import { isRouterCall } from '../risk/calls/view-calls.js';
import { isHarmless } from './only-shows.js';

const presses = /^(?:click|press|tap)$/;

/**
 * Decides whether the handlers of a press go to another page of the app, and do nothing else that lasts. The address
 * contains a value of the run: `navigate(`/orders/${order.id}`)`. The source names the other addresses as routes.
 */
export function onlyGoes(handlers: readonly HandlerEvidence[]): boolean {
  const own = handlers.filter(({ event }) => presses.test(event));
  const calls = own.flatMap(({ does }) => does.calls);
  return (
    calls.some(({ callee, args }) => isRouterCall(callee) && args.some(({ kind }) => kind !== 'literal')) &&
    calls.every((call) => isRouterCall(call.callee) || isHarmless(call))
  );
}
