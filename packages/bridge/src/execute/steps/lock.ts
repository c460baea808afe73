import type { Step } from '../../call/bridge-call.js';

/** Lets one act at a time through to each plugin. A read waits for nothing. */
export const lockStep: Step = {
  name: 'lock',
  async run({ target, after }, { lock }) {
    if (target!.tool.isReadOnly) return undefined;
    after.push(await lock.take(target!.plugin.id));
    return undefined;
  },
};
