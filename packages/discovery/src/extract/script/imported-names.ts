import type { ImportDeclaration, Node, VariableDeclarator } from '@babel/types';

import type { ImportFacts } from '../facts.js';
import { boundNames } from './handler-facts.js';
import { bareExpression } from './path-of.js';
import { propertyKey } from './value-of-expression.js';

/** What an import statement brings in; types are left out. */
export function importsOf(node: ImportDeclaration): ImportFacts[] {
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

/** The name of an import or export specifier. */
export function nameOf(node: Node): string {
  if (node.type === 'StringLiteral') return node.value;
  return node.type === 'Identifier' ? node.name : '';
}

/** What a declaration brings in that only imports: `lazy(() => import('./X'))`, `require('./x')`; otherwise nothing. */
export function importsOfDeclarator(declarator: VariableDeclarator): ImportFacts[] {
  if (!declarator.init) return [];
  const init = bareExpression(declarator.init);
  if (init.type === 'CallExpression' && init.callee.type === 'Identifier' && init.callee.name === 'require') {
    const [file] = init.arguments;
    return file?.type === 'StringLiteral' ? requireImports(declarator.id, file.value) : [];
  }
  const lazy = declarator.id.type === 'Identifier' ? lazyImport(init) : null;
  return lazy === null || declarator.id.type !== 'Identifier' ? [] : [{ local: declarator.id.name, ...lazy }];
}

/** What `() => import('./X')` loads, bare or passed to `lazy`, `dynamic`, `defineAsyncComponent`; null for anything else. */
export function lazyImport(expression: Node): { imported: string; from: string } | null {
  const node = bareExpression(expression);
  if (node.type !== 'CallExpression') return dynamicImport(node);
  const [first] = node.arguments;
  if (first === undefined) return null;
  const loader = first.type === 'ObjectExpression' ? loaderOption(first) : first;
  return loader === null ? null : dynamicImport(loader);
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
