import type { File, Identifier, Node, Statement } from '@babel/types';

import { walkNodes } from '../../script/walk-nodes.js';

/** A module of a page: its syntax tree, and the paths of the modules that it imports, by specifier. */
export interface PageModule {
  path: string;
  ast: File;
  loads: ReadonlyMap<string, string>;
}

/** A module with its names among those of all modules. */
interface NamedModule extends PageModule {
  /** The new names of its own top-level names that another module has as well. */
  renamed: Map<string, string>;
  /** The exports: a name at the top level, or an export of another module. `*` exports all of another module. */
  exports: Map<string, { local: string } | { from: string; name: string }>;
  all: string[];
}

/**
 * Rewrites the modules of a page in place, so that they share one set of names as plain scripts do. An import has the name
 * of what it imports, and `ui.draw` of `import * as ui` is `draw`. A name that two modules declare gets a mark in the second.
 */
export function joinModules(modules: readonly PageModule[]): void {
  const taken = new Set<string>();
  const named = new Map(modules.map((module) => [module.path, nameModule(module, taken)]));
  for (const module of named.values()) {
    const { names, spaces } = importedNames(module, named);
    renameIn(module.ast, new Map([...module.renamed, ...names]), (space, member) => {
      const from = spaces.get(space);
      return from === undefined ? undefined : exportedName(from, member, named);
    });
    const { program } = module.ast;
    program.body = program.body.filter(
      (one) => one.type !== 'ImportDeclaration' || !module.loads.has(one.source.value),
    );
  }
}

function nameModule(module: PageModule, taken: Set<string>): NamedModule {
  const named: NamedModule = { ...module, renamed: new Map(), exports: new Map(), all: [] };
  const { program } = module.ast;
  program.body = program.body.flatMap((one) => plainStatement(one, named));
  for (const name of program.body.flatMap(declaredNames)) {
    let free = name;
    for (let count = 2; taken.has(free); count += 1) free = `${name}_${count}`;
    taken.add(free);
    if (free !== name) named.renamed.set(name, free);
  }
  return named;
}

/** Notes the exports of a statement, and returns the statement without them. */
function plainStatement(node: Statement, { exports, all, loads }: NamedModule): Statement[] {
  if (node.type === 'ExportAllDeclaration') {
    const from = loads.get(node.source.value);
    if (from !== undefined) all.push(from);
    return [];
  }
  if (node.type === 'ExportDefaultDeclaration') return defaultStatement(node.declaration, exports);
  if (node.type !== 'ExportNamedDeclaration') return [node];
  for (const one of node.specifiers) {
    if (one.type !== 'ExportSpecifier') continue;
    const exported = one.exported.type === 'Identifier' ? one.exported.name : one.exported.value;
    const from = node.source ? loads.get(node.source.value) : undefined;
    if (from !== undefined) exports.set(exported, { from, name: one.local.name });
    else if (!node.source) exports.set(exported, { local: one.local.name });
  }
  if (!node.declaration) return [];
  for (const name of declaredNames(node.declaration)) exports.set(name, { local: name });
  return [node.declaration];
}

function defaultStatement(node: Node, exports: NamedModule['exports']): Statement[] {
  if (node.type === 'Identifier') {
    exports.set('default', { local: node.name });
    return [];
  }
  const isDeclared = node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration';
  const local = (isDeclared ? node.id?.name : undefined) ?? 'exported';
  exports.set('default', { local });
  const { loc, start, end } = node;
  const id = { type: 'Identifier', name: local, loc, start, end } as Identifier;
  if (isDeclared) return [{ ...node, id } as Statement];
  const declarator = { type: 'VariableDeclarator', id, init: node, loc, start, end };
  return [{ type: 'VariableDeclaration', kind: 'const', declarations: [declarator], loc, start, end } as Statement];
}

/** Returns the names that a statement declares. */
export function declaredNames(node: Statement): string[] {
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') return node.id ? [node.id.name] : [];
  if (node.type !== 'VariableDeclaration') return [];
  return node.declarations.flatMap(({ id }) => {
    const names: string[] = [];
    if (id.type === 'Identifier') names.push(id.name);
    else if (id.type === 'ObjectPattern' || id.type === 'ArrayPattern')
      walkNodes(id, (inner) => {
        if (inner.type === 'ObjectProperty' && inner.value.type === 'Identifier') names.push(inner.value.name);
      });
    return names;
  });
}

/** Returns the new names of a module's imports, and the modules behind its names of whole modules. */
function importedNames(
  { ast, loads }: NamedModule,
  modules: ReadonlyMap<string, NamedModule>,
): { names: Map<string, string>; spaces: Map<string, string> } {
  const names = new Map<string, string>();
  const spaces = new Map<string, string>();
  for (const node of ast.program.body) {
    const from = node.type === 'ImportDeclaration' ? loads.get(node.source.value) : undefined;
    if (from === undefined || node.type !== 'ImportDeclaration') continue;
    for (const one of node.specifiers) {
      const local = one.local.name;
      if (one.type === 'ImportNamespaceSpecifier') {
        spaces.set(local, from);
        continue;
      }
      const imported =
        one.type === 'ImportDefaultSpecifier'
          ? 'default'
          : one.imported.type === 'Identifier'
            ? one.imported.name
            : one.imported.value;
      const name = exportedName(from, imported, modules);
      if (name !== undefined) names.set(local, name);
    }
  }
  return { names, spaces };
}

/** Returns the name that an export has among those of all modules. */
function exportedName(
  path: string,
  name: string,
  modules: ReadonlyMap<string, NamedModule>,
  seen: ReadonlySet<string> = new Set(),
): string | undefined {
  const module = modules.get(path);
  if (module === undefined || seen.has(path)) return undefined;
  const around = new Set([...seen, path]);
  const own = module.exports.get(name);
  if (own === undefined)
    return module.all.map((from) => exportedName(from, name, modules, around)).find((one) => one !== undefined);
  return 'local' in own
    ? (module.renamed.get(own.local) ?? own.local)
    : exportedName(own.from, own.name, modules, around);
}

/**
 * Renames identifiers in place. Members, keys and labels keep their names.
 * @param memberOf returns the name of a member of a whole module
 */
function renameIn(
  ast: File,
  names: ReadonlyMap<string, string>,
  memberOf: (space: string, member: string) => string | undefined,
): void {
  const kept = new Set<Node>();
  walkNodes(ast, (node) => {
    if (node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression') {
      if (node.computed || node.property.type !== 'Identifier') return;
      const { name: member } = node.property;
      const name = node.object.type === 'Identifier' ? memberOf(node.object.name, member) : undefined;
      if (name === undefined) kept.add(node.property);
      else {
        for (const key of ['object', 'property', 'computed', 'optional']) Reflect.deleteProperty(node, key);
        kept.add(Object.assign(node as Node, { type: 'Identifier', name }));
      }
      return;
    }
    if ('key' in node && !('computed' in node && node.computed === true)) {
      kept.add(node.key as Node);
      if (node.type === 'ObjectProperty') node.shorthand = false;
    }
    if (node.type === 'Identifier' && !kept.has(node)) node.name = names.get(node.name) ?? node.name;
  });
}
