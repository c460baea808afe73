/**
 * The status of a tool call. Only `completed` and `navigated` are success. `pending`: the act still runs at the end of the
 * longest wait.
 */
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
  | 'unknown'
  | 'pending';

/** Every kind of observation that can support a status. The list is closed: nothing else names evidence. */
export const evidenceKinds = [
  /** A field, or the form as a whole, refuses its values. */
  'validation',
  /** A live region that interrupts shows a new text. */
  'alert',
  /** A polite live region shows a new text. */
  'status',
  /** A request of the act failed: its status is 400 or more. */
  'request-failed',
  /** A request of the act succeeded. */
  'request-finished',
  /** A dialog around the act closed. */
  'dialog-closed',
  /** A dialog opened. */
  'dialog-opened',
  /** Fields appeared that a person fills in next. */
  'form-opened',
  /** The address changed without leaving the document. */
  'route-changed',
  /** The browser leaves the document for another document. */
  'navigation',
  /** The tool's container left the page. */
  'container-gone',
  /** The texts or controls inside the tool's container changed. */
  'container-changed',
  /** The texts of the whole page changed; only a tool that opens something uses this. */
  'page-changed',
  /** The tool's set of rows changed, or a row of another list came or left. */
  'rows-changed',
  /** The pressed element's own state changed: pressed, expanded, checked, current or sorted. */
  'state-changed',
  /** Fields that the call did not set have other values. */
  'values-changed',
  /** The browser started a download. */
  'download-started',
  /** The page copied a text to the clipboard. */
  'text-copied',
  /** The act opens another tab, and this page stays as it is. */
  'new-tab',
  /** The result of the act was there before the act. */
  'nothing-new',
  /** The page showed the act as done, and took it back. */
  'taken-back',
  /** The form emptied its fields. */
  'form-reset',
  /** The fields hold the values that the call set. */
  'fields-read-back',
  /** The page's data was read. */
  'read',
  /** A dry run touched nothing. */
  'dry-run',
] as const;

export type EvidenceKind = (typeof evidenceKinds)[number];

/**
 * One observation that supports the status, e.g. `{ kind: 'dialog-closed' }` or `{ kind: 'request-failed', text: '500
 * /orders' }`. The text is left out if one of the messages is the same.
 */
export interface Evidence {
  kind: EvidenceKind;
  text?: string;
}

/** The answer to a tool call. */
export interface CallResult {
  status: CallStatus;
  tool: string;
  messages: string[];
  evidence: Evidence[];
  /** Lists the targets that their best selector did not find, each with the selector that did. */
  healed?: { field: string; from: string; to: string }[];
  /** Names the row that the call acted on, else the rows that the row parameter could mean. */
  rows?: string[];
  data?: unknown;
  /**
   * Names the call of a `pending` or `navigated` answer. A later call with this id as `$id` touches nothing. It
   * returns the answer as it is then, also on the next page.
   */
  id?: string;
}

/** The part of a result that is reported to the page's own code. It has no value and no text of the page. */
export interface CallReport extends Pick<CallResult, 'tool' | 'status'> {
  /** The parts that their best selector did not find: labels of fields, or `action`. */
  healed: string[];
}
