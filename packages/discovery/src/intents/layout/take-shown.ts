import type { ActionEntry, FieldEntry } from '@webmcp/contract';

import { descendants, isControl, type SceneElement } from '../scene/scene.js';
import type { ShownControl } from '../model/shown-control.js';

/** What a shown control is among the entries that tables have. */
export function shownEntry({ isField, control, role }: ShownControl): FieldEntry | ActionEntry {
  return isField
    ? { is: 'field', control, roles: [role], label: ['label'] }
    : { is: 'action', control, roles: [role], label: ['children', 'label', 'title'], href: ['href', 'to'] };
}

/** Makes of a component, its content built, what pages show of it: a control, or what has controls and draws buttons of its own. */
export function takeShown(element: SceneElement, [first, ...others]: readonly ShownControl[]): void {
  if (first === undefined || element.host) return;
  const isBare = element.entry === null || element.entry.is === 'wrapper';
  const holds = [...descendants(element)].some(isControl);
  if (others.length === 0 && (first.isField || !holds || isControl(element))) {
    element.shownLabel = first.label;
    if (isBare) element.entry = shownEntry(first);
    return;
  }
  // What a dialog draws by itself closes it, or is known from the table.
  const isPlace = element.entry?.is === 'boundary' && /^(?:form|group|region|list)$/.test(element.entry.kind);
  if (!isBare && !isPlace) return;
  element.draws = [first, ...others];
  if (isBare && holds && element.draws.some(({ control }) => control === 'submit'))
    element.entry = { is: 'boundary', kind: 'form' };
}
