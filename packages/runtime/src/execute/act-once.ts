import type { CallResult } from '@webmcp/contract';

import { digest } from '../locate/fingerprint/digest.js';

/** The record of a call under its key. A record without a result belongs to a call that runs or was cut off. */
interface CallRecord {
  /** A digest of the tool and its arguments, which are not stored themselves. */
  call: string;
  result?: CallResult;
}

/** The most keys that are remembered. */
const kept = 50;
const store = 'webmcp.calls';

/**
 * Reads the records of this tab. They outlive the page, so the page that a call opened knows the call. Returns no
 * records if the page has no access to storage.
 */
function remembered(): Record<string, CallRecord> {
  try {
    return JSON.parse(sessionStorage.getItem(store) ?? '{}') as Record<string, CallRecord>;
  } catch {
    return {};
  }
}

function remember(all: Record<string, CallRecord>): void {
  try {
    sessionStorage.setItem(store, JSON.stringify(Object.fromEntries(Object.entries(all).slice(-kept))));
  } catch {
    // Full or closed storage: the calls that this page holds in memory still count.
    return;
  }
}

/** Matches the statuses of calls that touched nothing: the same call may be tried again. */
const untouched = /^(invalid_input|not_found|ambiguous|unavailable|denied)$/;

const running = new Map<string, { call: string; done: Promise<CallResult> }>();

/**
 * Makes calls with one key act once: the first call acts, the others get its answer. Refuses a key of another call.
 * Refuses also a key whose call was cut off when the page was left, because that outcome is unknown.
 * @param act carries the call out, and calls `started` before it touches the page
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
    return Promise.resolve(
      answer('invalid_input', [`The idempotency key ${JSON.stringify(key)} was used for another call; take a new key`]),
    );
  if (now) return now.done;
  if (past)
    return Promise.resolve(
      past.result ??
        answer('unknown', ['The page was left before this call ended; look at the page before you repeat the call']),
    );
  const keep = (known?: CallRecord): void => {
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
