import { plainLine } from '../../access/plain-line.js';
import { redact } from '../../record/redact.js';
import { reportProgress } from '../../call/report-progress.js';
import { refusal, type BridgeCall, type Step } from '../../call/bridge-call.js';

/** The reasons of refusals, by the decision. */
const reasons = {
  denied: 'A person refused the call. Nothing was done',
  late: 'No person answered in time. Nothing was done',
  ended: 'The session or the call ended before a person answered. Nothing was done',
  too_many: 'Three calls of this session wait for a person already. Nothing was done',
} as const;

/** Asks a person before a call acts: always for a destructive tool, and for a caution tool unless writes are allowed. */
export const confirmationStep: Step = {
  name: 'confirmation',
  async run(call, { confirmations, world }) {
    if (!asksPerson(call)) return undefined;
    const { tool, plugin } = call.target!;
    const stop = reportProgress(world, call.report, 'A person is asked');
    const decision = await confirmations.ask(
      {
        session_id: call.session.session_id,
        agent_id: call.session.agent_id,
        tool: call.name,
        title: plainLine(tool.title || tool.name),
        plugin: plugin.id,
        origin: plugin.origin,
        risk: tool.risk,
        args: redact(call.args, tool.sensitive),
        digest: call.digest!,
      },
      call.signal,
    );
    stop();
    call.decision = decision;
    call.isAllowed = decision === 'allowed';
    if (decision === 'allowed') return undefined;
    return refusal(call.name, 'denied', decision === 'too_many' ? 'rate_limited' : 'forbidden', [reasons[decision]]);
  },
};

function asksPerson({ session, target }: BridgeCall): boolean {
  const { risk, isReadOnly } = target!.tool;
  return risk === 'destructive' || (risk === 'caution' && !isReadOnly && !session.allow_writes);
}
