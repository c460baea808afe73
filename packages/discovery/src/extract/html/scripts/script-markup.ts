import type { File, Node } from '@babel/types';

import { childNodes } from '../../script/walk-nodes.js';
import type { MarkupPiece } from '../page/markup-piece.js';
import { AskedMarks } from './asked-marks.js';
import { listOf, loopAround, type DrawingLoop } from './drawing-loops.js';
import { ChosenWordings } from './chosen-wordings.js';
import { additionsIn, type AddedTexts } from './added-texts.js';
import { drawingTargets, isContent, putInto, selectorOf, type DrawingTargets } from './drawing-targets.js';
import { isMadeMarkup } from './jquery-chain.js';
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
  /** The place where the script creates that element. */
  madeAt?: MarkupPiece['madeAt'];
  /** Selector of the element that receives the text. */
  into: string | null;
}

/**
 * Returns the pieces of markup with a control that a script writes as texts, template literals and joined strings:
 * `list.innerHTML = items.map((item) => …)`, `$(list).append(…)`.
 * @param code the text of the script that `ast` was made of
 * @param asked the marks of elements for which the listeners of the page ask
 */
export function scriptMarkup(ast: File, code: string, asked = new AskedMarks([])): MarkupPiece[] {
  const targets = drawingTargets(ast);
  const script = { code, asked, chosen: new ChosenWordings(ast) };
  const pieces: MarkupPiece[] = [];
  const open: Visit[] = [{ node: ast.program, around: null, inside: null, into: null }];
  for (let visit = open.pop(); visit !== undefined; visit = open.pop()) {
    const added = additionsIn(visit.node);
    for (const { target, texts } of added)
      pieces.push(
        ...pieceOf({ node: visit.node, around: visit.around, ...filledBy(target, visit, targets) }, texts, script),
      );
    if (isText(visit.node)) pieces.push(...pieceOf(visit, [visit.node], script));
    open.push(...visitsBelow(visit, targets, added).reverse());
  }
  return pieces;
}

/** Returns the nodes to visit next, in source order. Added texts are read already: what they compute is left. */
function visitsBelow(visit: Visit, targets: DrawingTargets, added: readonly AddedTexts[]): Visit[] {
  const { node, around, into } = visit;
  const below = (text: Node, home: string | null): Visit[] =>
    computedIn(text).map((computed) => ({ node: computed, around, inside: null, into: home }));
  if (isText(node)) return below(node, into);
  if (node.type === 'AssignmentExpression')
    return [{ node: node.right, around, ...filledBy(node.left, visit, targets) }];
  const element = putInto(node);
  const home = element === null ? into : selectorOf(element, targets.selectors);
  const read = new Map(added.flatMap(({ statements, texts }) => statements.map((each, at) => [each, texts[at]])));
  return childNodes(node).flatMap((child) => {
    const text = read.get(child);
    if (text !== undefined) return below(text, home);
    if (isMadeMarkup(child, node)) return [];
    return [{ node: child, around: loopAround(child, node, around), inside: null, into: home }];
  });
}

/** Returns the element that a text assigned to a node fills: of `list.innerHTML`, or of a variable that becomes it. */
function filledBy(left: Node, { into }: Visit, targets: DrawingTargets): Pick<Visit, 'inside' | 'madeAt' | 'into'> {
  const { created, selectors } = targets;
  if (!isContent(left)) return { inside: null, into: selectorOf(left, selectors) ?? into };
  const inside = created.get(nameOf(left.object)) ?? null;
  const madeAt = inside === null ? undefined : madeBefore(left, nameOf(left.object), targets);
  return { inside, ...(madeAt === undefined ? {} : { madeAt }), into: selectorOf(left.object, selectors) };
}

/** Returns the place of the last call before a node that creates the element of a variable. */
function madeBefore(node: Node, name: string, { creations }: DrawingTargets): MarkupPiece['madeAt'] {
  const start = creations.get(name)?.findLast((call) => (call.start ?? 0) < (node.start ?? 0))?.loc?.start;
  return start === undefined ? undefined : { line: start.line, column: start.column + 1 };
}

function computedIn(text: Node): Node[] {
  return textParts(text).flatMap(({ unknown }) => unknown ?? []);
}

/** A script: its text, the marks of elements for which listeners ask, and the wordings of its expressions. */
interface Script {
  code: string;
  asked: AskedMarks;
  chosen: ChosenWordings;
}

function pieceOf(
  { around, inside, madeAt, into }: Visit,
  texts: readonly Node[],
  { code, asked, chosen }: Script,
): MarkupPiece[] {
  const masked = maskedText(texts, code);
  if (
    masked === null ||
    !(hasControls.test(masked.text) || asked.areIn(masked.text)) ||
    !/<\/|<input\s/.test(masked.text)
  )
    return [];
  const nodes = texts.flatMap(computedIn);
  const computed = nodes.map((node) => ({ from: (node.start ?? 0) - masked.start, wordings: chosen.of(node) }));
  return [{ ...masked, computed, inside, ...(madeAt && { madeAt }), into, each: listOf(nodes, around) }];
}
