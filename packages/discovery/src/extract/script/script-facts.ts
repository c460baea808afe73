import type { ImportDeclaration, Node, Statement, VariableDeclarator } from '@babel/types';

import type { ExportFacts, ImportFacts, Value } from '../facts.js';
import { declaredValues } from './declared-values.js';
import { functionValue } from './function-value.js';
import { boundNames } from './handler-facts.js';
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

function importsOf(node: ImportDeclaration): ImportFacts[] {
  if (node.importKind === 'type' || node.importKind === 'typeof') return [];
  const from = node.source.value;
  return node.specifiers.flatMap((specifier): ImportFacts[] => {
    const local = specifier.local.name;
    if (specifier.type === 'ImportDefaultSpecifier') return [{ local, imported: 'default', from }];
    if (specifier.type === 'ImportNamespaceSpecifier') return [{ local, imported: '*', from }];
    if (specifier.importKind === 'type' || specifier.importKind === 'typeof') return [];
    return [{ local, imported: nameOf(specifier.imported), from }];
  });
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

function nameOf(node: Node): string {
  if (node.type === 'StringLiteral') return node.value;
  return node.type === 'Identifier' ? node.name : '';
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

/** `lazy(() => import('./X'))`, `require('./x')`: a declaration that only imports. */
function importsOfDeclarator(declarator: VariableDeclarator): ImportFacts[] {
  if (!declarator.init) return [];
  const init = bareExpression(declarator.init);
  if (init.type !== 'CallExpression') {
    if (init.type !== 'ArrowFunctionExpression' || declarator.id.type !== 'Identifier') return [];
    const dynamic = dynamicImport(init);
    return dynamic === null ? [] : [{ local: declarator.id.name, ...dynamic }];
  }
  const [first] = init.arguments;
  if (first === undefined) return [];
  if (init.callee.type === 'Identifier' && init.callee.name === 'require' && first.type === 'StringLiteral') {
    return requireImports(declarator.id, first.value);
  }
  if (declarator.id.type !== 'Identifier') return [];
  const loader = first.type === 'ObjectExpression' ? loaderOption(first) : first;
  const dynamic = loader === null ? null : dynamicImport(loader);
  return dynamic === null ? [] : [{ local: declarator.id.name, ...dynamic }];
}

function requireImports(id: Node, from: string): ImportFacts[] {
  if (id.type === 'Identifier') return [{ local: id.name, imported: 'default', from }];
  if (id.type !== 'ObjectPattern') return [];
  return id.properties.flatMap((property): ImportFacts[] => {
    if (property.type !== 'ObjectProperty') return [];
    const imported = propertyKey(property.key, property.computed);
    const [local] = boundNames(property.value);
    return imported === null || local === undefined ? [] : [{ local, imported, from }];
  });
}

/** `defineAsyncComponent({ loader: () => import('./X.vue') })`. */
function loaderOption(node: Extract<Node, { type: 'ObjectExpression' }>): Node | null {
  for (const property of node.properties) {
    if (property.type === 'ObjectProperty' && propertyKey(property.key, property.computed) === 'loader') {
      return property.value;
    }
  }
  return null;
}

/** The import inside `() => import('./X')` and `() => import('./X').then((m) => m.Named)`. */
function dynamicImport(loader: Node): { imported: string; from: string } | null {
  if (loader.type !== 'ArrowFunctionExpression' && loader.type !== 'FunctionExpression') return null;
  const returned = returnedExpression(loader.body);
  if (returned === null) return null;
  const direct = importedFile(returned);
  if (direct !== null) return { imported: 'default', from: direct };
  if (returned.type !== 'CallExpression' || returned.callee.type !== 'MemberExpression') return null;
  const from = importedFile(returned.callee.object);
  if (from === null || nameOf(returned.callee.property) !== 'then') return null;
  const [then] = returned.arguments;
  const picked = then?.type === 'ArrowFunctionExpression' ? returnedExpression(then.body) : null;
  return { imported: picked === null ? 'default' : pickedName(picked), from };
}

function returnedExpression(body: Node): Node | null {
  if (body.type !== 'BlockStatement') return bareExpression(body);
  const last = body.body.at(-1);
  return last?.type === 'ReturnStatement' && last.argument ? bareExpression(last.argument) : null;
}

function importedFile(node: Node): string | null {
  const source =
    node.type === 'ImportExpression'
      ? node.source
      : node.type === 'CallExpression' && node.callee.type === 'Import'
        ? node.arguments[0]
        : undefined;
  if (source?.type === 'StringLiteral') return source.value;
  return source?.type === 'TemplateLiteral' && source.expressions.length === 0
    ? (source.quasis[0]?.value.cooked ?? null)
    : null;
}

/** `m.Named`, `({ default: m.Named })`. */
function pickedName(node: Node): string {
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier') return node.property.name;
  if (node.type !== 'ObjectExpression') return 'default';
  for (const property of node.properties) {
    if (property.type === 'ObjectProperty' && propertyKey(property.key, property.computed) === 'default') {
      return pickedName(bareExpression(property.value));
    }
  }
  return 'default';
}
