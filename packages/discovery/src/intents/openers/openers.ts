import { isOverlayKind } from '@webmcp/text';

import { dismissedBy, onlyCloses } from './dismissals.js';
import type { DraftBoundary, DraftIntent } from '../drafts/draft.js';
import { setsOfState, stateName } from '../values/handlers.js';
import type { HandlerEvidence } from '../model/intent.js';
import { findValue, literalText, textProp } from '../values/prop-values.js';
import { sharedDepth, type SceneElement } from '../scene/scene.js';
import { directiveOf } from '../../extract/facts/neutral-props.js';

/** Events that a click or a press makes. */
const pressEvents =
  /^(?:click|dblclick|doubleClick|mouse[dD]own|pointer[dD]own|press|tap|select|change|checkedChange|update:modelValue|model)$/;
/** Calls that talk to a server: a click that does that is no mere way to open something. */
const remote =
  /^(?:fetch|\$?http|axios|ky|api|mutate|mutateAsync|post|put|patch|delete|del|request|submit|requestSubmit|save|signIn|signUp|login|logout)$/i;
/** Nothing that pops up is there from the start. */
const showCalls = new Set(['showModal', 'show', 'showPopover', 'togglePopover', 'toggle', 'open']);
/** jQuery's calls of Bootstrap's parts: `$('#edit').modal('show')`. */
const plugins = /^(?:modal|offcanvas|collapse|dropdown)$/;
const hideCalls = new Set(['close', 'hidePopover', 'hide']);

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

/** What counts the entries of something. */
const counted = /\.(?:length|size)$/;

/**
 * Whether a handler sets the state to what shows the boundary; a value that is not written down (a toggle, an item) may.
 * What is there as soon as there are entries is not opened by what adds one, or changes them: that is done for its own
 * sake.
 */
function setsShown(handler: HandlerEvidence, boundary: DraftBoundary): boolean {
  const { shown } = boundary;
  if (shown === undefined || !pressEvents.test(handler.event) || talksToServer(handler)) return false;
  return setsOfState(handler.sets, shown.state).some((set) => {
    if (!('value' in set) || set.value === undefined) return !counted.test(shown.state);
    return shown.value === undefined ? Boolean(set.value) : set.value === shown.value;
  });
}

function directiveTarget(element: SceneElement, directives: ReadonlySet<string>): string | undefined {
  for (const { name, value, modifiers = [] } of element.props) {
    const directive = directiveOf(name);
    if (directive === undefined || !directives.has(directive.name)) continue;
    const id = directive.argument ?? literalText(value) ?? modifiers[0];
    if (id !== undefined) return id;
  }
  return undefined;
}

/** The element that a control says it opens, closes or toggles: directives, and attributes of HTML, ARIA and Bootstrap. */
function targetId(element: SceneElement, directives: ReadonlySet<string>): { id: string; closes: boolean } | undefined {
  const { props } = element;
  const directive = directiveTarget(element, directives);
  if (directive !== undefined) return { id: directive, closes: false };
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

type Call = HandlerEvidence['does']['calls'][number];

/** How scripts name an element: by its id (`#id` in the facts), by the state that is its ref, by its ref's name. */
interface Handle {
  boundary: DraftBoundary;
  names(call: Call): boolean;
}

function handlesOf(boundaries: readonly DraftBoundary[]): Handle[] {
  const handles: Handle[] = [];
  const refs = boundaries.filter(
    ({ node }) => node?.kind === 'element' && literalText(findValue(node.props, 'ref')) !== undefined,
  );
  for (const boundary of boundaries) {
    if (boundary.node?.kind !== 'element') continue;
    const id = literalText(findValue(boundary.node.props, 'id'));
    if (id !== undefined) handles.push({ boundary, names: (call) => call.callee[0] === `#${id}` });
    const ref = findValue(boundary.node.props, 'ref');
    if (ref?.kind === 'state') {
      const state = stateName(ref);
      handles.push({ boundary, names: ({ on }) => on?.kind === 'reference' && on.path[0] === state });
    }
    const name = literalText(ref);
    if (name === undefined) continue;
    const isAlone = refs.length === 1;
    handles.push({
      boundary,
      names: (call) =>
        call.callee[0] === name || refersTo(call, name) || (isAlone && call.callee[0] === 'useTemplateRef()'),
    });
  }
  return handles;
}

/** `this.$refs.menu.toggle()`, `menu.value.show()` of a ref of that name. */
function refersTo({ callee, on }: Call, name: string): boolean {
  if (callee.includes('$refs')) return callee.includes(name);
  return on?.kind === 'reference' && on.path[0]?.endsWith(`:${name}`) === true;
}

/** What a call does to the element that it is made on; assignments stand as calls that end in `=`. */
function effectOf(call: Call): 'shows' | 'hides' | 'either' | undefined {
  const last = call.callee.at(-1) ?? '';
  const [first, second] = call.args.map((arg) => (arg.kind === 'literal' ? arg.value : undefined));
  if (last === '=') {
    const property = call.callee.at(-2);
    if (property === 'hidden') return first === false ? 'shows' : first === true ? 'hides' : 'either';
    if (property === 'open') return first === false ? 'hides' : 'shows';
    if (property === 'display') return first === 'none' ? 'hides' : 'shows';
    return undefined;
  }
  if (call.callee.includes('classList')) {
    const conceals = /^(?:hidden|hide|d-none|is-hidden|closed|collapsed|invisible)$/.test(String(first));
    if (last === 'toggle') return second === undefined ? 'either' : (second === true) === conceals ? 'hides' : 'shows';
    return (last === 'add') === conceals ? 'hides' : 'shows';
  }
  if (last === 'removeAttribute') return first === 'hidden' ? 'shows' : undefined;
  if (last === 'toggleAttribute') return first === 'hidden' || first === 'open' ? 'either' : undefined;
  if (plugins.test(last)) return first === 'hide' ? 'hides' : first === 'toggle' ? 'either' : 'shows';
  return showCalls.has(last) ? 'shows' : hideCalls.has(last) ? 'hides' : undefined;
}

/**
 * Whether something is there without a click: its state's first value shows it. Where that is not known, the first of
 * several that are shown by different values of one state is taken for it, as a wizard's first step.
 */
export function isShownAtFirst({ kind, shown }: DraftBoundary, boundaries: readonly DraftBoundary[]): boolean {
  if (shown === undefined || shown.atFirst !== undefined) return shown?.atFirst ?? false;
  if (shown.value === undefined) return false;
  if (isOverlayKind(kind)) return false;
  const rivals = boundaries.filter((other) => other.shown?.state === shown.state && other.shown.value !== undefined);
  const values = new Set(rivals.map((other) => other.shown?.value));
  return values.size > 1 && rivals[0]?.shown?.value === shown.value;
}

/**
 * Choosing what a toolbar is for is no way to the toolbar: what counts the chosen works on them, and whoever calls it has
 * to have chosen.
 */
function fillsIn({ entry }: DraftIntent, { shown }: DraftBoundary): boolean {
  return entry.is === 'field' && counted.test(shown?.state ?? '');
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

/**
 * Finds, for every boundary of a root, the intents that open it, and for every intent what it only dismisses.
 * @param directives Vue's that open what has an id
 */
export function linkOpeners(
  intents: readonly DraftIntent[],
  boundaries: readonly DraftBoundary[],
  directives: ReadonlySet<string>,
): void {
  const byId = new Map<string, DraftBoundary>();
  for (const boundary of boundaries) {
    const id = boundary.node?.kind === 'element' ? literalText(findValue(boundary.node.props, 'id')) : undefined;
    if (id !== undefined) byId.set(id, boundary);
  }
  const handles = handlesOf(boundaries);
  const opened = boundaries.filter((boundary) => boundary.shown !== undefined);
  for (const intent of intents) {
    const open = (boundary: DraftBoundary): void => {
      if (!isInside(intent, boundary) && !boundary.openers.includes(intent)) boundary.openers.push(intent);
    };
    const target = targetId(intent.node, directives);
    const targeted = target === undefined ? undefined : byId.get(target.id);
    if (target !== undefined && targeted !== undefined) {
      if (!target.closes) open(targeted);
      else if (isInside(intent, targeted)) intent.dismisses = targeted;
    }
    if (isPress(intent)) {
      for (const handler of intent.handlers) {
        for (const boundary of opened) if (setsShown(handler, boundary) && !fillsIn(intent, boundary)) open(boundary);
        for (const { boundary, names } of handles) {
          const calls = handler.does.calls.filter(names);
          const effects = new Set(calls.map(effectOf));
          const isClosing = effects.has('hides') && isInside(intent, boundary);
          if (effects.has('shows') || effects.has('either')) open(boundary);
          if (isClosing && onlyCloses(handler, { calls })) intent.dismisses ??= boundary;
        }
      }
    }
    if (/^dropdown$/.test(textProp(intent.node.props, 'data-bs-toggle', 'data-toggle') ?? '')) {
      const menu = nearestMenu(intent, boundaries);
      if (menu !== undefined) open(menu);
    }
    const opensOther = boundaries.some((boundary) => boundary.openers.includes(intent));
    const dismissed = intent.dismisses ?? dismissedBy(intent, opensOther);
    if (dismissed !== undefined) intent.dismisses = dismissed;
  }
}
