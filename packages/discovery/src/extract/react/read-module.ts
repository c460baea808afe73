import type {
  ExportDefaultDeclaration,
  ExportNamedDeclaration,
  File,
  ImportDeclaration,
  Node,
  Statement,
  TSEnumDeclaration,
  VariableDeclarator,
} from '@babel/types';

import type { ComponentFacts, FileFacts, HandlerFacts, ImportFacts, TemplateNode, Value } from '../facts.js';
import { bareExpression } from '../script/path-of.js';
import { sourceAt } from '../script/script-context.js';
import { classComponent } from './class-component.js';
import { componentOf, isComponentName } from './component-of.js';
import { createReader } from './create-reader.js';
import { memberChain, propertyKey } from './member-path.js';
import { nodesOfValue } from './nodes-of-value.js';
import { declareValue } from './read-declaration.js';
import { readWrapped } from './read-wrapped.js';
import { addLocal, type Reader } from './reader.js';

type Module = Omit<FileFacts, 'problems' | 'framework'> & { reader: Reader; isMarkupFile: boolean };

/**
 * The facts of a parsed module. Markup that is rendered from outside any component (`createRoot(…).render(<App/>)`) is a
 * component named for the file.
 */
export function readModule(ast: File, file: string): FileFacts {
  const { body } = ast.program;
  const imports = body.flatMap((statement) => (statement.type === 'ImportDeclaration' ? importsOf(statement) : []));
  const reader = createReader(file, reactiveNames(imports));
  const module: Module = {
    file,
    reader,
    isMarkupFile: /\.[jt]sx$/.test(file),
    components: [],
    imports,
    exports: [],
    constants: reader.frame.locals,
  };
  for (const statement of body) readTopLevel(statement, module);
  addModuleRoot(ast, module);
  const { components, exports, constants } = module;
  return { file, framework: 'react', components, imports, exports, constants, problems: [] };
}

function reactiveNames(imports: ImportFacts[]): Set<string> {
  const reactive = new Set(['ref', 'shallowRef', 'reactive', 'shallowReactive']);
  return new Set(
    imports.filter(({ from, imported }) => from === 'vue' && reactive.has(imported)).map(({ local }) => local),
  );
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

function nameOf(node: Node): string {
  if (node.type === 'StringLiteral') return node.value;
  return node.type === 'Identifier' ? node.name : '';
}

function readTopLevel(statement: Statement, module: Module): void {
  switch (statement.type) {
    case 'ImportDeclaration':
      return;
    case 'ExportNamedDeclaration':
      readExport(statement, module);
      return;
    case 'ExportDefaultDeclaration':
      readDefaultExport(statement, module);
      return;
    case 'ExportAllDeclaration':
      if (statement.exportKind !== 'type') module.exports.push({ exported: '*', from: statement.source.value });
      return;
    case 'TSExportAssignment':
      exportValue('default', statement.expression, module);
      return;
    case 'ExpressionStatement':
      if (!readModuleAssignment(statement.expression, module)) collect(statement.expression, module);
      return;
    case 'IfStatement':
      readTopLevel(statement.consequent, module);
      if (statement.alternate) readTopLevel(statement.alternate, module);
      return;
    case 'BlockStatement':
      for (const inner of statement.body) readTopLevel(inner, module);
      return;
    case 'TryStatement':
      readTopLevel(statement.block, module);
      return;
    default:
      declare(statement, module);
  }
}

/** Calls at the top level are wanted for the markup that they may be given. */
function collect(expression: Node, { reader }: Module): void {
  reader.frame.collect = true;
  reader.value(expression);
  reader.frame.collect = false;
}

/** Declares what a statement names; gives the names. */
function declare(node: Node, module: Module): string[] {
  const { reader, constants } = module;
  switch (node.type) {
    case 'VariableDeclaration':
      if (node.declare === true) return [];
      return node.declarations.flatMap((declarator) => readModuleDeclarator(declarator, module));
    case 'FunctionDeclaration':
      if (!node.id || node.declare === true) return [];
      addFunction(node.id.name, node, module);
      return [node.id.name];
    case 'ClassDeclaration': {
      if (!node.id || node.declare === true) return [];
      const { name } = node.id;
      addClass(name, node, module);
      return [name];
    }
    case 'TSEnumDeclaration':
      constants[node.id.name] = enumValue(node, reader);
      return [node.id.name];
    default:
      return [];
  }
}

function addFunction(
  name: string,
  node: Extract<Node, { type: 'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression' }>,
  module: Module,
): void {
  const capital = isComponentName(name);
  const value = module.reader.function(node, capital);
  const component = capital ? componentOf(name, value, !module.isMarkupFile) : null;
  if (component === null) module.constants[name] = value;
  else module.components.push(component);
}

function addClass(
  name: string,
  node: Extract<Node, { type: 'ClassDeclaration' | 'ClassExpression' }>,
  module: Module,
): void {
  const value = module.reader.class(node);
  const component = classComponent(name, value);
  if (component === null) module.constants[name] = value;
  else module.components.push(component);
  for (const member of node.body.body) {
    if ((member.type !== 'ClassMethod' && member.type !== 'ClassProperty') || member.static !== true) continue;
    const key = propertyKey(member.key, member.computed === true);
    if (key === null) continue;
    const found =
      member.type === 'ClassMethod'
        ? module.reader.function(member, false)
        : member.value && module.reader.value(member.value);
    if (!found) continue;
    if (key === 'defaultProps' && component !== null) addDefaults(component, found);
    else module.constants[`${name}.${key}`] = found;
  }
}

function readModuleDeclarator(declarator: VariableDeclarator, module: Module): string[] {
  const { id, init } = declarator;
  const { reader } = module;
  if (id.type !== 'Identifier') {
    if (!init) return [];
    const required = requiredFile(init);
    if (required === null) {
      const before = new Set(Object.keys(module.constants));
      declareValue(id, reader.value(init), reader);
      return Object.keys(module.constants).filter((name) => !before.has(name) && !name.startsWith('~'));
    }
    if (id.type !== 'ObjectPattern') return [];
    for (const property of id.properties) {
      if (property.type !== 'ObjectProperty' || property.value.type !== 'Identifier') continue;
      const imported = propertyKey(property.key, property.computed === true);
      if (imported !== null) module.imports.push({ local: property.value.name, imported, from: required });
    }
    return [];
  }
  if (init) defineName(id.name, init, module);
  return [id.name];
}

/** What `name = init` at the top level makes: a component, an import, or a constant. */
function defineName(name: string, init: Node, module: Module): void {
  const node = bareExpression(init);
  const { reader, constants } = module;
  const required = requiredFile(node);
  if (required !== null) {
    module.imports.push({ local: name, imported: 'default', from: required });
    return;
  }
  if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression') {
    addFunction(name, node, module);
    return;
  }
  if (node.type === 'ClassExpression') {
    addClass(name, node, module);
    return;
  }
  const wrapped = readWrapped(name, node, reader);
  if (wrapped.kind === 'import') module.imports.push(wrapped.fact);
  if (wrapped.kind === 'component') module.components.push(wrapped.component);
  if (wrapped.kind === 'none') addLocal(reader.frame, name, reader.value(node));
  else if (wrapped.kind === 'component' && wrapped.component.wraps !== undefined) constants[name] = reader.value(node);
}

function requiredFile(init: Node): string | null {
  const node = bareExpression(init);
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'require')
    return null;
  const [first] = node.arguments;
  return first?.type === 'StringLiteral' ? first.value : null;
}

function readExport(node: ExportNamedDeclaration, module: Module): void {
  if (node.exportKind === 'type') return;
  if (node.declaration) {
    for (const name of declare(node.declaration, module)) module.exports.push({ exported: name, local: name });
  }
  const from = node.source ? { from: node.source.value } : {};
  for (const specifier of node.specifiers) {
    const exported = nameOf(specifier.exported);
    if (specifier.type === 'ExportNamespaceSpecifier') module.exports.push({ exported, local: '*', ...from });
    else if (specifier.type === 'ExportDefaultSpecifier') module.exports.push({ exported, local: 'default', ...from });
    else if (specifier.exportKind !== 'type') {
      module.exports.push({ exported, local: nameOf(specifier.local), ...from });
    }
  }
}

function readDefaultExport(node: ExportDefaultDeclaration, module: Module): void {
  const declaration = bareExpression(node.declaration);
  if ((declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration') && declaration.id) {
    declare(declaration, module);
    module.exports.push({ exported: 'default', local: declaration.id.name });
  } else exportValue('default', declaration, module);
}

/** Exports an expression; one without a name takes the name of its export, a component that of the file. */
function exportValue(exported: string, node: Node, module: Module): void {
  const bare = bareExpression(node);
  if (bare.type === 'Identifier') {
    module.exports.push({ exported, local: bare.name });
    return;
  }
  const own = bare.type === 'FunctionExpression' || bare.type === 'FunctionDeclaration' ? bare.id?.name : undefined;
  const local = own ?? (exported === 'default' ? nameOfFile(module) : exported);
  if (bare.type === 'FunctionDeclaration') addFunction(local, bare, module);
  else if (bare.type === 'ClassDeclaration') addClass(local, bare, module);
  else defineName(local, bare, module);
  module.exports.push({ exported, local });
}

/** A component-like name from the file's name that nothing else in the file has. */
function nameOfFile({ file, constants, components, imports }: Module): string {
  const parts = file.replace(/\.\w+$/, '').split('/');
  const last = parts.at(-1) === 'index' ? (parts.at(-2) ?? 'index') : (parts.at(-1) ?? '');
  const words = last.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  const base = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('') || 'Default';
  const capital = isComponentName(base) ? base : `File${base}`;
  const taken =
    Object.hasOwn(constants, capital) ||
    components.some(({ name }) => name === capital) ||
    imports.some(({ local }) => local === capital);
  return taken ? `${capital}~` : capital;
}

/** `X.defaultProps = …`, `Dialog.Trigger = …`, `module.exports = …`, `exports.x = …`. */
function readModuleAssignment(expression: Node, module: Module): boolean {
  if (expression.type !== 'AssignmentExpression' || expression.operator !== '=') return false;
  const { base, keys } = memberChain(expression.left);
  const [key, second] = keys;
  if (base.type !== 'Identifier' || typeof key !== 'string') return false;
  const { name } = base;
  if (name === 'module' && key === 'exports') {
    if (typeof second === 'string') exportValue(second, expression.right, module);
    else if (expression.right.type === 'ObjectExpression') {
      for (const property of expression.right.properties) {
        if (property.type !== 'ObjectProperty') continue;
        const exported = propertyKey(property.key, property.computed === true);
        if (exported !== null) exportValue(exported, property.value, module);
      }
    } else exportValue('default', expression.right, module);
    return true;
  }
  if (name === 'exports') {
    exportValue(key, expression.right, module);
    return true;
  }
  if (keys.length !== 1 || !isComponentName(name)) return false;
  if (key === 'displayName' || key === 'propTypes') return true;
  const component = module.components.findLast((one) => one.name === name);
  if (key === 'defaultProps' && component !== undefined) {
    addDefaults(component, module.reader.value(expression.right));
  } else module.constants[`${name}.${key}`] = module.reader.value(expression.right);
  return true;
}

function addDefaults(component: ComponentFacts, value: Value): void {
  if (value.kind !== 'object') return;
  for (const entry of value.entries) {
    const known = component.props.names.find(({ prop }) => prop === entry.key);
    if (known === undefined) {
      component.props.names.push({ prop: entry.key, local: `~${entry.key}`, default: entry.value });
    } else known.default ??= entry.value;
  }
}

function enumValue(node: TSEnumDeclaration, reader: Reader): Value {
  const entries: { key: string; value: Value }[] = [];
  let next: number | null = 0;
  for (const member of node.body?.members ?? node.members) {
    const at = sourceAt(member, reader);
    const value: Value = member.initializer
      ? reader.value(member.initializer)
      : next === null
        ? { kind: 'unknown', at }
        : { kind: 'literal', value: next, at };
    next = value.kind === 'literal' && typeof value.value === 'number' ? value.value + 1 : null;
    const key = propertyKey(member.id, false);
    if (key !== null) entries.push({ key, value });
  }
  return { kind: 'object', entries, spreads: [], at: sourceAt(node, reader) };
}

function addModuleRoot(ast: File, module: Module): void {
  const { reader, constants } = module;
  const root = [...renderedBy(reader.frame.does), ...Object.values(constants).flatMap(renderedByFunction)];
  if (root.length === 0) return;
  const at = root[0]?.at ?? sourceAt(ast, reader);
  module.components.push({ name: nameOfFile(module), at, props: { names: [] }, locals: {}, states: [], root });
}

function renderedByFunction(value: Value): TemplateNode[] {
  return value.kind === 'function' ? renderedBy(value.does) : [];
}

/** Markup that is passed to calls, callbacks included. */
function renderedBy(does: HandlerFacts): TemplateNode[] {
  return does.calls.flatMap((call) =>
    call.args.flatMap((argument) =>
      argument.kind === 'markup'
        ? nodesOfValue(argument)
        : argument.kind === 'function'
          ? [...(argument.returns ?? []), ...renderedBy(argument.does)]
          : [],
    ),
  );
}
