import type { ClickStep } from '@webmcp/contract';

import { locate, type Located, type LocateOptions } from './locate.js';

/** Finds the element that a step presses: inside the step's container, and in none of the rows that it is outside of. */
export function locateStep(
  { target, container, outside }: Pick<ClickStep, 'target' | 'container' | 'outside'>,
  options: Omit<LocateOptions, 'root'> = {},
): Located {
  const box = container && locate(container, options);
  if (box && !('element' in box)) return box;
  return locate(outside ? { ...target, outside } : target, { ...options, root: box?.element ?? document });
}
