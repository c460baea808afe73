import type { Source } from '@webmcp/contract';
import { stampAttribute } from '@webmcp/contract/stamp-attribute';
import { pageFrameworks } from './page-frameworks.js';

/**
 * Returns the places in the source that made an element, innermost first: its own stamp, then the stamps of the
 * components whose templates made it, as development builds remember them. So components that pass no attributes on are
 * found as well.
 */
export function sourcesOf(element: Element): Source[] {
  const stamps = [element.getAttribute(stampAttribute)];
  for (const framework of pageFrameworks) stamps.push(...framework.stamps(element));
  if (stamps.length === 1 && stamps[0] === null) return [];
  const found: Source[] = [];
  for (const stamp of new Set(stamps)) {
    const source = sourceIn(stamp);
    if (source !== null) found.push(source);
  }
  return found;
}

/** Returns the place of the tag whose attributes arrive on the element. The element's own stamp names the tag. */
export function carriedSource(element: Element): Source | null {
  return sourceIn(element.getAttribute(stampAttribute));
}

function sourceIn(stamp: string | null): Source | null {
  const parts = stamp === null ? null : /^(.+):(\d+):(\d+)$/.exec(stamp);
  return parts === null ? null : { file: parts[1]!, line: Number(parts[2]), column: Number(parts[3]) };
}
