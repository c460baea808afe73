import type { Manifest, ManifestTarget, ManifestTool } from '@webmcp/contract';

import { onRoute } from '../act/reach/on-route.js';
import { rowsOf } from '../act/rows/rows.js';
import { locate } from '../locate/locate.js';

/** How a tool can be called now: `here` in what is shown, `reach` through its opener. */
export type Presence = 'here' | 'reach' | undefined;

/**
 * Answers for many tools at once whether their container, or their first reach step's target, is there on their route.
 * Tools that share a container share the look.
 */
export function presence(manifest: Manifest): (tool: ManifestTool) => Presence {
  const { testIdAttributes } = manifest;
  const seen = new Map<string, boolean>();
  const has = (target: ManifestTarget): boolean => {
    const key = JSON.stringify([target.selectors, target.fingerprint]);
    const known = seen.get(key) ?? 'element' in locate(target, { testIdAttributes });
    seen.set(key, known);
    return known;
  };
  return (tool) => {
    if (!onRoute(tool, manifest)) return undefined;
    const { container, row, action, fields, reach } = tool;
    const hasRows = (): boolean => !!row && rowsOf(row, document, testIdAttributes).length > 0;
    const first = action ?? fields[0];
    if (container ? has(container) : row && !reach?.length ? hasRows() : first && !row && has(first)) return 'here';
    const step = reach?.[0];
    if (!step) return undefined;
    return step.do === 'navigate' || has(step.target) || hasRows() ? 'reach' : undefined;
  };
}
