import type { CallResult, CallStatus, JsonValue, Manifest, ManifestField, ManifestTool } from '@webmcp/contract';

import type { FieldControl } from '../controls/field-control.js';

export interface CallOptions {
  /** The kinds of controls by priority; all that the runtime knows unless given. */
  controls?: readonly FieldControl[];
  signal?: AbortSignal | undefined;
  /** Milliseconds to wait for evidence after the act; 5000 unless given. */
  deadline?: number;
  /** Touches nothing, and answers what would be touched; with `fill` it fills the fields and submits nothing. */
  dryRun?: boolean | 'fill' | undefined;
  /** Calls with the same one act once and answer the same, also in the page that the first one led to. */
  idempotencyKey?: string | undefined;
}

/** One tool call on its way. */
export interface ToolCall {
  tool: ManifestTool;
  manifest: Manifest;
  controls: readonly FieldControl[];
  signal: AbortSignal | undefined;
  deadline: number;
  dryRun: boolean | 'fill';
  /** The arguments as validated. */
  values: Record<string, JsonValue>;
  /** The fields that have a value, in the tool's order. */
  given: ManifestField[];
  /** A field that policy leaves to the user: a required one, or any where there is no other to fill. */
  kept: ManifestField | undefined;
  /** Fires when the call has its answer. */
  ended: AbortSignal;
  /** How far it got: what leaving the page means depends on it. */
  stage: 'reading' | 'reaching' | 'filling' | 'acted';
  answer(status: CallStatus, messages?: string[], more?: Partial<CallResult>): CallResult;
}
