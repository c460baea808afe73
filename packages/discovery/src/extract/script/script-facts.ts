import type { Node, Statement, VariableDeclarator } from '@babel/types';

import type { ExportFacts, ImportFacts, Value } from '../facts.js';
import { declaredValues } from './declared-values.js';
import { functionValue } from './function-value.js';
import { boundNames } from './handler-facts.js';
import { importsOf, importsOfDeclarator, nameOf } from './imported-names.js';
import { bareExpression } from './path-of.js';
import { sourceAt, type ScriptContext } from './script-context.js';
import { propertyKey, valueOf } from './value-of-expression.js';

/** What the top level of a script says. */
export interface ScriptFacts {
  imports: ImportFacts[];
  exports: ExportFacts[];
  /** Constants, enums and functions by name; an anonymous default export is called `default`. */
  constants: Record<string, Value>;
}

/**
 * Imports (lazy ones included), exports, constants and functions of a script's top level; types are left out.
 * @param skip says which statements' values the caller reads for itself (components, for instance)
 */
export function scriptFactsOf(
  body: readonly Statement[],
  context: ScriptContext,
  skip: (node: Node) => boolean = () => false,
): ScriptFacts {
  const imports: ImportFacts[] = [];
  const exports: ExportFacts[] = [];
  const constants = new Map<string, Value>();
  const declare = (node: Node, exported: boolean): void => {
    const names = node.type === 'VariableDeclaration' ? node.declarations.flatMap((one) => boundNames(one.id)) : [];
    if (node.type === 'VariableDeclaration') {
      for (const declarator of node.declarations) {
        const lazy = importsOfDeclarator(declarator);
        if (lazy.length > 0) imports.push(...lazy);
        else if (!skip(declarator)) declareConstant(declarator, node.kind === 'const', constants, context);
      }
    } else if (node.type === 'FunctionDeclaration' && node.id) {
      names.push(node.id.name);
      if (!skip(node)) constants.set(node.id.name, functionValue(node, context));
    } else if (node.type === 'ClassDeclaration' && node.id) names.push(node.id.name);
    else if (node.type === 'TSEnumDeclaration') {
      names.push(node.id.name);
      constants.set(node.id.name, enumValue(node, context));
    }
    if (exported) for (const name of names) exports.push({ exported: name, local: name });
  };
  for (const node of body) {
    if (node.type === 'ImportDeclaration') imports.push(...importsOf(node));
    else if (node.type === 'ExportNamedDeclaration') {
      if (node.declaration) declare(node.declaration, true);
      if (node.exportKind !== 'type') exports.push(...exportsOf(node));
    } else if (node.type === 'ExportAllDeclaration') {
      if (node.exportKind !== 'type') exports.push({ exported: '*', from: node.source.value });
    } else if (node.type === 'ExportDefaultDeclaration') {
      exports.push({ exported: 'default', local: defaultExport(node.declaration, declare, constants, context, skip) });
    } else declare(node, false);
  }
  return { imports, exports, constants: Object.fromEntries(constants) };
}

function exportsOf(node: Extract<Node, { type: 'ExportNamedDeclaration' }>): ExportFacts[] {
  const from = node.source ? { from: node.source.value } : {};
  return node.specifiers.map((specifier): ExportFacts => {
    const exported = nameOf(specifier.exported);
    if (specifier.type === 'ExportNamespaceSpecifier') return { exported, local: '*', ...from };
    if (specifier.type === 'ExportDefaultSpecifier') return { exported, local: 'default', ...from };
    return { exported, local: nameOf(specifier.local), ...from };
  });
}

function defaultExport(
  node: Node,
  declare: (node: Node, exported: boolean) => void,
  constants: Map<string, Value>,
  context: ScriptContext,
  skip: (node: Node) => boolean,
): string {
  const bare = bareExpression(node);
  if (bare.type === 'Identifier') return bare.name;
  if ((bare.type === 'FunctionDeclaration' || bare.type === 'ClassDeclaration') && bare.id) {
    declare(bare, false);
    return bare.id.name;
  }
  if (!skip(node)) constants.set('default', valueOf(bare, context));
  return 'default';
}

function declareConstant(
  declarator: VariableDeclarator,
  constant: boolean,
  constants: Map<string, Value>,
  context: ScriptContext,
): void {
  for (const [name, value] of declaredValues(declarator, context)) {
    if (constant || value.kind === 'function') constants.set(name, value);
  }
}

function enumValue(node: Extract<Node, { type: 'TSEnumDeclaration' }>, context: ScriptContext): Value {
  const entries: { key: string; value: Value }[] = [];
  let next: number | null = 0;
  for (const member of node.body?.members ?? node.members) {
    const key = propertyKey(member.id, false);
    const at = sourceAt(member, context);
    const value: Value = member.initializer
      ? valueOf(member.initializer, context)
      : next === null
        ? { kind: 'unknown', at }
        : { kind: 'literal', value: next, at };
    next = value.kind === 'literal' && typeof value.value === 'number' ? value.value + 1 : null;
    if (key !== null) entries.push({ key, value });
  }
  return { kind: 'object', entries, spreads: [], at: sourceAt(node, context) };
}
