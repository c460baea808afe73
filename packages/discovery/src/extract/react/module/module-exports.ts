import type { ExportDefaultDeclaration, ExportNamedDeclaration, Node } from '@babel/types';

import { bareExpression } from '../../script/path-of.js';
import { isComponentName } from '../components/component-of.js';
import { declareStatement } from './declare-statement.js';
import { addClass, addDefaults, addFunction, defineName } from './define-name.js';
import { memberChain, propertyKey } from '../values/member-path.js';
import { nameOf } from './module-imports.js';
import { nameOfFile, type Module } from './module.js';

/** Reads `export …`, named and re-exported. */
export function readExport(node: ExportNamedDeclaration, module: Module): void {
  if (node.exportKind === 'type') return;
  if (node.declaration) {
    for (const name of declareStatement(node.declaration, module)) module.exports.push({ exported: name, local: name });
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

/** Reads `export default …`. */
export function readDefaultExport(node: ExportDefaultDeclaration, module: Module): void {
  const declaration = bareExpression(node.declaration);
  if ((declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration') && declaration.id) {
    declareStatement(declaration, module);
    module.exports.push({ exported: 'default', local: declaration.id.name });
  } else exportValue('default', declaration, module);
}

/**
 * Exports an expression. An expression without a name has the name of its export. A component without a name has the
 * name of the file.
 */
export function exportValue(exported: string, node: Node, module: Module): void {
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

/**
 * Reads an assignment at the top level that exports or describes something: `module.exports = …`, `exports.x = …`,
 * `X.defaultProps = …`, `Dialog.Trigger = …`. Returns false for any other expression.
 */
export function readModuleAssignment(expression: Node, module: Module): boolean {
  if (expression.type !== 'AssignmentExpression' || expression.operator !== '=') return false;
  const { base, keys } = memberChain(expression.left);
  const [key, second] = keys;
  if (base.type !== 'Identifier' || typeof key !== 'string') return false;
  if (base.name === 'module' && key === 'exports') {
    if (typeof second === 'string') exportValue(second, expression.right, module);
    else exportMembers(expression.right, module);
    return true;
  }
  if (base.name === 'exports') {
    exportValue(key, expression.right, module);
    return true;
  }
  return keys.length === 1 && readComponentMember(base.name, key, expression.right, module);
}

/** Exports each member of `module.exports = { … }`. Any other value is the default export. */
function exportMembers(exported: Node, module: Module): void {
  if (exported.type !== 'ObjectExpression') {
    exportValue('default', exported, module);
    return;
  }
  for (const property of exported.properties) {
    if (property.type !== 'ObjectProperty') continue;
    const key = propertyKey(property.key, property.computed === true);
    if (key !== null) exportValue(key, property.value, module);
  }
}

/** Reads `Dialog.defaultProps = …`, which describes a component, and `Dialog.Trigger = …`, which adds a member. */
function readComponentMember(name: string, key: string, value: Node, module: Module): boolean {
  if (!isComponentName(name)) return false;
  if (key === 'displayName' || key === 'propTypes') return true;
  const component = module.components.findLast((one) => one.name === name);
  if (key === 'defaultProps' && component !== undefined) addDefaults(component, module.reader.value(value));
  else module.constants[`${name}.${key}`] = module.reader.value(value);
  return true;
}
