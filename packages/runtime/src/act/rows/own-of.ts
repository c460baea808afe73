import type { ManifestTarget } from '@webmcp/contract';
import { onlyChildValue, ownRowValue } from '@webmcp/text';

import { role } from '../../accessibility/role.js';
import { usable } from '../../accessibility/usable.js';

/** Returns the row itself, or its only child, if a target is that and still has the captured role. */
export function ownOf({ selectors, fingerprint }: ManifestTarget, row: Element): HTMLElement | undefined {
  const has = (wanted: string): boolean => selectors.some(({ value }) => value === wanted);
  const isOnly = has(onlyChildValue) && row.childElementCount === 1;
  const own = has(ownRowValue) ? row : isOnly ? row.firstElementChild : null;
  return own instanceof HTMLElement && role(own) === fingerprint?.kind && usable(own) ? own : undefined;
}
