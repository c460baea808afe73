import type { ManifestField } from '@webmcp/contract';

import { roleAndName } from '../../accessibility/role-and-name.js';
import type { Located } from '../../locate/locate.js';
import type { ReachedPage } from '../call/reached-page.js';
import type { ToolCall } from '../call/tool-call.js';

/** Locates a field: inside its own container if the field has a container, else inside the tool's row or container. */
export function locateField({ found, root }: ReachedPage, field: ManifestField): Located {
  const box = field.container && found.element(field.container, field.key, root());
  return found.find(field, field.key, box ?? root());
}

/**
 * Locates the element that the tool presses. An element that now reads riskier than the map, or like another tool, has
 * changed. An element with a double is ambiguous, unless the tool is safe.
 */
export function locateAction({ tool }: ToolCall, { found, root }: ReachedPage): Located {
  const located = found.find(tool.action!, 'action', root());
  if (!('element' in located)) return located;
  const candidates = [roleAndName(located.element)];
  if (found.riskierText(tool.action!, located.element) !== undefined) return { reason: 'changed', candidates };
  return tool.risk.level !== 'safe' && found.hasDouble(tool.action!, located.element, root())
    ? { reason: 'ambiguous', candidates: [...candidates, ...candidates] }
    : located;
}

/** Returns the located element; undefined if locating failed. */
export function elementOf(located: Located): HTMLElement | undefined {
  return 'element' in located ? (located.element as HTMLElement) : undefined;
}
