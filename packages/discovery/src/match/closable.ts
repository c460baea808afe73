import type { BoundaryKind } from '../intents/intent.js';

/** Boundaries that are not there until something opens them. */
export const closable: ReadonlySet<BoundaryKind> = new Set(['dialog', 'drawer', 'menu', 'popover']);
