import { refusal, type Step } from '../../call/bridge-call.js';

/** Checks that the session may use tools of this kind. */
export const scopeStep: Step = {
  name: 'scope',
  run({ name, session, target }) {
    const scope = target!.tool.scope;
    if (session.allowed_scopes.includes(scope)) return undefined;
    return refusal(name, 'denied', 'forbidden', [
      `The session lacks the scope ${scope}; request access with this scope`,
    ]);
  },
};
