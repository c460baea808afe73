import type { File, Node, Statement } from '@babel/types';

import type { SourceFacts } from '../../facts/facts.js';
import { isMessageSetup } from '../../../messages/translator-calls.js';
import { createReader } from './create-reader.js';
import { declareStatement } from './declare-statement.js';
import { exportValue, readDefaultExport, readExport, readModuleAssignment } from './module-exports.js';
import { stateMakersOf } from '../../script/made-state.js';
import { drawingNames, importsOf } from './module-imports.js';
import { addModuleRoot } from './module-root.js';
import type { Module } from './module.js';

/**
 * Returns the facts of a parsed module. Markup that is rendered from outside any component
 * (`createRoot(…).render(<App/>)`) is a component named for the file.
 */
export function readModule(ast: File, file: string): SourceFacts {
  const { body } = ast.program;
  const imports = body.flatMap((statement) => (statement.type === 'ImportDeclaration' ? importsOf(statement) : []));
  const reader = createReader(file, stateMakersOf(imports, declaredNames(body)), drawingNames(imports));
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
  const calls = reader.frame.does.calls.filter(({ callee }) => isMessageSetup(callee));
  const wired = calls.length === 0 ? {} : { calls };
  return { file, components, imports, exports, constants, ...wired, problems: [] };
}

/** Returns the names of the functions and constants that a module declares. */
function declaredNames(body: readonly Statement[]): Set<string> {
  const declared = body.map((statement) =>
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement,
  );
  return new Set(
    declared.flatMap((node) => {
      if (node?.type === 'FunctionDeclaration') return node.id ? [node.id.name] : [];
      const ids = node?.type === 'VariableDeclaration' ? node.declarations.map(({ id }) => id) : [];
      return ids.flatMap((id) => (id.type === 'Identifier' ? [id.name] : []));
    }),
  );
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
      declareStatement(statement, module);
  }
}

/** Reads calls at the top level for markup among their arguments. */
function collect(expression: Node, { reader }: Module): void {
  reader.frame.collect = true;
  reader.value(expression);
  reader.frame.collect = false;
}
