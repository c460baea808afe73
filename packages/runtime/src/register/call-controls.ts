import type { CallOptions } from '../act/call/tool-call.js';
import type { CallContext } from './model-context.js';

/** Agents of earlier builds send JSON text. */
function parsed(args: unknown): unknown {
  if (typeof args !== 'string') return args;
  try {
    return JSON.parse(args);
  } catch {
    // Not JSON: the check of the arguments says so.
    return args;
  }
}

/**
 * Parts what a caller sends into the tool's own arguments and what it says of the call: in the context beside them, or
 * as `$dryRun` and `$idempotencyKey` among them, for callers of the browser's own API, which hands nothing else over.
 */
export function callControls(
  sent: unknown = {},
  context: CallContext = {},
): { args: unknown; controls: Pick<CallOptions, 'signal' | 'dryRun' | 'idempotencyKey'> } {
  const { signal, dryRun, idempotencyKey } = context;
  const all = parsed(sent);
  if (typeof all !== 'object' || !all || Array.isArray(all)) return { args: all, controls: { signal } };
  const { $dryRun: dry = dryRun, $idempotencyKey: key = idempotencyKey, ...args } = all as Record<string, unknown>;
  return {
    args,
    controls: {
      signal,
      dryRun: dry === 'fill' ? dry : dry === true,
      idempotencyKey: key === undefined ? undefined : String(key),
    },
  };
}
