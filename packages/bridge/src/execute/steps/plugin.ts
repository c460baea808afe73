import type { CallResult } from '@webmcp/contract';

import { limits } from '../../access/limits.js';
import { newId } from '../../access/secrets.js';
import { redact } from '../../record/redact.js';
import { definitionHash } from '../../tools/definition-hash.js';
import { reportProgress } from '../../call/report-progress.js';
import { refusal, type BridgeCall, type ExecuteParts, type Step } from '../../call/bridge-call.js';

/** Passes the call to the plugin once, and returns the plugin's answer as it is. */
export const pluginStep: Step = {
  name: 'plugin',
  async run(call, parts) {
    // Time has passed since the earlier steps: a person was asked, and other calls acted.
    const refused = stillHolds(call, parts) ?? noteBegin(call, parts);
    if (refused !== undefined) return refused;
    const { world } = parts;
    call.decision = call.isAllowed ? 'allowed' : 'not_asked';
    const { tool, plugin } = call.target!;
    const cancel = world.after(limits.callLife, () => call.stop.abort(new Error('The page did not answer in time')));
    const stop = reportProgress(world, call.report, 'The page acts');
    const approval = call.isAllowed ? approvalOf(call, parts) : undefined;
    try {
      return await plugin.call(
        {
          id: newId(world.random),
          tool: tool.name,
          args: call.args,
          report: call.report,
          ...(approval !== undefined && { approval }),
        },
        call.signal,
      );
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return refusal(call.name, 'unknown', 'unavailable', [
        `${reason}. The call was passed on and no answer came; look at the page before you repeat the call`,
      ]);
    } finally {
      stop();
      cancel();
    }
  },
};

/** Approves the call for the page. Without a map, the page alone knows the risk, and so the page asks as well. */
function approvalOf({ args, session, target }: BridgeCall, { approvals }: ExecuteParts): string | undefined {
  const { tool, plugin } = target!;
  if (tool.id === undefined) return undefined;
  return approvals.give({ session_id: session.session_id, origin: plugin.origin, tool: tool.id, args });
}

function stillHolds(
  { name, session, signal, target, definition }: BridgeCall,
  parts: ExecuteParts,
): CallResult | undefined {
  if (parts.sessions.live(session.session_id) === undefined || signal.aborted)
    return refusal(name, 'denied', 'unauthorized', ['The session or the call has ended. Nothing was done']);
  const now = parts.plugins.toolsOf(session.plugin_ids).find((each) => each.name === name);
  if (now === undefined || now.plugin !== target!.plugin)
    return refusal(name, 'unavailable', 'unavailable', ['The page of the tool is gone. Nothing was done']);
  if (definitionHash(now.tool, now.plugin) !== definition)
    return refusal(name, 'denied', 'changed', ['The tool changed while the call waited. Nothing was done']);
  return undefined;
}

/** Notes an act in the record before it is done. An act that cannot be noted is not done. */
function noteBegin(call: BridgeCall, { audit }: ExecuteParts): CallResult | undefined {
  const { tool, plugin } = call.target!;
  if (tool.isReadOnly) return undefined;
  try {
    audit.append({
      actor: 'agent',
      user: call.session.agent_id,
      action: call.name,
      args: redact(call.args, tool.sensitive),
      result: null,
      session_id: call.session.session_id,
      request_id: call.session.created_by_request,
      plugin: plugin.id,
      decision: 'began',
    });
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return refusal(call.name, 'unavailable', 'unavailable', [
      `The record cannot be written: ${reason}. Nothing was done`,
    ]);
  }
}
