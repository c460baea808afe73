import type { BoundaryKind, ContainerKind, PageContainer } from '@webmcp/contract';

import type { Boundary } from '../../intents/model/intent.js';
import { isDrawnDialog } from '../model/is-drawn-dialog.js';

/** The agreement of kinds, 0 to 1. A pair without an entry is impossible. */
const kindAgreement: Partial<Record<BoundaryKind, Partial<Record<ContainerKind, number>>>> = {
  form: { form: 1 },
  dialog: { dialog: 1, group: 0.3 },
  drawer: { dialog: 1, landmark: 0.5, group: 0.4, menu: 0.3 },
  menu: { menu: 1, dialog: 0.4, group: 0.3 },
  popover: { dialog: 0.8, menu: 0.8, group: 0.6 },
  group: { group: 1, form: 0.2, landmark: 0.3 },
  region: { landmark: 1, group: 0.6 },
  list: { group: 0.6, landmark: 0.5, menu: 0.4 },
};

/** The factors for a landmark whose role only the page names, and for different roles. */
const roleUnknown = 0.5;
const roleDiffers = 0.3;

/** Compares kinds, 0 to 1; null for an impossible pair. For landmarks the role counts too: a navigation is no main part. */
export function kindOf(boundary: Boundary, container: PageContainer): number | null {
  const { kind, role } = boundary;
  if (isDrawnDialog(container) && parts.has(kind) && boundary.shownBy !== undefined) return asDrawn;
  const agreement = kindAgreement[kind]?.[container.kind];
  if (agreement === undefined) return null;
  if (kind !== 'region' || container.kind !== 'landmark' || container.role === role) return agreement;
  return agreement * (role === undefined ? roleUnknown : roleDiffers);
}

/** The kinds of boundaries that may be drawn as a dialog while a condition shows them. The next value is their agreement. */
const parts: ReadonlySet<BoundaryKind> = new Set(['region', 'group', 'component']);
const asDrawn = 0.6;
