import type { Source } from '@webmcp/contract';

import type { TemplateNode } from '../extract/facts/facts.js';
import { nodesOf } from './nodes-of.js';

/** The places of a route's own tags. */
export interface PlacedTags {
  /** The tags of components that are written in the route itself; none if its path, or one below it, is not known. */
  tags: Source[];
  /** True if the route's path is not known, or that of a route below it. */
  isAnywhere?: true;
}

/**
 * Returns the tags that a route shows.
 * @param isUnknown true for a path that is written, and not as a text
 * @param shown the route's content, as facts
 * @param around the routes that it is shown around
 */
export function placedTags(isUnknown: boolean, shown: unknown, around: readonly PlacedTags[]): PlacedTags {
  if (isUnknown || around.some(({ isAnywhere }) => isAnywhere === true)) return { tags: [], isAnywhere: true };
  const tags = [...nodesOf(shown)].flatMap((node) => {
    const element = node as TemplateNode;
    return element.kind === 'element' && element.tag.kind === 'component' ? [element.at] : [];
  });
  return { tags };
}
