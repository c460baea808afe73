import { randomBytes } from 'node:crypto';

import type { AuditStore, BridgeWorld } from '../record/bridge-world.js';

/** The surroundings of a bridge in this process. */
export const nodeWorld = (audit: AuditStore): BridgeWorld => ({
  now: () => performance.now(),
  date: () => new Date(),
  random: (bytes) => randomBytes(bytes),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
  audit,
});
