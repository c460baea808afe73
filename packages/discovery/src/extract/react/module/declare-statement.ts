import type { Node, VariableDeclarator } from '@babel/types';

import { addClass, addFunction, defineName } from './define-name.js';
import { enumValue } from '../values/enum-value.js';
import { propertyKey } from '../values/member-path.js';
import { requiredFile } from './module-imports.js';
import type { Module } from './module.js';
import { declareValue } from '../functions/read-declaration.js';

/** Declares the names of a statement, and returns them. */
export function declareStatement(node: Node, module: Module): string[] {
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
