import type { PageContainer } from '@webmcp/contract';

import type { Boundary } from '../../intents/model/intent.js';
import { siteKey } from '../../intents/model/site-key.js';
import { handlerPlaces } from './handler-places.js';
import { siteAgreement } from './provenance.js';

/** The agreement if several boundaries share the function. */
const shared = 0.7;

/**
 * Compares the source sites of a boundary with those of a container; for a container without sites, their functions: 0 to
 * 1. Returns undefined if neither is known; 0 for functions that all belong to other boundaries.
 */
export type BoundaryAgreement = (
  boundary: Boundary,
  container: Pick<PageContainer, 'sources' | 'handlers'>,
) => number | undefined;

/** Returns the comparison for an app. */
export function boundaryAgreement(boundaries: readonly Boundary[]): BoundaryAgreement {
  const { keyAt, usersOf } = handlerPlaces(boundaries);
  const byHandlers: BoundaryAgreement = ({ index, handlers }, container) => {
    if (handlers.length === 0) return undefined;
    const found = (container.handlers ?? []).flatMap(({ at }) => keyAt(at) ?? []);
    if (found.length === 0) return undefined;
    const agreeing = found.filter((key) => usersOf(key).has(index));
    if (agreeing.length === 0) return 0;
    return agreeing.some((key) => usersOf(key).size === 1) ? 1 : shared;
  };
  return (boundary, container) =>
    siteAgreement(boundary.sites.map(siteKey), (container.sources ?? []).map(siteKey)) ??
    byHandlers(boundary, container);
}
