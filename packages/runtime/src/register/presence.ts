import type { Manifest, ManifestTarget, ManifestTool } from '@webmcp/contract';

import { onRoute } from '../act/reach/on-route.js';
import { rowsOf } from '../act/rows/rows.js';
import { locate } from '../locate/locate.js';

/** The way in which a tool can be called now: `here` in the shown page, `reach` through its opener. */
export type Presence = 'here' | 'reach' | undefined;

/**
 * Decides whether many tools of a manifest can be called now, and in which way. A tool is `here` if the page shows its
 * container, its rows or its first target, and for the text of a page always. It is within `reach` if the page shows the target of its first reach step.
 * Tools that share a target share the search for it.
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
    const { container, row, action, fields, reach, read } = tool;
    const hasRows = (): boolean => !!row && rowsOf(row, document, testIdAttributes).length > 0;
    const first = action ?? fields[0];
    if (read?.kind === 'page') return 'here';
    if (container ? has(container) : row && !reach?.length ? hasRows() : first && !row && has(first)) return 'here';
    const step = reach?.[0];
    if (!step) return undefined;
    return step.do === 'navigate' || has(step.target) || hasRows() ? 'reach' : undefined;
  };
}
