import type { Entry } from '@webmcp/contract';
import { isOverlayKind } from '@webmcp/text';
import { actsOnEvents } from '../values/act-events.js';
import { isAsChild } from '../scene/merged-props.js';
import { findProp } from '../values/prop-values.js';
import { descendants, type SceneElement, type SceneNode } from '../scene/scene.js';

/** Forms and what pops up: a click on the box around them is not an action of its own. */
function isSurface(node: SceneNode): boolean {
  return (
    node.kind === 'element' &&
    node.entry?.is === 'boundary' &&
    (node.entry.kind === 'form' || isOverlayKind(node.entry.kind))
  );
}

/** What an entry becomes by what the element holds and listens to. */
export function entryInPlace(element: SceneElement): Entry | null {
  const { entry } = element;
  if (entry?.is === 'field' && entry.unlessChildren !== undefined) {
    const holdsControl = [...descendants(element)].some(
      (node) => node.kind === 'element' && node.entry?.is === 'field',
    );
    return holdsControl ? entry.unlessChildren : entry;
  }
  // Called a field by its name alone, it is what holds one, or several: `<ArrayInput>` around two inputs.
  if (entry?.is === 'field' && !element.host && element.library === undefined && entry.group !== true) {
    const inner = [...descendants(element)].filter((node) => node.kind === 'element' && node.entry?.is === 'field');
    if (inner.length > 1) return null;
    if (inner.length === 1)
      return { is: 'wrapper', label: entry.label ?? [], name: ['name', 'prop'], required: ['required', 'isRequired'] };
  }
  const drawn = entry?.is === 'text' || (entry?.is === 'part' && (entry.part === 'plain' || entry.part === 'icon'));
  if (drawn && actsOnEvents(element.props)) {
    const picture = entry.is === 'part' && entry.part === 'icon';
    const label = picture ? [] : ['children'];
    return {
      is: 'action',
      control: 'button',
      roles: ['generic'],
      label,
      byEvents: true,
      ...(picture ? { picture } : {}),
    };
  }
  if (entry?.is === 'action' && entry.byEvents === true) {
    const self = element.props.some((prop) => prop.name === 'onClick' && prop.modifiers?.includes('self') === true);
    return self || [...descendants(element)].some(isSurface) ? null : entry;
  }
  // An item of a menu around a link or a button: that is what is pressed.
  if (entry?.is === 'action' && entry.control === 'menuitem' && !element.host && !actsOnEvents(element.props)) {
    // What stands for the item itself has its content.
    if (entry.asChild !== undefined && isAsChild(element, entry.asChild)) return entry;
    const leads = (entry.href ?? []).some((name) => findProp(element.props, name) !== undefined);
    const holds = [...descendants(element)].some((node) => node.kind === 'element' && node.entry?.is === 'action');
    if (!leads && holds) return null;
  }
  if (entry?.is === 'action' && entry.onlyActing === true) {
    const leads = (entry.href ?? []).some((name) => findProp(element.props, name) !== undefined);
    return leads || actsOnEvents(element.props) ? entry : null;
  }
  return entry;
}
