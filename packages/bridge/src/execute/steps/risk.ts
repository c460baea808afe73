import { refusal, type Step } from '../../call/bridge-call.js';

/**
 * Holds a tool to the definition that was approved. A tool that came later is held to the
 * definition that it had at first.
 */
export const riskStep: Step = {
  name: 'risk',
  run({ name, session, target, definition }) {
    const key = `${target!.plugin.id} ${target!.tool.name}`;
    const pinned = session.pins.get(key);
    if (pinned === undefined) session.pins.set(key, definition!);
    if (pinned === undefined || pinned === definition) return undefined;
    return refusal(name, 'denied', 'changed', ['The tool is not the one that was approved; request access again']);
  },
};
