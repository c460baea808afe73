import { limits } from '../../access/limits.js';
import { refusal, type Step } from '../../call/bridge-call.js';

/** Refuses calls over the rate of the session. The rate was counted when the call came. */
export const limitsStep: Step = {
  name: 'limits',
  run({ name, isWithinRate }) {
    if (isWithinRate) return undefined;
    return refusal(name, 'unavailable', 'rate_limited', [
      `Over ${limits.callsPerSecond} calls in a second. Nothing was done; call again later`,
    ]);
  },
};
