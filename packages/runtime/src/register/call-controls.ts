import type { CallOptions } from '../act/call/tool-call.js';
import { own } from '../dom/own.js';
import type { CallContext } from './model-context.js';

/**
 * Copies arguments once, as plain data: getters and proxies run here alone. Parses the JSON text that agents of earlier
 * builds send in place of an object.
 * @throws what the arguments throw
 */
function copied(args: unknown): unknown {
  const text = typeof args === 'string' ? args : JSON.stringify(args);
  try {
    return JSON.parse(text);
  } catch {
    // Text that is not JSON is refused by the validation of the arguments.
    return args;
  }
}

/**
 * Separates the tool's own arguments from the controls of the call. The controls come in the context, or as `$dryRun`,
 * `$overwrite`, `$token` and `$idempotencyKey` among the arguments. The browser's own API passes nothing else.
 * @throws what the arguments or the context throw
 */
export function callControls(
  sent: unknown = {},
  context: CallContext = own({}),
): {
  args: unknown;
  controls: Pick<CallOptions, 'signal' | 'dryRun' | 'idempotencyKey' | 'overwrite' | 'id' | 'token' | 'approval'>;
} {
  const { signal, dryRun, idempotencyKey, overwrite, approval, id: earlier } = context;
  const all = copied(sent);
  if (typeof all !== 'object' || !all || Array.isArray(all)) return { args: all, controls: { signal, id: earlier } };
  const {
    $dryRun: dry = dryRun,
    $idempotencyKey: key = idempotencyKey,
    $overwrite: replaces = overwrite,
    $id: id = earlier,
    $token: token,
    ...args
  } = own(all) as Record<string, unknown>;
  return {
    args,
    controls: {
      signal,
      dryRun: dry === 'fill' ? dry : dry === true,
      overwrite: replaces === true,
      idempotencyKey: key === undefined ? undefined : String(key),
      token: token === undefined ? undefined : String(token),
      approval: approval && own({ port: approval.port, id: approval.id, args: JSON.stringify(all) }),
      id: id === undefined ? undefined : String(id),
    },
  };
}
