import type { File, Node } from '@babel/types';

import { childNodes } from '../../script/walk-nodes.js';
import type { MarkupPiece } from '../page/markup-piece.js';
import { listOf, loopAround, type DrawingLoop } from './drawing-loops.js';
import { drawingTargets, putInto, selectorOf, type DrawingTargets } from './drawing-targets.js';
import { nameOf } from './syntax-names.js';
import { isText, maskedText, textParts } from './text-parts.js';

/** Matches markup with something to act on. */
export const hasControls = /<(?:button|input|select|textarea|a\s)|\bonclick\s*=|role=["']button/i;

/** A node of a script, and the surroundings of a text at the node. */
interface Visit {
  node: Node;
  around: DrawingLoop | null;
  /** Tag of the element that receives the text as its content, if the script creates the element. */
  inside: string | null;
  /** Selector of the element that receives the text. */
  into: string | null;
}

/**
 * Returns the pieces of markup with a control that a script writes as texts, template literals and joined strings:
 * `list.innerHTML = items.map((item) => …)`, `$(list).append(…)`.
 * @param code the text of the script that `ast` was made of
 */
export function scriptMarkup(ast: File, code: string): MarkupPiece[] {
  const targets = drawingTargets(ast);
  const pieces: MarkupPiece[] = [];
  const open: Visit[] = [{ node: ast.program, around: null, inside: null, into: null }];
  for (let visit = open.pop(); visit !== undefined; visit = open.pop()) {
    if (isText(visit.node)) pieces.push(...pieceOf(visit, code));
    open.push(...visitsBelow(visit, targets).reverse());
  }
  return pieces;
}

/** Returns the nodes to visit next, in source order. */
function visitsBelow(visit: Visit, targets: DrawingTargets): Visit[] {
  const { node, around, into } = visit;
  if (isText(node)) return computedIn(node).map((computed) => ({ node: computed, around, inside: null, into }));
  if (node.type === 'AssignmentExpression')
    return [{ ...visit, node: node.right, ...contentTarget(node.left, visit, targets) }];
  const element = putInto(node);
  const home = element === null ? into : selectorOf(element, targets.selectors);
  return childNodes(node).map((child) => ({
    node: child,
    around: loopAround(child, node, around),
    inside: null,
    into: home,
  }));
}

/** Returns the element that an assignment to `innerHTML` fills. Any other assignment keeps the receiver. */
function contentTarget(
  left: Node,
  { into }: Visit,
  { created, selectors }: DrawingTargets,
): Pick<Visit, 'inside' | 'into'> {
  if (left.type !== 'MemberExpression' || nameOf(left.property) !== 'innerHTML') return { inside: null, into };
  return { inside: created.get(nameOf(left.object)) ?? null, into: selectorOf(left.object, selectors) };
}

function computedIn(text: Node): Node[] {
  return textParts(text).flatMap(({ unknown }) => unknown ?? []);
}

function pieceOf({ node, around, inside, into }: Visit, code: string): MarkupPiece[] {
  const masked = maskedText(node, textParts(node), code);
  if (masked === null || !hasControls.test(masked.text) || !/<\/|<input\s/.test(masked.text)) return [];
  return [{ ...masked, inside, into, each: listOf(computedIn(node), around) }];
}
