import type { Manifest, ManifestTarget, ManifestTool } from '@webmcp/contract';

import { onRoute } from '../act/reach/on-route.js';
import { figuresOf } from '../act/read/figures.js';
import { rowsToRead } from '../act/read/row-items.js';
import { rowsOf } from '../act/rows/rows.js';
import { locate } from '../locate/locate.js';
import { locateStep } from '../locate/locate-step.js';

/** The way in which a tool can be called now: `here` in the shown page, `reach` through its opener. */
export type Presence = 'here' | 'reach' | undefined;

/**
 * Decides whether many tools of a manifest can be called now, and in which way. A tool is `here` if the page shows its
 * container, its rows or its first target. The text and the figures of a page are always here. The figures of an opened
 * part are here while it is open. A tool is within `reach` if the page shows the target of a reach step.
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
  const hasOpener = (step: NonNullable<ManifestTool['reach']>[number]): boolean => {
    if (step.do !== 'click') return false;
    const isAnywhere = !step.container && !step.outside;
    return isAnywhere ? has(step.target) : 'element' in locateStep(step, { testIdAttributes });
  };
  const hasRows = ({ row }: ManifestTool): boolean => !!row && rowsOf(row, document, testIdAttributes).length > 0;
  const isHere = (tool: ManifestTool): boolean => {
    const { container, row, action, fields, reach, read } = tool;
    if (read?.kind === 'figures') return !reach?.length || figuresOf(read.columns).length > 0;
    if (read?.kind === 'page') return true;
    if (read?.kind === 'rows') return rowsToRead(read, testIdAttributes).length > 0;
    if (container) return has(container);
    if (row) return !reach?.length && hasRows(tool);
    const first = action ?? fields[0];
    return !!first && has(first);
  };
  return (tool) => {
    if (!onRoute(tool, manifest)) return undefined;
    if (isHere(tool)) return 'here';
    const { reach = [] } = tool;
    const isOpen = reach[0]?.do === 'navigate' || reach.some(hasOpener);
    return isOpen || (reach.length > 0 && hasRows(tool)) ? 'reach' : undefined;
  };
}
