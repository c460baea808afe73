import type { HandlerEvidence } from '../model/intent.js';

/** Calls to a server. A click that sends a request does more than open something. */
const requestCalls =
  /^(?:fetch|\$?http|axios|ky|api|mutate|mutateAsync|post|put|patch|delete|del|request|submit|requestSubmit|save|signIn|signUp|login|logout)$/i;

/** Decides whether a handler sends a request. */
export function sendsRequest(handler: HandlerEvidence): boolean {
  // The name of an own object is no call of it: `del.open()` opens a dialog. The calls inside are listed too.
  const called = handler.does.calls.flatMap(({ callee, own }) => (own === true ? callee.slice(-1) : callee));
  return called.some((part) => requestCalls.test(part));
}

/** Decides whether a handler writes to the browser's storage. */
export const keepsSomething = ({ does }: HandlerEvidence): boolean =>
  does.calls.some(
    ({ callee }) =>
      callee.some((part) => /^(?:local|session)Storage$/.test(part)) &&
      /^(?:setItem|removeItem|clear)$/.test(callee.at(-1) ?? ''),
  );
