/** What a tool call answers. Only `completed` and `navigated` are success. */
export type CallStatus =
  | 'completed'
  | 'navigated'
  | 'rejected'
  | 'handed_over'
  | 'denied'
  | 'invalid_input'
  | 'not_found'
  | 'ambiguous'
  | 'unavailable'
  | 'unknown';

/**
 * One observation that supports the status, e.g. `{ kind: 'dialog-closed' }` or `{ kind: 'request-failed', text: '500 /orders' }`;
 * without the text where one of the messages is the same.
 */
export interface Evidence {
  kind: string;
  text?: string;
}

export interface CallResult {
  status: CallStatus;
  tool: string;
  messages: string[];
  evidence: Evidence[];
  /** A target that was not found by its best selector, and what found it instead. */
  healed?: { field: string; from: string; to: string }[];
  /** The rows that a row parameter could mean. */
  rows?: string[];
  data?: unknown;
}
