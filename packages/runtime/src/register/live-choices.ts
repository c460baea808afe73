import type { Manifest, ManifestField, ManifestTool } from '@webmcp/contract';

import { locate } from '../locate/locate.js';
import { control } from '../act/element/control.js';

/** Most choices that a schema lists; longer ones are checked at the call alone. */
const listed = 100;

/** The options of a select as the page is now, by their visible text; none of any other control. */
export function liveChoices(
  field: ManifestField,
  { container }: ManifestTool,
  { testIdAttributes }: Manifest,
): string[] {
  const within = container && locate(container, { testIdAttributes });
  if (within && 'reason' in within) return [];
  const located = locate(field, { testIdAttributes, ...(within && { root: within.element }) });
  const element = 'element' in located && control(located.element);
  if (!(element instanceof HTMLSelectElement)) return [];
  const labels = [...element.options].filter(({ value, disabled }) => value && !disabled).map(({ label }) => label);
  return labels.length > listed ? [] : [...new Set(labels)];
}
