import type { CallResult, CallStatus, JsonValue, Manifest, ManifestField, ManifestTool } from '@webmcp/contract';

import type { BridgeApproval } from '../../policy/bridge-approval.js';
import type { Confirmer } from '../../policy/confirm.js';
import type { Promised } from '../../policy/dry-run-tokens.js';
import type { FieldControl } from '../controls/field-control.js';

export interface CallOptions {
  /** The kinds of controls by priority; all kinds of the runtime unless given. */
  controls?: readonly FieldControl[];
  signal?: AbortSignal | undefined;
  /** Milliseconds to wait for evidence after the act; 5000 unless given. */
  deadline?: number;
  /** `true` touches nothing and lists the elements of a real call; `fill` fills the fields and submits nothing. */
  dryRun?: boolean | 'fill' | undefined;
  /** Replaces values that the person has typed. Counts for safe tools only. */
  overwrite?: boolean | undefined;
  /** Calls with the same key act once and answer the same, also on the page that the first call opened. */
  idempotencyKey?: string | undefined;
  /** Asks the person; the browser's own dialog unless the app has another. */
  confirm?: Confirmer | undefined;
  /** Asks the person about caution calls too. */
  confirmCaution?: boolean | undefined;
  /** The approval of this call by a person at a bridge. `args`: the JSON text of the arguments as they were sent. */
  approval?: (BridgeApproval & { args: string }) | undefined;
  /** The token of a dry run. The call stops if an argument, the map or the element of the action changed since. */
  token?: string | undefined;
  /** The id of an earlier answer. The call touches nothing and returns that answer as it is now. */
  id?: string | undefined;
}

/** One tool call from its start to its answer. */
export interface ToolCall {
  tool: ManifestTool;
  manifest: Manifest;
  controls: readonly FieldControl[];
  signal: AbortSignal | undefined;
  deadline: number;
  dryRun: boolean | 'fill';
  /** Asks to replace values that the person has typed; safe tools alone may. */
  overwrite: boolean;
  confirm: Confirmer | undefined;
  confirmCaution: boolean;
  /** True if a person approved this very call at a bridge. */
  isApproved: boolean;
  /** The digest of tool and arguments. */
  digest: string;
  /** The facts that a dry run promised, if the call has its token. */
  promised?: Promised;
  /** The validated arguments. */
  values: Record<string, JsonValue>;
  /** The fields that have a value, in the tool's order. */
  given: ManifestField[];
  /** A field that policy leaves to the user: a required field, or any field if the tool has no other. */
  kept: ManifestField | undefined;
  /** Fires when the call has its answer. */
  ended: AbortSignal;
  /** The numbers of steps before and after the present one, for the call of a flow. */
  around?: { before: number; after: number };
  /** The progress of the call. It decides the answer when the page is left. */
  stage: 'reading' | 'reaching' | 'filling' | 'acted';
  /** Waits on for the outcome of an act that still runs. */
  goOn?: () => Promise<CallResult>;
  /** Builds the answer of this call. */
  answer(status: CallStatus, messages?: string[], more?: Partial<CallResult>): CallResult;
}
