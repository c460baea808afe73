import { dismissedBy } from './dismissals.js';
import type { DraftBoundary, DraftIntent } from './draft.js';
import type { HandlerEvidence } from './intent.js';
import { findValue, literalText, textProp } from './prop-values.js';
import { sharedDepth, type SceneElement } from './scene.js';

/** Events that a click or a press makes. */
const pressEvents =
  /^(?:click|dblclick|doubleClick|mouse[dD]own|pointer[dD]own|press|tap|select|change|checkedChange|update:modelValue|model)$/;
/** Calls that talk to a server: a click that does that is no mere way to open something. */
const remote =
  /^(?:fetch|\$?http|axios|ky|api|mutate|mutateAsync|post|put|patch|delete|del|request|submit|requestSubmit|save|signIn|signUp|login|logout)$/i;
const showCalls = new Set(['showModal', 'show', 'showPopover', 'togglePopover', 'toggle', 'open']);
const hideCalls = new Set(['close', 'hidePopover', 'hide']);

/** Whether a state that is set is the one that shows something, or holds it. */
function sameState(set: string, shown: string): boolean {
  return set === shown || shown.startsWith(`${set}.`);
}

function talksToServer(handler: HandlerEvidence): boolean {
  return handler.does.calls.some((call) => call.callee.some((part) => remote.test(part)));
}

function isPress(intent: DraftIntent): boolean {
  if (intent.entry.is === 'field') return intent.control === 'checkbox' || intent.control === 'switch';
  return intent.control !== 'submit' && intent.control !== 'reset';
}

function isInside(intent: DraftIntent, boundary: DraftBoundary): boolean {
  for (let at = intent.boundary; at !== null; at = at.parent) if (at === boundary) return true;
  return false;
}

/** Whether a handler sets the state to what shows the boundary; a value that is not written down (a toggle, an item) may. */
function shows(handler: HandlerEvidence, boundary: DraftBoundary): boolean {
  const { shown } = boundary;
  if (shown === undefined || !pressEvents.test(handler.event) || talksToServer(handler)) return false;
  return handler.sets.some((set) => {
    if (!sameState(set.state, shown.state)) return false;
    if (!('value' in set) || set.value === undefined) return true;
    return shown.value === undefined ? Boolean(set.value) : set.value === shown.value;
  });
}

/** The element that a control says it opens, closes or toggles: attributes of HTML, ARIA and Bootstrap. */
function targetId(element: SceneElement): { id: string; closes: boolean } | undefined {
  const { props } = element;
  const popover = textProp(props, 'popovertarget');
  if (popover !== undefined) return { id: popover, closes: textProp(props, 'popovertargetaction') === 'hide' };
  const command = textProp(props, 'commandfor');
  if (command !== undefined) return { id: command, closes: /close|hide/.test(textProp(props, 'command') ?? '') };
  if (textProp(props, 'data-bs-toggle', 'data-toggle') !== undefined) {
    const target = textProp(props, 'data-bs-target', 'data-target', 'href');
    if (target?.startsWith('#') === true) return { id: target.slice(1), closes: false };
  }
  const controls = textProp(props, 'aria-controls');
  const opens =
    findValue(props, 'aria-haspopup') ??
    findValue(props, 'aria-expanded') ??
    (textProp(props, 'role') === 'tab' ? findValue(props, 'aria-controls') : undefined);
  return controls !== undefined && opens !== undefined ? { id: controls, closes: false } : undefined;
}

/** `document.getElementById('x').showModal()` stands in the facts as `['#x', 'showModal']`. */
function calledOn(handler: HandlerEvidence, id: string, calls: ReadonlySet<string>): boolean {
  return handler.does.calls.some((call) => {
    if (call.callee[0] !== `#${id}`) return false;
    if (call.callee[1] === 'classList')
      return calls === showCalls
        ? call.callee[2] === 'add' || call.callee[2] === 'toggle' || call.callee[2] === 'remove'
        : false;
    return calls.has(call.callee.at(-1) ?? '');
  });
}

/** Bootstrap's dropdown opens the menu that stands beside it. */
function nearestMenu(intent: DraftIntent, boundaries: readonly DraftBoundary[]): DraftBoundary | undefined {
  let best: DraftBoundary | undefined;
  let depth = -1;
  for (const boundary of boundaries) {
    if (boundary.kind !== 'menu' || boundary.node === null) continue;
    const shared = sharedDepth(boundary.node, intent.node);
    if (shared > depth) {
      best = boundary;
      depth = shared;
    }
  }
  return best;
}

/** Finds, for every boundary of a root, the intents that open it, and for every intent what it only dismisses. */
export function linkOpeners(intents: readonly DraftIntent[], boundaries: readonly DraftBoundary[]): void {
  const byId = new Map<string, DraftBoundary>();
  for (const boundary of boundaries) {
    const id = boundary.node?.kind === 'element' ? literalText(findValue(boundary.node.props, 'id')) : undefined;
    if (id !== undefined) byId.set(id, boundary);
  }
  const opened = boundaries.filter((boundary) => boundary.shown !== undefined);
  for (const intent of intents) {
    const open = (boundary: DraftBoundary): void => {
      if (!isInside(intent, boundary) && !boundary.openers.includes(intent)) boundary.openers.push(intent);
    };
    const target = targetId(intent.node);
    const targeted = target === undefined ? undefined : byId.get(target.id);
    if (target !== undefined && targeted !== undefined) {
      if (!target.closes) open(targeted);
      else if (isInside(intent, targeted)) intent.dismisses = targeted;
    }
    if (isPress(intent)) {
      for (const handler of intent.handlers) {
        for (const boundary of opened) if (shows(handler, boundary)) open(boundary);
        for (const [id, boundary] of byId) {
          if (calledOn(handler, id, showCalls)) open(boundary);
          if (calledOn(handler, id, hideCalls) && isInside(intent, boundary)) intent.dismisses ??= boundary;
        }
      }
    }
    if (/^dropdown$/.test(textProp(intent.node.props, 'data-bs-toggle', 'data-toggle') ?? '')) {
      const menu = nearestMenu(intent, boundaries);
      if (menu !== undefined) open(menu);
    }
    const dismissed = intent.dismisses ?? dismissedBy(intent);
    if (dismissed !== undefined) intent.dismisses = dismissed;
  }
}
