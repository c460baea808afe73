import type { CallResult } from '@webmcp/contract';

import { digest } from '../locate/fingerprint/digest.js';

/** What is known of a call by its key; without a result it is, or was, under way. */
interface Known {
  /** Tells the tool and its arguments from others, without holding them. */
  call: string;
  result?: CallResult;
}

/** Keys that are remembered at most. */
const kept = 50;
const store = 'webmcp.calls';

/** For as long as the tab is open, so that a page that a call led to knows it too. None where storage is closed to the page. */
function remembered(): Record<string, Known> {
  try {
    return JSON.parse(sessionStorage.getItem(store) ?? '{}') as Record<string, Known>;
  } catch {
    return {};
  }
}

function remember(all: Record<string, Known>): void {
  try {
    sessionStorage.setItem(store, JSON.stringify(Object.fromEntries(Object.entries(all).slice(-kept))));
  } catch {
    // Full or closed storage: what this page itself holds still counts.
    return;
  }
}

/** Answers that say that nothing was touched: the same call may be tried again. */
const untouched = /^(invalid_input|not_found|ambiguous|unavailable|denied)$/;

const running = new Map<string, { call: string; done: Promise<CallResult> }>();

/**
 * Makes calls with one key act once: the first acts, the others get its answer. A key that was used for another call is
 * refused; so is one whose call was under way when the page was left, because what came of it is not known.
 * @param act carries the call out; told by `started` that it touches something from now on
 */
export function actOnce(
  key: string,
  tool: string,
  args: unknown,
  answer: (status: 'invalid_input' | 'unknown', messages: string[]) => CallResult,
  act: (started: () => void) => Promise<CallResult>,
): Promise<CallResult> {
  const text = JSON.stringify(args) ?? '';
  const call = `${tool} ${text.length} ${[0, 1, 2].map((salt) => digest(salt + text)).join('')}`;
  const now = running.get(key);
  const past = remembered()[key];
  if ((now ?? past ?? { call }).call !== call)
    return Promise.resolve(answer('invalid_input', ['This idempotency key was used for another call; take a new one']));
  if (now) return now.done;
  if (past)
    return Promise.resolve(
      past.result ?? answer('unknown', ['This call was under way when the page was left; look before you repeat it']),
    );
  const keep = (known?: Known): void => {
    const { [key]: _, ...rest } = remembered();
    remember(known ? { ...rest, [key]: known } : rest);
  };
  const done = act(() => keep({ call })).then((result) => {
    const again = untouched.test(result.status);
    keep(again ? undefined : { call, result });
    if (again || remembered()[key]) running.delete(key);
    return result;
  });
  running.set(key, { call, done });
  return done;
}
