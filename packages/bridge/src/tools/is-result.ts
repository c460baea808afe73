import type { CallResult, CallStatus } from '@webmcp/contract';

const statuses: readonly CallStatus[] = [
  'completed',
  'navigated',
  'rejected',
  'handed_over',
  'denied',
  'invalid_input',
  'not_found',
  'ambiguous',
  'unavailable',
  'unknown',
  'pending',
];

/** Returns whether a value is the answer to a call. */
export function isResult(data: unknown): data is CallResult & Record<string, unknown> {
  if (typeof data !== 'object' || data === null) return false;
  const { status, messages } = data as Record<string, unknown>;
  return statuses.includes(status as CallStatus) && Array.isArray(messages);
}
