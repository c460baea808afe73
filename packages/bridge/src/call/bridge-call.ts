import type { CallResult, CallStatus, JsonValue } from '@webmcp/contract';

import type { Approvals } from '../access/approvals.js';
import type { BridgeCode } from '../access/bridge-error.js';
import type { Confirmations } from '../access/confirmations.js';
import type { EventLog } from '../access/event-log.js';
import type { LiveSession, Sessions } from '../access/sessions.js';
import type { AuditLog } from '../record/audit-log.js';
import type { BridgeWorld } from '../record/bridge-world.js';
import type { NamedTool, Plugins } from '../tools/plugins.js';
import type { Lock } from './lock.js';

/** The caller of a tool, after its token was checked. */
export interface Principal {
  session_id: string;
}

/** The parts of the core that the steps use. */
export interface ExecuteParts {
  world: BridgeWorld;
  sessions: Sessions;
  confirmations: Confirmations;
  approvals: Approvals;
  plugins: Plugins;
  audit: AuditLog;
  events: EventLog;
  lock: Lock;
}

/** The link to the caller of a tool while its call runs. */
export interface CallerLink {
  /** Aborts when the caller cancels the call. */
  signal?: AbortSignal | undefined;
  /** Receives reports on what the call does. */
  report?: ((message: string) => void) | undefined;
}

/** One call on its way through the steps. Each step fills in what later steps need. */
export interface BridgeCall {
  principal: Principal;
  name: string;
  sent: unknown;
  /** Ends the call: its session has ended, its caller cancelled it, or the page did not answer. */
  stop: AbortController;
  signal: AbortSignal;
  began: number;
  session: LiveSession;
  /** False for a call over the limit of its session. */
  isWithinRate: boolean;
  args: Record<string, JsonValue>;
  target?: NamedTool;
  definition?: string;
  digest?: string;
  /** Reports to the caller what the call does now. */
  report: (message: string) => void;
  /** The decision on the call, for the record. */
  decision: string;
  /** True if a person allowed this very call. */
  isAllowed: boolean;
  /** Functions that run when the call has ended. */
  after: (() => void)[];
  result?: CallResult;
  recorded?: { args: JsonValue; result: JsonValue };
}

/**
 * One step of every call. A step that returns an answer ends the call; steps that are marked `always` run also then.
 */
export interface Step {
  name: string;
  always?: true;
  run(call: BridgeCall, parts: ExecuteParts): CallResult | undefined | Promise<CallResult | undefined>;
}

/** Makes the answer of the bridge itself, with a code beside the status. Nothing was done by the call. */
export function refusal(
  tool: string,
  status: CallStatus,
  code: BridgeCode | 'changed',
  messages: string[],
): CallResult {
  return { status, tool, messages, evidence: [], data: { code } };
}
