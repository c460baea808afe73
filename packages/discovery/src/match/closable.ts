import type { BoundaryKind } from '@webmcp/contract';

/** Boundaries that are not there until something opens them. */
export const closable: ReadonlySet<BoundaryKind> = new Set(['dialog', 'drawer', 'menu', 'popover']);
