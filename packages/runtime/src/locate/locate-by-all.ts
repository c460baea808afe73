import type { Target } from '@webmcp/contract';

import { everySignal } from './every-signal.js';
import { locate, type Located, type LocateOptions } from './locate.js';

/** {@link locate} by all that a fingerprint can hold. */
export function locateByAll(
  target: Pick<Target, 'selectors' | 'fingerprint'>,
  options: Omit<LocateOptions, 'signals'> = {},
): Located {
  return locate(target, { ...options, signals: everySignal });
}
