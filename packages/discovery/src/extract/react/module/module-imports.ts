import type { ImportDeclaration, Node } from '@babel/types';

import type { ImportFacts } from '../../facts/facts.js';
import { bareExpression } from '../../script/path-of.js';

/** Returns the local names of Vue's functions that make an element. */
export function drawingNames(imports: readonly ImportFacts[]): Set<string> {
  return new Set(
    imports
      .filter(({ from, imported }) => from === 'vue' && (imported === 'h' || imported === 'createVNode'))
      .map(({ local }) => local),
  );
}

/** Returns the names that an import declaration brings in, types left out. */
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

/** Returns the name of an import or export specifier. */
export function nameOf(node: Node): string {
  if (node.type === 'StringLiteral') return node.value;
  return node.type === 'Identifier' ? node.name : '';
}

/** Returns the file of `require('…')`; null for anything else. */
export function requiredFile(init: Node): string | null {
  const node = bareExpression(init);
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'require')
    return null;
  const [first] = node.arguments;
  return first?.type === 'StringLiteral' ? first.value : null;
}
