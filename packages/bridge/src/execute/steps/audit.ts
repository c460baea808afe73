import { plainLine } from '../../access/plain-line.js';
import type { Step } from '../../call/bridge-call.js';

/** Records the call, allowed or refused. */
export const auditStep: Step = {
  name: 'audit',
  always: true,
  run(call, { world, audit, events }) {
    const { session, target, recorded, definition } = call;
    const ms = Math.round(world.now() - call.began);
    try {
      audit.append({
        actor: 'agent',
        user: session.agent_id,
        action: plainLine(call.name, 128),
        args: recorded!.args,
        result: recorded!.result,
        session_id: session.session_id,
        request_id: session.created_by_request,
        ...(target && { plugin: target.plugin.id }),
        ...(definition !== undefined && { tool_hash: definition }),
        decision: call.decision,
        ms,
      });
    } catch (error) {
      // The act is done. The next act is refused, because its beginning cannot be recorded.
      events.emit('audit_failed', { reason: error instanceof Error ? error.message : String(error) });
    }
    events.emit('command_executed', {
      session_id: session.session_id,
      tool: call.name,
      status: call.result!.status,
      ms,
    });
    return undefined;
  },
};
