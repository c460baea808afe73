import { controlRoles } from '../model/control-roles.js';
import { contains, type SceneElement, type SceneNode } from '../scene/scene.js';
import { findValue } from '../values/prop-values.js';
import type { DraftBoundary, DraftIntent } from './draft.js';

/**
 * Joins a button or link with the only control inside: `<button onClick={…}><Link>…</Link></button>`. A press reaches the
 * inner control, and the handlers of both run. So the inner control has all handlers, and its press is more than a link.
 * An inner control without an effect of its own is left out. So is a drawing with the only handlers, as in
 * `<IconButton><EditIcon onClick={…} /></IconButton>`: the button is the control, and its press reaches the drawing.
 * @param intents all drafts so far
 * @param at the position of the outer control; the drafts behind it are inside
 */
export function joinNested(intents: DraftIntent[], at: number): void {
  const [outer, inner, ...others] = intents.slice(at);
  if (outer === undefined || inner === undefined || others.length > 0) return;
  if (isAnsweredByDrawing(outer, inner)) {
    outer.handlers = inner.handlers;
    intents.splice(at + 1, 1);
    return;
  }
  // An item of a menu that the button shows is in a boundary of its own.
  if (!isPlain(outer) || !isPlain(inner) || inner.boundary !== outer.boundary) return;
  if (outer.control === 'submit' || hasText(outer.node, inner.node)) return;
  if (outer.handlers.length > 0 && (isNamedByProp(outer) || stopsPress(inner))) return;
  if (!acts(inner)) {
    intents.splice(at + 1, 1);
    return;
  }
  if (outer.handlers.length > 0) {
    inner.handlers = [...inner.handlers, ...outer.handlers];
    inner.entry = { ...inner.entry, roles: inner.entry.roles ?? controlRoles[inner.control], href: [] };
    inner.control = 'button';
  }
  intents.splice(at, 1);
}

/**
 * Marks the boxes inside a pressed control that only show a value of the code: a press of a box presses the control
 * around it, whose handler sets the value.
 * @param at the position of the outer control; the drafts behind it are inside
 */
export function markShownBoxes(intents: DraftIntent[], at: number): void {
  const outer = intents[at];
  if (outer?.entry.is !== 'action' || !outer.handlers.some(({ event }) => event === 'click')) return;
  for (const inner of intents.slice(at + 1))
    if (inner.boundary === outer.boundary && isShownBox(inner)) inner.onlyShows = true;
}

/** Decides whether a box has a value that the code computes, and no handler that changes it. */
function isShownBox({ entry, control, handlers, node }: DraftIntent): boolean {
  if (entry.is !== 'field' || !/^(?:checkbox|switch|radio)$/.test(control) || handlers.length > 0) return false;
  const shown = findValue(node.props, 'checked', 'modelValue', 'isSelected');
  return shown !== undefined && shown.kind !== 'literal';
}

/**
 * Returns the drafts without the tabs that contain one link and open nothing: `<Tab><Link>…</Link></Tab>`. The link is the
 * control, and its press reaches the tab too.
 * @param boundaries with their openers
 */
export function withoutIdleTabs(intents: readonly DraftIntent[], boundaries: readonly DraftBoundary[]): DraftIntent[] {
  const isIdle = (tab: DraftIntent): boolean => {
    if (tab.entry.is !== 'trigger' || tab.handlers.length > 0) return false;
    const [link, ...others] = intents.filter(({ node }) => node !== tab.node && contains(tab.node, node));
    const isLink = link?.control === 'link' && others.length === 0 && !hasText(tab.node, link.node);
    return isLink && !boundaries.some(({ openers }) => openers.includes(tab));
  };
  return intents.filter((draft) => !isIdle(draft));
}

/** Decides whether a draft is a button or link that is written out. A box around a control is no control by its tag. */
function isPlain(draft: DraftIntent): draft is DraftIntent & { entry: { is: 'action' } } {
  const { entry, implied, node } = draft;
  return entry.is === 'action' && implied === undefined && (!node.host || node.name === 'button' || node.name === 'a');
}

/** Decides whether a prop names a control, as the title of a list item does. Then the control inside is another one. */
const isNamedByProp = ({ node, entry: { label = [] } }: DraftIntent & { entry: { is: 'action' } }): boolean =>
  label.some((name) => name !== 'children' && findValue(node.props, name) !== undefined);

/** Decides whether a press of a control ends there: `@click.stop`, `event.stopPropagation()`. */
const stopsPress = ({ node, handlers }: DraftIntent): boolean =>
  node.props.some(({ name, modifiers = [] }) => name.startsWith('onClick') && modifiers.includes('stop')) ||
  handlers.some(({ does }) => does.calls.some(({ callee }) => callee.at(-1) === 'stopPropagation'));

/** Decides whether a button has no handler of its own, and contains a drawing with handlers and nothing else. */
function isAnsweredByDrawing(outer: DraftIntent, { node, entry, handlers, boundary }: DraftIntent): boolean {
  if (!isPlain(outer) || outer.control !== 'button' || outer.handlers.length > 0 || boundary !== outer.boundary)
    return false;
  const isDrawing =
    entry.is === 'action' && entry.byEvents === true && (node.host ? drawings.test(node.name) : entry.picture === true);
  return isDrawing && handlers.length > 0 && !hasText(outer.node, node);
}

/** Matches the tags of pictures and signs. */
const drawings = /^(?:svg|img|i|em|span)$/;

const acts = ({ control, handlers }: DraftIntent): boolean => control !== 'button' || handlers.length > 0;

/** Decides whether a node shows a text outside of the inner control. */
function hasText(node: SceneNode, inner: SceneElement): boolean {
  return node.children.some((child) => {
    if (child === inner) return false;
    if (child.kind === 'text') return child.value.kind !== 'literal' || String(child.value.value ?? '').trim() !== '';
    return hasText(child, inner);
  });
}
