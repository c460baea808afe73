import type { File, Node } from '@babel/types';

import { walkNodes } from '../../script/walk-nodes.js';
import type { CreationFunction, Use } from './creation-functions.js';
import { isFunction } from './drawing-loops.js';
import { addsClasses, givesAttribute, goesInto, itemsOf, puts, sets } from './element-creation.js';
import { nameOf } from './syntax-names.js';

/** Matches tags of elements that a script creates often. */
const tags =
  /^(?:div|span|p|a|button|input|select|option|textarea|label|form|ul|ol|li|table|thead|tbody|tr|td|th|h[1-6]|section|article|header|footer|main|nav|aside|img|i|dialog|fieldset)$/;

/** The least number of different tags that the calls of a function name. */
const fewestTags = 4;

/** The use of a parameter by its name. The first rule that matches decides. */
const namedUses: readonly { name: string; names: RegExp; use: Exclude<Use, null> }[] = [
  { name: 'classes', names: /class/i, use: (value) => addsClasses(itemsOf(value), value) },
  { name: 'markup', names: /html/i, use: (value) => sets('innerHTML', value) },
  { name: 'a text', names: /text|label|content/i, use: (value) => sets('textContent', value) },
  { name: 'an id', names: /^id$/i, use: (value) => givesAttribute('id', value) },
  { name: 'a home', names: /parent|container/i, use: (value) => goesInto(value, value) },
  { name: 'parts', names: /child|kids|nodes/i, use: (value) => puts(itemsOf(value), value) },
];

/**
 * Returns the functions of an app whose calls name many tags: `element.create('div', ['card'], title)`. They create elements,
 * although `document.createElement` is somewhere behind them. The names of their parameters describe the arguments.
 */
export function builderFunctions(trees: readonly File[]): Map<string, CreationFunction> {
  const named = new Map<string, Set<string>>();
  let creates = false;
  for (const { program } of trees)
    walkNodes(program, (node) => {
      if (node.type !== 'CallExpression') return;
      const { callee, arguments: args } = node;
      const name = nameOf(callee.type === 'MemberExpression' ? callee.property : callee);
      if (callee.type === 'MemberExpression' && nameOf(callee.object) === 'document')
        creates ||= name === 'createElement';
      else if (args[0]?.type === 'StringLiteral' && tags.test(args[0].value))
        named.set(name, (named.get(name) ?? new Set()).add(args[0].value));
    });
  const found = new Map<string, CreationFunction>();
  if (!creates) return found;
  const add = (name: string, node: Node | null | undefined): void => {
    if (node && isFunction(node) && (named.get(name)?.size ?? 0) >= fewestTags && !found.has(name))
      found.set(name, builder(node.params));
  };
  for (const { program } of trees)
    walkNodes(program, (node) => {
      if (node.type === 'FunctionDeclaration' && node.id) add(node.id.name, node);
      if (node.type === 'VariableDeclarator') add(nameOf(node.id), node.init);
      if (node.type === 'ClassMethod' || node.type === 'ObjectMethod') add(nameOf(node.key), node);
      if (node.type === 'ObjectProperty' || node.type === 'ClassProperty') add(nameOf(node.key), node.value);
    });
  return found;
}

function builder(params: readonly Node[]): CreationFunction {
  const uses = params.map((param, at): Use => {
    const name = paramName(param);
    return at === 0 ? null : (namedUses.find(({ names }) => names.test(name))?.use ?? null);
  });
  return { tag: 0, uses, hasRest: params.at(-1)?.type === 'RestElement' };
}

/** Returns the name of a parameter, with a default or not. */
export function paramName(node: Node): string {
  if (node.type === 'AssignmentPattern') return nameOf(node.left);
  return node.type === 'RestElement' ? nameOf(node.argument) : nameOf(node);
}
