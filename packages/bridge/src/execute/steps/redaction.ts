import { redact } from '../../record/redact.js';
import type { Step } from '../../call/bridge-call.js';

/** Copies the call for the record without secrets. The answer for the agent stays as the page gave it. */
export const redactionStep: Step = {
  name: 'redaction',
  always: true,
  run(call) {
    const sensitive = call.target?.tool.sensitive ?? [];
    const { status, messages, data } = call.result!;
    const code = (data as { code?: unknown } | undefined)?.code;
    call.recorded = {
      args: redact(call.args, sensitive),
      result: redact({ status, messages, ...(typeof code === 'string' && { code }) }),
    };
    return undefined;
  },
};
