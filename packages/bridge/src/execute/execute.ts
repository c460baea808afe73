import type { CallResult } from '@webmcp/contract';

import { limits } from '../access/limits.js';
import type { LiveSession } from '../access/sessions.js';
import { followSignals } from '../call/follow-signals.js';
import { refusal, type BridgeCall, type CallerLink, type ExecuteParts, type Principal } from '../call/bridge-call.js';
import { steps } from './steps.js';

/**
 * Executes one call of an agent. Every front end calls this function, and no other way leads to a plugin.
 * @param principal the caller, whose token was checked
 * @param tool the tool by the name that the session knows
 * @param args the arguments as sent, of any type
 * @param link cancels the call, and takes reports on its progress
 * @returns the plugin's answer as it is, or a refusal with a code in `data`; never throws
 */
export async function execute(
  parts: ExecuteParts,
  principal: Principal,
  tool: string,
  args: unknown,
  { signal, report = () => {} }: CallerLink = {},
): Promise<CallResult> {
  const session = parts.sessions.live(principal.session_id);
  if (session === undefined) return refusal(tool, 'denied', 'unauthorized', ['The session has ended or is unknown']);
  const stop = new AbortController();
  const call: BridgeCall = {
    principal,
    name: tool,
    sent: args,
    stop,
    signal: stop.signal,
    began: parts.world.now(),
    session,
    isWithinRate: countCall(session, parts.world.now()),
    args: {},
    report,
    decision: 'refused',
    isAllowed: false,
    after: [followSignals(stop, signal === undefined ? [session.ended] : [session.ended, signal])],
  };
  try {
    for (const step of steps) {
      if (call.result !== undefined && step.always !== true) continue;
      const answer = await step.run(call, parts);
      if (answer !== undefined) call.result = answer;
    }
  } finally {
    for (const run of call.after) run();
  }
  return call.result!;
}

/** Counts a call. Returns whether the session is within its rate. */
function countCall(session: LiveSession, now: number): boolean {
  const recent = session.recent.filter((time) => time > now - 1000);
  const isWithin = recent.length < limits.callsPerSecond;
  // A refused call counts as well only up to the limit, so that waiting for a second always helps.
  session.recent = isWithin ? [...recent, now] : recent;
  return isWithin;
}
