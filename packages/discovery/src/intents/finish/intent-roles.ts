import type { FieldEntry } from '@webmcp/contract';

import type { DraftIntent } from '../drafts/draft.js';
import { controlRoles } from '../model/control-roles.js';

/** Returns the roles that an intent's control can have on the page, likeliest first. */
export function intentRoles(draft: DraftIntent): string[] {
  const { entry, control, node } = draft;
  if (entry.is === 'field') return fieldRoles(draft, entry);
  const roles = entry.roles ?? (node.name === 'search' ? [] : controlRoles[control]);
  return control === 'link' && !roles.includes('link') && entry.roles !== undefined ? ['link', ...roles] : [...roles];
}

/**
 * Returns the roles of a field: the roles of its variant, of a group of checkboxes, of its entry, or of its control.
 */
function fieldRoles(draft: DraftIntent, entry: FieldEntry): string[] {
  const { control, node } = draft;
  const variant = variantRoles(draft, entry);
  if (variant !== undefined) return [...variant];
  if (isCheckboxGroup(draft) && entry.control !== 'listbox') return ['group', 'checkbox'];
  const own = entry.control === control ? entry.roles : undefined;
  return [...(own ?? (node.name === 'search' ? [] : controlRoles[control]))];
}

function variantRoles({ control }: DraftIntent, entry: FieldEntry): readonly string[] | undefined {
  return entry.variants?.find((variant) => variant.control === control)?.roles;
}

/** Decides whether a field is a group of checkboxes or pressed buttons that are several values of the field. */
export function isCheckboxGroup(draft: DraftIntent): boolean {
  const { control, members, entry } = draft;
  if (control !== 'listbox' || entry.is !== 'field') return false;
  const roles = variantRoles(draft, entry) ?? entry.roles ?? [];
  return members.length > 0 || roles.some((role) => role === 'checkbox' || role === 'switch' || role === 'group');
}
