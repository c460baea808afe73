import type { CallResult } from '@webmcp/contract';

/** The record of a call under its key. A record without a result belongs to a call that runs or was cut off. */
export interface CallRecord {
  /** A digest of the tool and its arguments, which are not stored themselves. */
  call: string;
  result?: CallResult;
  /** The leaving of the page. Present until the answer was checked on a later page. */
  left?: Leaving;
}

/** The moment at which a call left its page. */
export interface Leaving {
  /** Milliseconds since 1970. */
  at: number;
  /** The time origin of the page that was left. */
  from: number;
  /** Digests of the messages on the page that was left, and of its words that refuse. */
  said: string[];
  /** The fields of each form on that page, if the call set fields. A page that refuses shows such a form again. */
  forms?: string[];
}

/** The most keys that are remembered. */
const kept = 50;
const store = 'webmcp.calls';

/**
 * Reads the records of this tab. They outlive the page, so the page that a call opened knows the call. Returns no
 * records if the page has no access to storage.
 */
export function keptAnswers(): Record<string, CallRecord> {
  try {
    return JSON.parse(sessionStorage.getItem(store) ?? '{}') as Record<string, CallRecord>;
  } catch {
    return {};
  }
}

/** Keeps the record of a call as the latest, or removes it. */
export function keepAnswer(key: string, record: CallRecord | undefined): void {
  const { [key]: _, ...rest } = keptAnswers();
  const all = Object.entries(record ? { ...rest, [key]: record } : rest);
  try {
    sessionStorage.setItem(store, JSON.stringify(Object.fromEntries(all.slice(-kept))));
  } catch {
    // Full or closed storage: the calls that this page holds in memory still count.
    return;
  }
}
