import type { CallResult } from '@webmcp/contract';

import { onRoute } from '../reach/on-route.js';
import type { StepState } from './step-state.js';

/** Returns the route of the page as it is now. The query may change as fields are set. */
export const pathNow = (): string => location.pathname + (/^#!?\//.test(location.hash) ? location.hash : '');

/**
 * Answers a call whose page went on to another record while the call filled it: another route, or another row in the place
 * of the row. The fields that were set belong to the record before.
 */
export function movedOn({ call, page, path }: StepState): CallResult | undefined {
  const { tool, manifest, values, answer } = call;
  const change =
    pathNow() !== path || !onRoute(tool, manifest)
      ? `The page went on to ${pathNow()}`
      : page.row && isOtherRow()
        ? `Another row took the place of ${JSON.stringify(page.row.key)}`
        : undefined;
  return change === undefined
    ? undefined
    : answer('unavailable', [`${change} during the call; nothing was submitted, so call the tool again`]);

  /** Decides whether the row's element names another row now. A row may show a value that the call set. */
  function isOtherRow(): boolean {
    const { element, key } = page.row!;
    const now = page.found.rows(page.container()).find((row) => row.element === element);
    return !!now && now.key !== key && !Object.values(values).includes(now.key);
  }
}
