import type { File, Node } from '@babel/types';

import { childNodes, walkNodes } from '../../script/walk-nodes.js';
import { functionName, isFunction, loopAround, type DrawingLoop } from './drawing-loops.js';
import { drawingTargets, putInto, selectorOf, type DrawingTargets } from './drawing-targets.js';
import { nameOf, pathOf } from './syntax-names.js';

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
  /** The name of the function around; empty without one. */
  called: string;
}

/**
 * Returns the templates that a script copies: `template.content.cloneNode(true)`, `document.importNode(template.content)`.
 * A copy in a loop, or in a function that draws one item, shows an item of a list.
 */
export function clonedTemplates(ast: File): ClonedTemplate[] {
  const targets = drawingTargets(ast);
  const found: ClonedTemplate[] = [];
  const returned = homesOfResults(ast, targets);
  const open: Visit[] = [{ node: ast.program, around: null, into: null, called: '' }];
  for (let visit = open.pop(); visit !== undefined; visit = open.pop()) {
    const { node, around, called } = visit;
    const into = homeOf(visit, targets);
    const template = copiedBy(node, targets);
    if (template !== null) {
      const each =
        around === null ? null : { ...(around.item === undefined ? {} : { item: around.item }), over: around.over };
      found.push({ template, into: into ?? returned.get(called) ?? null, each });
    }
    open.push(
      ...childNodes(node)
        .map((child): Visit => ({
          node: child,
          around: loopAround(child, node, around),
          into,
          called: isFunction(child) ? functionName(child, node) || called : called,
        }))
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

/**
 * Returns the element that receives what a function returns, by the function's name: `list.append(cardOf(task))`,
 * `const card = cardOf(task); list.append(card)`. A result with two places has none.
 */
function homesOfResults(ast: File, { selectors }: DrawingTargets): Map<string, string | null> {
  const homes = new Map<string, string | null>();
  const learn = (call: Node, home: string | null): void => {
    const name = call.type === 'CallExpression' && pathOf(call.callee).length < 3 ? lastName(call.callee) : '';
    if (name === '' || home === null) return;
    homes.set(name, homes.has(name) && homes.get(name) !== home ? null : home);
  };
  walkNodes(ast, (node) => {
    if (node.type === 'VariableDeclarator' && node.init) learn(node.init, selectors.selectorOf(node.id));
    const element = putInto(node);
    if (element !== null && node.type === 'CallExpression')
      for (const argument of node.arguments) learn(argument, selectorOf(element, selectors));
  });
  return homes;
}

const lastName = (callee: Node): string =>
  callee.type === 'MemberExpression' ? nameOf(callee.property) : nameOf(callee);

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
