import type { File, Node } from '@babel/types';

import { childNodes } from '../../script/walk-nodes.js';
import { loopAround, type DrawingLoop } from './drawing-loops.js';
import { drawingTargets, putInto, selectorOf, type DrawingTargets } from './drawing-targets.js';
import { nameOf } from './syntax-names.js';

/** A template whose content a script copies into the page. */
export interface ClonedTemplate {
  /** The selector of the template. */
  template: string;
  /** The selector of the element that receives the copies, or null. */
  into: string | null;
  /** The list that the copies show, one for each item; null for a copy that is made once. */
  each: { item?: string; over: string[] } | null;
}

interface Visit {
  node: Node;
  around: DrawingLoop | null;
  into: string | null;
}

/**
 * Returns the templates that a script copies: `template.content.cloneNode(true)`, `document.importNode(template.content)`.
 * A copy in a loop, or in a function that draws one item, shows an item of a list.
 */
export function clonedTemplates(ast: File): ClonedTemplate[] {
  const targets = drawingTargets(ast);
  const found: ClonedTemplate[] = [];
  const open: Visit[] = [{ node: ast.program, around: null, into: null }];
  for (let visit = open.pop(); visit !== undefined; visit = open.pop()) {
    const { node, around } = visit;
    const into = homeOf(visit, targets);
    const template = copiedBy(node, targets);
    if (template !== null) {
      const each =
        around === null ? null : { ...(around.item === undefined ? {} : { item: around.item }), over: around.over };
      found.push({ template, into, each });
    }
    open.push(
      ...childNodes(node)
        .map((child): Visit => ({ node: child, around: loopAround(child, node, around), into }))
        .reverse(),
    );
  }
  return found;
}

/** Returns the element that receives what a node makes: by the name that holds it, or by the call around. */
function homeOf({ node, into }: Visit, { selectors }: DrawingTargets): string | null {
  if (node.type === 'VariableDeclarator') return selectors.selectorOf(node.id) ?? into;
  const element = putInto(node);
  return (element === null ? null : selectorOf(element, selectors)) ?? into;
}

/** Returns the selector of the template that a call copies; null for any other node. */
function copiedBy(node: Node, { selectors }: DrawingTargets): string | null {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null;
  const method = nameOf(node.callee.property);
  const [first] = node.arguments;
  let at: Node | undefined = method === 'cloneNode' ? node.callee.object : method === 'importNode' ? first : undefined;
  let isContent = false;
  while (at?.type === 'MemberExpression' && /^(?:content|firstElementChild|children)$/.test(nameOf(at.property))) {
    isContent ||= nameOf(at.property) === 'content';
    at = at.object;
  }
  // `template.content.querySelector('.card').cloneNode(true)`
  if (
    at?.type === 'CallExpression' &&
    at.callee.type === 'MemberExpression' &&
    at.callee.object.type === 'MemberExpression'
  ) {
    const owner = at.callee.object;
    if (nameOf(owner.property) === 'content') return selectorOf(owner.object, selectors);
  }
  return isContent && at !== undefined ? selectorOf(at, selectors) : null;
}
