import type { DraftBoundary } from '../drafts/draft.js';
import { stateName } from '../values/handlers.js';
import { findValue, literalText } from '../values/prop-values.js';
import type { HandlerCall } from '../values/call-effects.js';

/** A name by which scripts call methods on a boundary's element. */
export interface ElementHandle {
  boundary: DraftBoundary;
  /** Decides whether a call is a method call on the element. */
  matches(call: HandlerCall): boolean;
}

/** Returns the handles of all boundaries: by the id (`#id` in the facts), by the state of a ref, by a ref's name. */
export function elementHandles(boundaries: readonly DraftBoundary[]): ElementHandle[] {
  const named = boundaries.filter(
    ({ node }) => node?.kind === 'element' && literalText(findValue(node.props, 'ref')) !== undefined,
  );
  return boundaries.flatMap((boundary) => handlesOf(boundary, named.length === 1));
}

/** @param isOnlyRef no other boundary has a ref with a name */
function handlesOf(boundary: DraftBoundary, isOnlyRef: boolean): ElementHandle[] {
  const { node } = boundary;
  if (node?.kind !== 'element') return [];
  const handles: ElementHandle[] = [];
  const id = literalText(findValue(node.props, 'id'));
  if (id !== undefined) handles.push({ boundary, matches: ({ callee }) => callee[0] === `#${id}` });
  const ref = findValue(node.props, 'ref');
  if (ref?.kind === 'state') {
    const state = stateName(ref);
    handles.push({ boundary, matches: ({ on }) => on?.kind === 'reference' && on.path[0] === state });
  }
  const name = literalText(ref);
  if (name !== undefined) {
    handles.push({
      boundary,
      // A method of the app's own is followed into its component.
      matches: (call) =>
        call.own !== true &&
        (call.callee[0] === name || refersTo(call, name) || (isOnlyRef && call.callee[0] === 'useTemplateRef()')),
    });
  }
  return handles;
}

/** Matches calls through a ref's name: `this.$refs.menu.toggle()`, `menu.value.show()`. */
function refersTo({ callee, on }: HandlerCall, name: string): boolean {
  if (callee.includes('$refs')) return callee.includes(name);
  return on?.kind === 'reference' && on.path[0]?.endsWith(`:${name}`) === true;
}
