import type { ActionEntry, BoundaryEntry, Entry, WrapperEntry } from '@webmcp/contract';
import { isOverlayKind } from '@webmcp/text';

import { firstFit, type Rule } from '../model/rule.js';
import { isAsChild } from '../scene/as-child.js';
import { modelHandlers } from '../scene/nearest-model.js';
import { descendants, type SceneElement, type SceneNode } from '../scene/scene.js';
import { actsOnEvents } from '../values/act-events.js';
import { handlersOf } from '../values/handlers.js';
import { findProp } from '../values/prop-values.js';

const isField = (node: SceneNode): boolean => node.kind === 'element' && node.entry?.is === 'field';
const isAction = (node: SceneNode): boolean => node.kind === 'element' && node.entry?.is === 'action';

/** Matches forms, and overlays that the box around them shows. */
function isSurface(node: SceneNode): boolean {
  if (node.kind !== 'element' || node.entry?.is !== 'boundary') return false;
  return node.entry.kind === 'form' || (isOverlayKind(node.entry.kind) && !isApart(node, node.entry));
}

/** Decides whether a library draws an overlay elsewhere, and its own state or its activator opens it. */
function isApart({ library, props, children }: SceneElement, { open = [], activator = [] }: BoundaryEntry): boolean {
  return (
    library !== undefined &&
    (open.some((name) => findProp(props, name) !== undefined) ||
      children.some((child) => child.kind === 'slot' && activator.includes(child.name)))
  );
}

const isByEvents = ({ entry }: SceneElement): boolean => entry?.is === 'action' && entry.byEvents === true;

const isHost = (node: SceneNode): node is SceneElement => node.kind === 'element' && node.host;

/** Decides whether a box contains a box of several parts that stops the click, and shows nothing beside it. */
function isBackdrop(element: SceneElement): boolean {
  const inner = element.children.find((child): child is SceneElement => isHost(child) && child.name !== 'button');
  if (inner === undefined || !onlyStops(inner)) return false;
  return [...descendants(element, (node) => node !== inner)].every((node) => node === inner || node.kind !== 'text');
}

/** Decides whether a handler of a click does nothing but stop the event, and no other event is answered. */
function onlyStops({ props }: SceneElement): boolean {
  const handlers = handlersOf(props);
  return (
    handlers.length > 0 &&
    handlers.every(
      ({ event, does: { calls }, sets }) =>
        event === 'click' &&
        sets.length === 0 &&
        calls.length > 0 &&
        calls.every(({ callee }) => /^stop(?:Immediate)?Propagation$/.test(callee.at(-1) ?? '')),
    )
  );
}

/** Decides whether a loop over data makes a box, and the box shows a text beside its overlays. */
function isCardAroundOverlay(element: SceneElement): boolean {
  const isOverlay = (node: SceneNode): boolean => isSurface(node) && !isForm(node);
  const around = [...descendants(element, (node) => !isOverlay(node))];
  return isInLoop(element) && !around.some(isForm) && around.some(({ kind }) => kind === 'text');
}

const isForm = (node: SceneNode): boolean =>
  node.kind === 'element' && node.entry?.is === 'boundary' && node.entry.kind === 'form';

function isInLoop({ parent }: SceneNode): boolean {
  for (let at = parent; at !== null && at.kind !== 'element'; at = at.parent) if (at.kind === 'loop') return true;
  return false;
}

const holds = (element: SceneElement, wanted: (node: SceneNode) => boolean): boolean =>
  [...descendants(element)].some(wanted);

/** Counts the fields inside a component that only its name makes a field. Zero for all other elements. */
function fieldsInNamedField(element: SceneElement): number {
  const { entry, host, library } = element;
  if (entry?.is !== 'field' || host || library !== undefined || entry.group === true) return 0;
  return [...descendants(element)].filter(isField).length;
}

/** Decides whether an action has one of the props that hold its link. */
function isLink({ entry, props }: SceneElement): boolean {
  return entry?.is === 'action' && (entry.href ?? []).some((name) => findProp(props, name) !== undefined);
}

function isDrawing({ entry }: SceneElement): boolean {
  return entry?.is === 'text' || (entry?.is === 'part' && (entry.part === 'plain' || entry.part === 'icon'));
}

/** Decides whether a menu item from a library neither acts nor links, and renders an element of its own. */
function isIdleMenuItem(element: SceneElement): boolean {
  const { entry, host, props } = element;
  if (entry?.is !== 'action' || entry.control !== 'menuitem' || host || actsOnEvents(props)) return false;
  if (entry.asChild !== undefined && isAsChild(element, entry.asChild)) return false;
  return !isLink(element);
}

function wrapperOf({ entry }: SceneElement): WrapperEntry {
  const label = entry?.is === 'field' ? (entry.label ?? []) : [];
  return { is: 'wrapper', label, name: ['name', 'prop'], required: ['required', 'isRequired'] };
}

/**
 * The rules that correct an element's entry by its content and its events. An element that fits no rule keeps its
 * entry.
 */
export const contentRules: readonly Rule<SceneElement, Entry | null>[] = [
  {
    name: 'field that holds a field',
    reason: 'A library part such as an input group is a field only while it holds none.',
    fits: (element) =>
      element.entry?.is === 'field' && element.entry.unlessChildren !== undefined && holds(element, isField),
    gives: ({ entry }) => (entry?.is === 'field' ? (entry.unlessChildren ?? null) : entry),
  },
  {
    name: 'box of several fields',
    reason: 'A component named as a field, such as `<ArrayInput>`, only holds the fields inside.',
    fits: (element) => fieldsInNamedField(element) > 1,
    gives: () => null,
  },
  {
    name: 'box of one field',
    reason: 'A component named as a field wraps the one field inside.',
    fits: (element) => fieldsInNamedField(element) === 1,
    gives: wrapperOf,
  },
  {
    name: 'clickable drawing',
    reason: 'An icon or a text with a click handler is a button.',
    fits: (element) => isDrawing(element) && actsOnEvents(element.props),
    gives({ entry }) {
      const isIcon = entry?.is === 'part' && entry.part === 'icon';
      const label = isIcon ? [] : ['children'];
      const picture = isIcon ? { picture: true } : {};
      return { is: 'action', control: 'button', roles: ['generic'], label, byEvents: true, ...picture };
    },
  },
  {
    name: 'click on the backdrop',
    reason: 'A handler with the modifier `self` only serves clicks beside the content.',
    fits: ({ entry, props }) =>
      entry?.is === 'action' &&
      entry.byEvents === true &&
      props.some((prop) => prop.name === 'onClick' && prop.modifiers?.includes('self') === true),
    gives: () => null,
  },
  {
    name: 'box that stops the click',
    reason: 'A box whose handler only stops the event keeps a click on a dialog away from the backdrop around it.',
    fits: (element) => isByEvents(element) && onlyStops(element),
    gives: () => null,
  },
  {
    name: 'backdrop',
    reason: 'A box that shows nothing but such a box closes what the inner box shows.',
    fits: (element) => isByEvents(element) && isBackdrop(element),
    gives: () => null,
  },
  {
    name: 'card around an overlay',
    reason: 'A card of a list may hold its dialog; the card shows more than the dialog, and a backdrop does not.',
    fits: (element) => isByEvents(element) && isCardAroundOverlay(element),
    gives: ({ entry }) => entry,
  },
  {
    name: 'box around a surface',
    reason: 'A click on the box around a form or an overlay is no action of its own.',
    fits: (element) => isByEvents(element) && holds(element, isSurface),
    gives: () => null,
  },
  {
    name: 'menu item around a control',
    reason: 'A menu item without a handler or link leaves the click to the control inside.',
    fits: (element) => isIdleMenuItem(element) && holds(element, isAction),
    gives: () => null,
  },
  {
    name: 'item of a menu that routes',
    reason: 'The items of a menu with a router are links, and one of their props has the address.',
    fits: ({ entry, parent }) => entry?.is === 'action' && entry.routes !== undefined && isRouted(parent, entry.routes),
    gives: ({ entry }) =>
      entry?.is !== 'action' ? entry : { ...entry, href: [...(entry.href ?? []), ...(entry.routes?.props ?? [])] },
  },
  {
    name: 'idle part',
    reason: 'A part such as a chip is an action only with a handler or a link, or in a group whose model it sets.',
    fits: (element) =>
      element.entry?.is === 'action' &&
      element.entry.onlyActing === true &&
      !isLink(element) &&
      !actsOnEvents(element.props) &&
      modelHandlers(element, element.entry.sets, element.entry.setsIn).length === 0,
    gives: () => null,
  },
];

/** Decides whether a component around an element has the prop that makes its items links. */
function isRouted(around: SceneElement['parent'], { inside, when }: NonNullable<ActionEntry['routes']>): boolean {
  for (let at = around; at !== null; at = at.parent)
    if (at.kind === 'element' && at.library?.component === inside) return findProp(at.props, when) !== undefined;
  return false;
}

/** Corrects an element's entry by its content and events, after the content is built. */
export function entryInPlace(element: SceneElement): Entry | null {
  const corrected = firstFit(contentRules, element);
  return corrected === undefined ? element.entry : corrected;
}
